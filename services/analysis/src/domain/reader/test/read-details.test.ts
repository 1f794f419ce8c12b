import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const declarations = (more: string) => `${HEAD.replace('Waco', 'Waco, McLennan County')}${LIMITS}${more}`

const read = (text: string) => readPolicy(typedPages(text))
const conditions = (sentences: string) => `
HOMEOWNERS POLICY FORM
LO HO3 (01-24)

Conditions
You must give us prompt notice of a loss and show us the damaged property as often as we
reasonably ask. Keep a list of what you spend on repairs, and send us a signed proof of loss
within 91 days of our request. You may claim the replacement cost within 365 days after the loss.
${sentences}
We may cancel this policy by writing to you ten days before the date on which it takes effect.
`

describe('the county', () => {
  it('stands in the address of the insured location', () => {
    const { details, evidence } = read(declarations(''))
    expect([details.county, evidence.county?.page]).toEqual(['McLennan', 1])
  })

  it('stands at a label of its own, in whatever letters', () => {
    const text = declarations('Territory: 9      County: DEWITT').replace(', McLennan County', '')
    expect(read(text).details.county).toBe('DeWitt')
  })

  it('breaks over the line with the address', () => {
    const text = declarations('').replace(
      'Residence premises: 12 Elm St, Waco, McLennan County, TX 76710',
      'Residence premises\n12 Elm St, Waco, TX 76710, McLennan\nCounty',
    )
    expect(read(text).details.county).toBe('McLennan')
  })

  it('stands before other facts of the home', () => {
    const text = declarations('County: Hays · Built 2018').replace(', McLennan County', '')
    expect(read(text).details.county).toBe('Hays')
  })

  it('is not the one in the name of a company or a road', () => {
    const more = 'Your agent: Dallas County Mutual Agency\nAccess by Medina County Road 12'
    expect(read(declarations(more).replace(', McLennan County', '')).details.county).toBeNull()
  })
})

describe('the base of a deductible in percent', () => {
  it('is the limit that its row names', () => {
    const { details, evidence } = read(declarations('Wind or Hail deductible      2% of Coverage A   $6,000'))
    expect(details.deductible_bases).toEqual({
      all_perils: null,
      wind_hail: 'coverage_a_dwelling',
      hurricane: null,
    })
    expect(evidence['deductible_bases.wind_hail']?.quote).toContain('2% of Coverage A')
  })

  it('is the limit that a sentence names for such deductibles', () => {
    const { details } = read(
      declarations(`
Wind or Hail deductible         2%
All other perils deductible     $2,500

The windstorm or hail deductible is a percentage of the Dwelling limit.`),
    )
    expect(details.deductible_bases).toMatchObject({ all_perils: null, wind_hail: 'coverage_a_dwelling' })
  })

  it('is not known where the document names none', () => {
    expect(read(declarations('Wind or Hail deductible     2%')).details.deductible_bases.wind_hail).toBeNull()
  })
})

describe('a roof payment schedule', () => {
  type Row = [material: string, from_age: number, to_age: number | null, percentage: number]
  const rows = (table: Row[]) =>
    table.map(([material, from_age, to_age, percentage]) => ({ material, from_age, to_age, percentage }))

  it('is read with ages down the side, a column for each material', () => {
    const { details, evidence } = read(`${declarations('')}\n===\n
LO 22 (01-24) Roof surfaces payment schedule
We pay the share of the cost of a new roof that stands below for its age on the day of the loss.

Age of roof in years       Composition       Metal
0 to 5                          100%         100%
6 to 10                          80%          90%
11 or older                      40%          60%
`)
    expect(details.roof_schedule).toEqual(
      rows([
        ['Composition', 0, 5, 100],
        ['Metal', 0, 5, 100],
        ['Composition', 6, 10, 80],
        ['Metal', 6, 10, 90],
        ['Composition', 11, null, 40],
        ['Metal', 11, null, 60],
      ]),
    )
    expect(evidence.roof_schedule?.page).toBe(2)
  })

  it('is read with ages across', () => {
    const { details } = read(
      declarations(`
Roof payment schedule, share paid by age of the roof
Age of roof            0-9        10-19       20+
Shingles              100%          70%       30%`),
    )
    expect(details.roof_schedule).toEqual(
      rows([
        ['Shingles', 0, 9, 100],
        ['Shingles', 10, 19, 70],
        ['Shingles', 20, null, 30],
      ]),
    )
  })

  it('is not taken from a table whose shares go up and down, or that leaves ages out', () => {
    const table = (second: string) =>
      declarations(`
Age of roof in years       Composition
0 to 5                          100%
${second}
11 or older                      60%`)
    expect(read(table('6 to 10                          40%')).details.roof_schedule).toEqual([])
    expect(read(table('8 to 10                          80%')).details.roof_schedule).toEqual([])
  })
})

describe('time limits', () => {
  it('are found in the conditions of the form, in figures or in words', () => {
    const { details, evidence } = read(
      `${declarations('')}\n===\n${conditions(`
You must report a claim to us no later than 365 days after the date of loss.
No action can be brought against us unless the action is started within two years and one day
after the cause of action accrues.`)}`,
    )
    expect(details.claim_notice_limit).toMatchObject({ amount: 365, unit: 'days', extra_days: 0 })
    expect(details.suit_limit).toMatchObject({ amount: 2, unit: 'years', extra_days: 1 })
    expect(details.suit_limit?.quote).toMatch(/^No action can be brought .* accrues\.$/)
    expect(evidence.suit_limit).toMatchObject({ page: 2, origin: 'form' })
  })

  it('are those of an endorsement before those of the form', () => {
    const form = conditions('Suit against us must be filed within two years after the date of loss.')
    const endorsement = `
THIS ENDORSEMENT CHANGES THE POLICY
${conditions('Suit against us must be filed within three years after the date of loss.')}`
    const { details } = read(`${declarations('')}\n===\n${form}\n===\n${endorsement}`)
    expect(details.suit_limit).toMatchObject({ amount: 3, unit: 'years' })
  })

  it('are not known where two of the same rank differ', () => {
    const suit = (years: string) => conditions(`Suit against us must be filed within ${years} years after the loss.`)
    expect(read(`${declarations('')}\n===\n${suit('two')}\n===\n${suit('four')}`).details.suit_limit).toBeNull()
  })

  it('are not those of proofs of loss, replacement cost or cancellation', () => {
    const { details } = read(`${declarations('')}\n===\n${conditions('')}`)
    expect([details.claim_notice_limit, details.suit_limit]).toEqual([null, null])
  })
})

describe('listed forms', () => {
  it('have their titles, and the page where they begin in the packet', () => {
    const { details } = read(`${declarations(`
Forms and endorsements
LO HO3 (01-24)        Homeowners special form
LO 22 (01-24)         Roof surfaces payment schedule
LO 95 (01-24)         Water backup`)}\n===\n${conditions('')}\n===\n
LO 22 (01-24) Roof surfaces payment schedule
We pay the share of the cost of a new roof that stands below for its age on the day of the loss.`)
    expect(details.forms).toEqual([
      { code: 'LO HO3', title: 'Homeowners special form', page: 2 },
      { code: 'LO 22', title: 'Roof surfaces payment schedule', page: 3 },
      { code: 'LO 95', title: 'Water backup', page: null },
    ])
  })

  it('are not in the packet where another form only speaks of them', () => {
    const { details } = read(
      `${declarations(`
Forms and endorsements
LO HO3 (01-24)        Homeowners special form
LO 95 (01-24)         Water backup`)}\n===\n${conditions('Endorsement LO 95 changes what we pay for water that backs up from a drain.')}`,
    )
    expect(details.forms.map(({ page }) => page)).toEqual([2, null])
  })
})

describe('the origin of a value', () => {
  it('is the kind of page on which it stands', () => {
    const { evidence } = read(declarations(''))
    expect(evidence.coverage_a_dwelling?.origin).toBe('declarations')
  })
})
