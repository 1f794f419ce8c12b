import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import type { PlacedLine } from '../testing/placed-lines.ts'
import { placed } from '../testing/placed-lone-oak.ts'

const typed = (...lines: string[]) => fieldsOf([HEAD, LIMITS, ...lines].join('\n'))

describe('a title that begins a line, and what is paid for it', () => {
  it('gives a limit up to which something is paid', () => {
    const fields = typed('Water backup. Up to $10,000 when a sewer or drain backs up, or a sump pump fails.')
    expect(fields.water_backup_limit).toBe(10_000)
  })

  it.each([
    'Water backup. Up to $10,000 of it may be for what stands in a basement below your home.',
    'Water backup. Up to $10,000 for each loss costs no more than a coffee, which is $4 a month.',
    'Equipment breakdown. Up to $50,000 when a pump for water that backs up breaks down in your home.',
    'Coverage you said no to\nWater backup. Up to $10,000 when a sewer or drain backs up, or a sump pump fails.',
  ])('is no limit in %j', (line) => {
    expect(typed(line).water_backup_limit ?? 0).toBe(0)
  })

  it('does not take a part of a coverage for it', () => {
    const head = `${HEAD}\nCoverages                             Limit\nA. Dwelling                        $300,000\n`
    const rest = 'B. Other Structures                 $30,000\nE. Personal Liability              $100,000\n'
    const fields = fieldsOf(`${head}${rest}F. Medical Payments                  $5,000
Personal property. Up to $2,500 when it is used for a business that you run from your own home.`)
    expect(fields.coverage_c_personal_property).toBeNull()
  })
})

describe('names with a deductible of their own', () => {
  it('have the limit beside them', () => {
    expect(typed('Water Back-Up (deductible $1,000 per occurrence)      $10,000').water_backup_limit).toBe(10_000)
    expect(typed('Water Back-Up (deductible $1,000, each loss)          $10,000').water_backup_limit).toBe(10_000)
  })

  it.each([
    'Water Back-Up (deductible $1,000 per occurrence)',
    'Water Back-Up deductible $1,000 per occurrence        $10,000',
  ])('have none in %j', (line) => {
    expect(typed(line).water_backup_limit).toBeNull()
  })
})

describe('a heading of sublimits below deductibles', () => {
  const DEDUCTIBLES =
    'DEDUCTIBLES\nWindstorm or hail      2% of Coverage A     $6,000\nAll other perils       Flat                 $5,000'

  it('ends them', () => {
    const fields = typed(`${DEDUCTIBLES}
 SUBLIMITS AND OPTIONAL COVERAGES
Limited fungi, wet or dry rot     $10,000 per loss / $20,000 policy total
Ordinance or law                  10% of Coverage A
Water back-up and sump discharge  Excluded`)
    expect(fields.mold_limit).toBe(10_000)
    expect(fields.ordinance_or_law_percentage).toBe(10)
    expect(fields.water_backup_limit).toBe(0)
  })

  it('does not end them where it is of deductibles, too', () => {
    const fields = typed(`${DEDUCTIBLES}
SUBLIMIT DEDUCTIBLES
Limited fungi, wet or dry rot     $1,000
Water back-up and sump discharge  $2,500`)
    expect(fields.mold_limit).toBeNull()
    expect(fields.water_backup_limit).toBeNull()
  })
})

describe('shares that sentences tell', () => {
  const CLAUSES =
    'Deductibles                                  Amount\nClause 1 - Windstorm and Hail                $6,000\nClause 2 - All Other Perils                  $3,000\nWater Back-up Deductible (each loss)         $1,000\n'

  it('are those of the clauses above', () => {
    const { deductibles } = typed(CLAUSES, 'Clause 1 is 2% and Clause 2 is 1% of the Coverage A limit.')
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'both' })
    expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: 1, stated: 'both' })
  })

  it.each([
    'Clause 1 is 3% and Clause 2 is 4% of the Coverage A limit.',
    'Clause 1 was 2% and Clause 2 was 1% of the Coverage A limit.',
    'If you ask us, Clause 1 is 2% and Clause 2 is 1% of the Coverage A limit.',
  ])('are not in %j', (sentence) => {
    const { deductibles } = typed(CLAUSES, sentence)
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: null, stated: 'amount' })
    expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: null, stated: 'amount' })
  })
})

describe('explanations below two cards of deductibles', () => {
  const cards = (figure: string, remark: string): PlacedLine[] => [
    ['Your deductibles', 40, 200, 12],
    ['$2,500', 50, 236, 15],
    [figure, 320, 236, 15],
    ['Base deductible', 50, 252, 10],
    ['Wind & hail deductible', 320, 252, 10],
    ["For every claim, unless it's wind or hail", 50, 264, 7.8],
    [remark, 320, 264, 7.8],
  ]

  it('are each of their own card', () => {
    const { deductibles } = placed(...cards('1%', 'This is 1% of your Coverage A limit'))
    expect(deductibles.all_perils).toEqual({ amount: 2500, percentage: null, stated: 'amount' })
    expect(deductibles.wind_hail).toEqual({ amount: 3000, percentage: 1, stated: 'percentage' })
  })

  it('are answers beside names in a table', () => {
    const { deductibles } = typed(`Deductibles
Windstorm or hail       This is 2% of Coverage A
All other perils        This is 1% of Coverage A`)
    expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: 1, stated: 'percentage' })
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'percentage' })
  })
})

describe('what twelve payments come to', () => {
  it('is the price of the year, where it says so', () => {
    const fields = typed(
      'You pay $264.25 a month. That is $3,171.00 for the whole policy year, including a $0 policy fee.',
    )
    expect(fields.total_annual_premium).toBe(3171)
  })

  it.each([
    'Water backup costs $4.00 a month. That is $48.00 for the whole policy year.',
    'You pay $264.25 a month. That is $3,529.00 for the whole policy year.',
    'If you choose so, you pay $264.25 a month. That is $3,171.00 for the whole policy year.',
    'Last year you paid $264.25 a month. That is $3,171.00 for the whole policy year.',
  ])('is not told in %j', (line) => {
    expect(typed(line).total_annual_premium).toBeNull()
  })
})

describe('a name in two lines with its figure at the height between', () => {
  const rows: PlacedLine[] = [
    ['Jewelry, by theft', 316, 211, 8.6],
    ['$2,500', 530, 211, 8.6],
    ['Biological Deterioration or Damage', 40, 214.6, 8.6],
    ['Cleanup', 40, 226.2, 8.6],
  ]

  it('has no figure of the block beside', () => {
    expect(placed(...rows, ['$10,000', 260, 220.4, 8.6]).mold_limit).toBe(10_000)
  })

  it('has the figure on its line behind words of its own', () => {
    const name: PlacedLine[] = rows.filter(([, x]) => x === 40)
    expect(placed(...name, ['each loss', 260, 214.6, 8.6], ['$10,000', 530, 214.6, 8.6]).mold_limit).toBe(10_000)
  })
})

describe('the roof', () => {
  it.each([
    'Rating: year built 1998; frame with brick; roof composition, year 2013.',
    'Brick veneer on slab; composition shingles, installed           2013',
  ])('is of 2013 in %j', (line) => {
    expect(typed(line).roof_year).toBe(2013)
  })

  it.each([
    'Rating: frame with brick; roof composition, year built 2013.',
    'Rating: frame with brick; roof composition, year 2013 hail claim.',
    'Brick veneer garage; composition shingles, installed            2013',
    'Brick veneer on slab; composition shingles, inspected           2013',
  ])('is of no year in %j', (line) => {
    expect(typed(line).roof_year).toBeNull()
  })
})

describe('what a sentence at the head says', () => {
  const head = (...lines: string[]) =>
    fieldsOf(`
LONE OAK LLOYDS                                 HOMEOWNERS POLICY DECLARATIONS
${lines.join('\n')}
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`)

  it('is the number and the term of the policy that renews another', () => {
    const fields = head(
      'Policy LOH 0083512 07 renews the policy of the same number ending in 06. It is in force from July 1, 2026   until',
      'July 1, 2027, beginning and ending at 12:01 a.m. where the residence premises is located.',
    )
    expect(fields.policy_number).toBe('LOH 0083512 07')
    expect(fields.effective_date).toBe('2026-07-01')
    expect(fields.renewal_date).toBe('2027-07-01')
  })

  it.each([
    'Policy LOH 0083512 06 renews as another policy on the day on which it ends.',
    'Your auto policy LOH 0083512 07 renews the policy of the same number ending in 06.',
  ])('is not the number in %j', (line) => {
    expect(head(line).policy_number).toBeNull()
  })

  it.each([
    'Your flood policy is with another company. It is in force from July 1, 2026   until\nJuly 1, 2027, beginning and ending at noon, and may be renewed by you.',
    'A discount is given for the alarm. It is in force from July 1, 2026   until\nJuly 1, 2027, beginning and ending at noon, and may be renewed by you.',
    'Your prior policy has ended. It is in force from July 1, 2025   until\nJuly 1, 2026, beginning and ending at noon, and is not renewed by us.',
  ])('is not the term in %j', (line) => {
    expect(head(line).effective_date).toBeNull()
  })
})

describe('the insurer in a letterhead', () => {
  const headed = (line: string) =>
    fieldsOf(`${line}\n${HEAD.replace('Lone Oak Insurance Company', '')}${LIMITS}`).insurance_provider

  it('stands behind what the paper is', () => {
    expect(headed('Renewal • LONE OAK INTERINSURANCE NETWORK')).toBe('LONE OAK INTERINSURANCE NETWORK')
    expect(headed('Amended declarations | Lone Oak Lloyds')).toBe('Lone Oak Lloyds')
  })

  it.each(['Replaces • Lone Oak Lloyds', 'Mortgagee • Lone Oak Lloyds', 'Auto • Lone Oak Lloyds'])(
    'does not stand in %j',
    (line) => {
      expect(headed(line)).toBeNull()
    },
  )
})

describe('a unit in a condominium', () => {
  const unit = (row: string) =>
    fieldsOf(`${HEAD}
   Coverage                                       Limit ($)    Premium ($)
${row}
C  Personal Property                                 62,000            588
D  Loss of Use                                       24,800           Incl
E  Personal Liability                               300,000             42`).coverage_a_dwelling

  it('has its building items', () => {
    expect(unit('A  Building Items of the Unit (Dwelling)              48,000             96')).toBe(48_000)
  })

  it('does not have what is added to them, or borne of them', () => {
    expect(unit('   Building Items of the Unit, Special Coverage       48,000             96')).toBeNull()
    expect(unit('   Building Items of the Unit Deductible               1,000             96')).toBeNull()
  })
})

describe('pages numbered behind the last sentence', () => {
  const FIRST = `${HEAD}${LIMITS}
`
  const talk = (last: string) => `LONE OAK
The small things
${'Your home is what you live in, and all that is attached to it as it stands on the day of a loss.\n'.repeat(7)}Your home: single family, built in 2016, brick veneer, slab. Roof: architectural shingle, installed 2016.
${last}`
  const foot = 'Issued by Lone Oak Insurance Company, 12 Elm St, Waco, TX 76710. Lone Oak Agency is another company.'

  it('go on with the declarations', () => {
    expect(fieldsOf(`${FIRST}${foot} Page 1 of 2\n===\n${talk('Prepared Oct 28, 2025. Page 2 of 2')}`).year_built).toBe(
      2016,
    )
  })

  it('do not where the sentence only names a page', () => {
    const elsewhere = 'All that is not insured, and how a loss is settled, is told where the forms are, on page 1 of 2'
    expect(fieldsOf(`${FIRST}${elsewhere}\n===\n${talk('Prepared Oct 28, 2025. Page 2 of 2')}`).year_built).toBeNull()
    expect(
      fieldsOf(`${FIRST}${foot} Page 1 of 2\n===\n${talk('Prepared Oct 28, 2025. Page 2 of 3')}`).year_built,
    ).toBeNull()
  })
})

describe('a share that is told of a limit in a card', () => {
  it('comes to dollars', () => {
    const told = `
LONE OAK
This page is your Declarations. It belongs to policy LO448812, sold and underwritten by Lone Oak Insurance Company.
Your policy renewed at 12:01 am on April 3, 2026 and protects you until 12:01 am on April 3, 2027.
The named insured is Ana Flores.
The home we insure is at 12 Elm St, Waco, TX 76710. It was built in 2017.
$300,000                     $30,000                      $150,000
Dwelling (Coverage A)        Other Structures (B)         Personal Property (C)

What you pay when something happens
Your deductible for wind and hail is 1% of your Coverage A limit, or $3,000. For everything else it is $2,500.
What you added, and what you did not
- Water backup: up to $5,000. Added
- Building codes (ordinance or law): 10% of your dwelling limit. Added
`
    expect(fieldsOf(told).deductibles.wind_hail).toEqual({ amount: 3000, percentage: 1, stated: 'both' })
    expect(fieldsOf(told.replace('A limit, or $3,000', 'C limit')).deductibles.wind_hail?.amount).not.toBe(3000)
  })
})
