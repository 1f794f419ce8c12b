import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const ROWS = `
Coverage A - Dwelling                        $301,000            $322,000
Coverage B - Other Structures                 $30,100             $32,200
Coverage C - Personal Property               $150,500            $161,000
Coverage E - Personal Liability              $100,000            $300,000
All other perils                               $3,010              $3,220
Total annual premium                        $2,110.00           $2,290.00`

it.each([
  ['Before this', 'As of this', 'change'],
  ['Prior to the', 'Following the', 'amendment'],
  ['Before', 'With this', 'endorsement'],
  ['Preceding', 'Upon this', 'transaction'],
  ['Up to this', 'Under this', 'revision'],
])('of "%s" and "%s", over "%s", the second column holds now', (before, after, event) => {
  const heads = [
    [before, after],
    [event, event],
  ].map(([left = '', right = '']) => `${' '.repeat(45)}${left.padEnd(20)}${right}`)
  const fields = fieldsOf(`${HEAD}\n\n${heads.join('\n')}${ROWS}`)
  expect([
    fields.coverage_a_dwelling,
    fields.coverage_b_other_structures,
    fields.coverage_e_personal_liability,
    fields.deductibles.all_perils?.amount,
    fields.total_annual_premium,
  ]).toEqual([322_000, 32_200, 300_000, 3220, 2290])
})

it('an old policy stands beside the new one', () => {
  const fields = fieldsOf(`${HEAD}

WHAT CHANGED                                 OLD POLICY          NEW POLICY
Coverage A - Dwelling                        $301,000            $322,000
Mold (biological deterioration)              $5,000              $10,000`)
  expect([fields.coverage_a_dwelling, fields.mold_limit]).toEqual([322_000, 10_000])
})
