import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

const settled = (rows: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = withLines(rows)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}
const NOTHING = [null, null, null]

describe('what it would cost new is no settlement', () => {
  it.each([
    'Dwelling valuation    Cost new (Marshall & Swift) $412,000',
    'Dwelling          Cost new       $412,000',
    'Dwelling rating data: year built 1987, cost new $412,000, class 4',
    'Your home is insured for 80% of its cost new.',
    'Dwelling cost-new basis of rating',
    'Dwelling: indemnity value $210,000',
    'Premium by coverage\nDwelling cost new   $312',
    'Dwelling   Estimated cost new   $412,000',
    'The cost new of your home is estimated every year.',
    'Dwelling reinstatement cost   $412,000',
    'Reinstatement value of the house   $412,000',
  ])('%s', (row) => {
    expect(settled(row)).toEqual(NOTHING)
  })

  it.each([
    'Your home is paid at cost new with depreciation taken off.',
    'Your home is settled at cost new, and wear is taken off.',
  ])('%s', (row) => {
    expect(withLines(row).dwelling_settlement).not.toBe('RCV')
  })
})

describe('items and parts with other letters', () => {
  it.each([
    'Scheduled personal property\nItem A, replacement cost; item B, replacement cost; item C, actual cash value.',
    'Item C   Fence $10,000\nLosses to item C are settled at actual cash value.',
    'Scheduled outbuildings: item A barn, item B shed.\nItem A is settled at actual cash value.',
    'Golf cart: Part A, liability\nPart C, actual cash value',
    'Equipment list: part A, pump; part C, compressor.\nPart C is settled at actual cash value.',
    'Part   Section\nA      Dwelling rules\nB      Household contents\nPart A is settled at replacement cost.',
    'Item   Article         Amount\nA      Home theater    $30,000\nItem A is settled at actual cash value.',
    'Jewelry schedule\nItem C is settled at replacement cost.',
  ])('%s', (rows) => {
    expect(settled(rows)).toEqual(NOTHING)
  })

  it('on a page whose item B is personal property', () => {
    const { personal_property_settlement } = fieldsOf(`${HEAD}
Coverages                             Limit
A. Dwelling                        $300,000
B. Personal Property               $150,000
C. Personal Liability              $100,000
D. Medical Payments                  $5,000
Loss settlement: item A, replacement cost; item B, replacement cost; item C, actual cash value.`)
    expect(personal_property_settlement).not.toBe('ACV')
  })
})

describe('what merely says replacement extends nothing', () => {
  it('the whole of a limit', () => {
    const told = fieldsOf(`${HEAD}
Coverages               Limit        Loss settlement
A. Dwelling             $300,000     Replacement, up to 100% of limit
C. Personal Property    $150,000     Actual cash value`)
    expect(told.extended_dwelling_percentage).toBeNull()
  })

  it.each([
    'Roof replacement on dwelling limited to 100% of schedule',
    'Dwelling: insured to replacement; limit equal to 100% of estimate',
    'Dwelling windows: replacement with impact glass, up to 110% of the cost',
    'Energy efficient replacement in your home: up to 125% of cost',
    'Equipment breakdown: dwelling equipment replacement, up to 150% of cost for greener equipment',
    'House replacement value adjusted to 110% of last year',
    'Dwelling     Replacement of locks, up to 125% of cost',
  ])('%s', (row) => {
    const { extended_dwelling_percentage, dwelling_settlement } = withLines(row)
    expect(extended_dwelling_percentage).toBeNull()
    if (!row.startsWith('House')) expect(dwelling_settlement).toBeNull()
  })
})

describe('done alike, but not settled alike', () => {
  it.each([
    'Roof claims are inspected and paid in the same prompt manner as other claims on your home.',
    'Roof claims are paid on the same payment terms as the dwelling.',
    'Roof claims are handled in the same careful manner as claims on your home and paid in 30 days.',
  ])('%s', (row) => {
    expect(withLines(`Your dwelling is paid at replacement cost.\n\n${row}`).roof_settlement).toBeNull()
  })

  it.each([
    'Personal property claims are handled and paid in the same friendly way as dwelling claims.',
    'The premium for personal property is paid in the same monthly way as the premium for the dwelling.',
    'The premium for personal property is paid the same way as the premium for the dwelling.',
  ])('%s', (row) => {
    expect(withLines(`Your dwelling is paid at replacement cost.\n\n${row}`).personal_property_settlement).toBeNull()
  })

  it.each([
    'Terms of payment: monthly, dwelling with replacement cost endorsement, 12 payments',
    'Basis of payment: dwelling premium is rated at replacement cost',
  ])('%s', (row) => {
    expect(settled(row)).toEqual(NOTHING)
  })
})

describe('parts, and things of others', () => {
  it.each([
    "Replacement of the home's locks is paid at replacement cost.",
    'Loss assessment: real property of the association is settled at replacement cost.',
    'Household effects of servants are paid at actual cash value.',
    'Farm movable property is settled at actual cash value.',
    'Household effects of guests are settled at actual cash value.',
    'Movable property of others is settled at actual cash value.',
    'Real property: other structures at actual cash value',
  ])('%s', (row) => {
    expect(settled(row)).toEqual(NOTHING)
  })
})

describe('looks of other things', () => {
  it.each([
    'Service line: cosmetic damage to driveways not covered.',
    'Golf cart rider: cosmetic damage to carts not paid',
    'Equipment breakdown: cosmetic damage to appliances not covered',
    'Pool rider: cosmetic marring of pool surfaces not paid',
  ])('%s', (row) => {
    expect(withLines(row).cosmetic_damage_excluded).toBe(false)
  })
})

describe('small limits and lists', () => {
  it('overflow is of drains', () => {
    expect(withLines('Water discharge or overflow         $5,000').water_backup_limit).toBe(5_000)
  })

  it.each([
    ['Code deficiencies noted 5%', 'ordinance_or_law_percentage'],
    ['Code violation surcharge 10%', 'ordinance_or_law_percentage'],
    ['Code violations found at inspection   10%', 'ordinance_or_law_percentage'],
    ['Increased cost of living factor   $12,000', 'coverage_d_loss_of_use'],
    ['Extra cost of living allowance for servants   $12,000', 'coverage_d_loss_of_use'],
    ['Rent lost by tenant default   $5,000', 'coverage_d_loss_of_use'],
    ['Rents lost by eviction   $5,000', 'coverage_d_loss_of_use'],
    ['Voluntary medical payments to residence employees $2,500', 'coverage_f_medical_payments'],
    ['Voluntary medical payments, farm workers $2,500', 'coverage_f_medical_payments'],
    ['Scheduled golf cart\nLoss payee clause   Brazos Credit Union', 'mortgagee'],
    ['Golf cart\nLien interest   Brazos Credit Union', 'mortgagee'],
    ["Boat\nLender's clause   Brazos Credit Union", 'mortgagee'],
    ['Increased cost of living and inflation guard   4%', 'coverage_d_loss_of_use'],
    ['Voluntary medical payments, watercraft   $5,000', 'coverage_f_medical_payments'],
    ['Repair of code violations noted at inspection   10%', 'ordinance_or_law_percentage'],
    ['Piano\nLoss payable clause   Brazos Credit Union', 'mortgagee'],
  ] as const)('%s', (rows, field) => {
    expect(withLines(rows)[field]).toBeNull()
  })

  it('what you have sent us is no list of endorsements', () => {
    const { endorsements } = withLines(`Your forms on file
Form          Date          Subject
W-9           01/02/2026    Taxpayer number
ACORD 80      01/02/2026    Application`)
    expect(endorsements).toEqual([])
  })

  it('claims are none either', () => {
    const { endorsements } = withLines(`Forms received
Form          Date          Subject
CL 101        8/20/25       Proof of loss
CL 204        8/22/25       Inventory`)
    expect(endorsements).toEqual([])
  })
})
