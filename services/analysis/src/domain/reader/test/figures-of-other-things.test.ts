import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (more: string) => fieldsOf(HEAD + LIMITS + more)
const inCapitals = (more: string) => fieldsOf((HEAD + LIMITS + more).toUpperCase())

describe('no limit is', () => {
  it('the number of a form before its title', () => {
    const forms = `
Forms
4715 04/21                            Homeowners policy
3340TX                                Back-up of sewer or drain
6610 03/19                            Water back-up and sump overflow`
    expect(read(forms).water_backup_limit).toBeNull()
  })

  it('how much of a home stands on its slab', () => {
    expect(read('\nFoundation: Slab at grade, 100%').foundation_water_limit).toBeNull()
  })

  it('a premium of nothing beside a share', () => {
    expect(read('\nOrdinance or Law, 10%           05 11        $0').ordinance_or_law_percentage).toBe(10)
  })
})

describe('no deductible is', () => {
  it('the premium of a coverage that is rated without wind', () => {
    const page = `
COVERAGE                                  LIMIT OF LIABILITY          RATE BASIS             PREMIUM
A. DWELLING                                         $300,000            NON-WIND              $1,604
B. OTHER STRUCTURES                                  $30,000            NON-WIND                INCL

DEDUCTIBLE: $3,000 (1%) ALL COVERED PERILS`
    expect(fieldsOf(HEAD + page).deductibles).toMatchObject({ all_perils: { amount: 3000 }, wind_hail: null })
  })

  it('the former one, where the figures of a row stand in no column of their own', () => {
    const page = `
DEDUCTIBLES                                                   PRIOR                  NEW
     Wind or hail                                        2 percent  $5,600    2 percent  $6,000
     All other perils                                        $2,500               $3,000`
    expect(read(page).deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'both' })
  })
})

it('a heading of its own ends a table of deductibles', () => {
  const page = `
DEDUCTIBLES
Section I Deductible          Deductible Amount
Wind or Hail                  $6,000
Other Losses                  $3,000

FORMS AND OPTIONS
  HO-2217         Back-Up of Sewer or Drain - 5% of Coverage A/ $15,000`
  expect(read(page).water_backup_limit).toBe(15_000)
})

describe('in capitals', () => {
  it('a letter joined to the name of its coverage is no number of a form', () => {
    const page = 'Section I     A-Dwelling        $300,000\n              B-Other Structures     $30,000'
    expect(fieldsOf((HEAD + page).toUpperCase()).coverage_b_other_structures).toBe(30_000)
  })

  it('editions, records and the state in a title are no numbers of forms', () => {
    const forms = `
Forms and endorsements
02-02-0003        Policy terms, Texas
02-02-0741        Texas policy changes
56-5670           2nd ed  Homeowners policy
J7188             1st ed  Amending endorsement

Year built 1983           Key rate 0.21`
    expect(inCapitals(forms).endorsements).toEqual(['02-02-0003', '02-02-0741', '56-5670', 'J7188'])
  })

  it('a lender keeps its name, and leaves its town', () => {
    const mortgagee = (name: string) => inCapitals(`\nMortgagee     ${name}`).mortgagee?.toUpperCase()
    expect(mortgagee('21st Mortgage Corporation')).toBe('21ST MORTGAGE CORPORATION')
    expect(mortgagee('Southside Mortgage Bankers Inc, Tyler, Texas 75701')).toBe('SOUTHSIDE MORTGAGE BANKERS INC')
  })

  it('a heading takes no figure from the coverage below it', () => {
    const page = '\nAdditional limits within the policy\nOrdinance or Law, 10% of Coverage A          30,000'
    expect(inCapitals(page).extended_dwelling_percentage).toBeNull()
  })

  it('the end of a sentence is no row', () => {
    const page = `
The dwelling, including the surface of its roof when wind or hail has damaged it, is settled on replacement cost. No
roof schedule applies.`
    expect(inCapitals(page).roof_settlement).toBe('RCV')
  })
})

it('a period in words needs no label that the reader knows', () => {
  const page = HEAD.replace(/Policy period.*/, '').concat(`
Policy Period Opening         Policy Period Closing         Change No.
July 15, 2026                 July 15, 2027                 02
`)
  expect(fieldsOf(page + LIMITS)).toMatchObject({ effective_date: '2026-07-15', renewal_date: '2027-07-15' })
})

it('a form that was taken out on a date with its year first is none', () => {
  const forms = `
Policy form and endorsements
HO-101              Replacement cost of personal property
HO-140              Wind and hail deductible
HO-142              Residence glass  (deleted 2026-08-11)`
  expect(read(forms).endorsements).toEqual(['HO-101', 'HO-140'])
})

describe('other policies', () => {
  it.each([
    'Earthquake      Dwelling  $200,000   Contents  $50,000',
    'Flood coverage  Building $250,000   Contents $100,000',
  ])('have contents of their own: %s', (row) =>
    expect(fieldsOf(`${HEAD}\nA. Dwelling   $300,000\n${row}`).coverage_c_personal_property).toBeNull(),
  )

  it('have liability of their own', () =>
    expect(fieldsOf(`${HEAD}\nUmbrella   Personal liability   $1,000,000`).coverage_e_personal_liability).toBeNull())

  it('have numbers of their own', () =>
    expect(read('\nPolicy numbers: Auto  TX 4488-12    Umbrella UM-998877').policy_number).toBe('LO-448812'))
})

it('takes the end of a head over two lines for no coverage', () => {
  const { coverage_a_dwelling, coverage_e_personal_liability } = fieldsOf(`${HEAD}
Item                                 Limit of     Yearly
 No.   Property insured              Liability    Premium
  1    Dwelling, brick               $191,000     $1,204.00
  2    Personal property              $57,300       $318.00
`)
  expect({ coverage_a_dwelling, coverage_e_personal_liability }).toEqual({
    coverage_a_dwelling: 191_000,
    coverage_e_personal_liability: null,
  })
})
