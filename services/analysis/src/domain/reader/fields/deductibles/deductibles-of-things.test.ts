import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const allPerils = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).deductibles.all_perils?.amount ?? null

it.each([
  'Theft and other losses                $1,000',
  'Deductibles\nTheft and other losses of jewelry     $1,000',
  'Deductible: Theft and other losses while the home is let     $1,000',
  'Jewelry               $10,000\nEach loss, whatever the cause     $250',
  'Water backup          $10,000\nDeductible each loss  $500',
  'Water backup of sewers or drains $10,000, deductible $500 each loss',
  'Jewelry deductible, whatever the cause   $250',
  'Deductible (theft)        $1,000',
  'Scheduled piano       $20,000\nDeductible            $250',
  'Flood: insured under another policy\n     Deductible       $1,250',
])('is none of all perils: %s', (body) => expect(allPerils(body)).toBeNull())

it.each<[string, number]>([
  ['Section I deductibles\nFire, theft and other losses      $1,000', 1000],
  ['Deductibles\nWind and hail             2%   $6,000\nTheft and other losses    $1,000', 1000],
  ['Theft and other losses off premises      $1,000\nDeductible (all perils)    $2,500', 2500],
  ['Deductible, whatever the cause of loss   $2,500', 2500],
  ['Water backup deductible, each loss   $500\nDeductible each loss                 $2,500', 2500],
  ['Water backup          $10,000\nMold                  $5,000\nDeductible each loss  $2,500', 2500],
  ['Roof type             Composition\nDeductible            $2,500', 2500],
  ['Pool                  None\nDeductible            $2,500', 2500],
  ['Flood: insured under another policy\nDeductible            $2,500', 2500],
  ['How much is the deductible?      $2,500', 2500],
  ['What is my deductible?\n$2,500', 2500],
  ['How much is the deductible for all other losses?   $2,500', 2500],
])('is that of all perils: %s', (body, dollars) => expect(allPerils(body)).toBe(dollars))

it('does not read that of what stands above it, whatever the cause is called', () => {
  expect(allPerils('Furs and jewelry      $8,000\nDeductible (any cause)      $250')).toBeNull()
})

it.each([
  'Deductibles        All other perils      $2,500\n                   Windstorm or hail     $6,000\n                   Water backup          $1,000',
  'Deductibles        All other perils $2,500\n                   Water backup $1,000',
  'Deductibles:       All other perils $2,500      Water backup $1,000',
])('takes the last of a list of deductibles for no limit: %s', (rows) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${rows}`).water_backup_limit).toBeNull()
  expect(allPerils(rows)).toBe(2_500)
})

it('reads a limit below a row that is a deductible alone', () => {
  const rows = 'Deductible    All other perils   $2,500\n              Water backup       $10,000'
  expect(fieldsOf(`${HEAD}${LIMITS}\n${rows}`).water_backup_limit).toBe(10_000)
})
