import { expect, it } from 'vitest'
import { fieldsOf } from '../testing/lone-oak.ts'

const flood = (body: string, head = 'Policy number   RRF-220841') =>
  fieldsOf(`
RED RIVER FLOOD INSURANCE COMPANY                                 FLOOD POLICY DECLARATIONS
Write Your Own Program     Dwelling Form

${head}
Policy period   07/13/2026 to 07/13/2027

INSURED
Ana Flores
12 Elm St
Katy, TX 77494

${body}

Total premium                                         $1,343.00`)

const LIMITS = `
Building                                               $220,000
Contents                                                $60,000`

it.each([
  ['Deductible for each flood event                          $2,000', 2000],
  ['Deductible, all coverages together                       $2,000', 2000],
  ['Deductible for flood of a boat                           $2,000', undefined],
])('%s', (row, amount) => expect(flood(`${LIMITS}\n${row}`).deductibles.all_perils?.amount).toBe(amount))

it('names its number and its home in the programme’s way', () => {
  const { policy_form, policy_number, property_address } = flood(
    `DESCRIBED LOCATION IS THE MAILING ADDRESS\n${LIMITS}`,
    'NFIP NUMBER     RRF220841',
  )
  expect([policy_form, policy_number, property_address.street]).toEqual(['NFIP-D', 'RRF220841', '12 Elm St'])
})

it('settles each column as its claims are paid', () => {
  const { dwelling_settlement, personal_property_settlement } = flood(`
                      Building           Contents
Limit of coverage     $220,000           $60,000
Claims paid at        Replacement cost   Actual cash value`)
  expect([dwelling_settlement, personal_property_settlement]).toEqual(['RCV', 'ACV'])
})

it('takes no estimate below the contents for their settlement', () =>
  expect(
    flood(`
Building     $220,000     Deductible   $1,500
Contents      $60,000     Deductible   $1,500

Rating
Replacement cost value: $241,000          Flood zone: AE`).personal_property_settlement,
  ).toBeNull())

it('has no limit of its own for what uses part of the building’s', () =>
  expect(
    flood(`${LIMITS}\nDetached structures, uses a part of the building limit     10% of building`)
      .coverage_b_other_structures,
  ).toBeNull())

it('has limit, deductible and settlement in the rows of building and contents', () => {
  const { dwelling_settlement, personal_property_settlement, deductibles } = flood(`
COVERAGE                         LIMIT         DEDUCTIBLE
BUILDING - REPLACEMENT COST      $220,000          $1,250
CONTENTS - ACTUAL CASH VALUE      $60,000          $1,250`)
  expect([dwelling_settlement, personal_property_settlement]).toEqual(['RCV', 'ACV'])
  expect(deductibles.all_perils?.amount).toBe(1250)
})

it.each([
  ['Bringing it up to code                                  $22,000', null],
  ['Ordinance or law                                            10%', 10],
])('what it pays for compliance is no ordinance or law: %s', (row, percent) =>
  expect(flood(`${LIMITS}\n${row}`).ordinance_or_law_percentage).toBe(percent),
)
