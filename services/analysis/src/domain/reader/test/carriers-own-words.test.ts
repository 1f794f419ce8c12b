import { describe, expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (body: string): PolicyFields => fieldsOf(`${HEAD}${body}`)
const LIMITS = `
A. Dwelling                      $300,000
C. Personal property             $150,000
`

describe('a limit', () => {
  it('may stand in a row of its own below the name of its coverage', () => {
    const { coverage_e_personal_liability } = read(`${LIMITS}
Personal Liability Coverage

  Limit each occurrence, worldwide                  $700,000
  Damage to property of others                       $10,000`)
    expect(coverage_e_personal_liability).toBe(700_000)
  })

  it('may stand beside plain words that a caption in smaller print names', () => {
    const [page] = typedPages(`${HEAD}${LIMITS}
Harm to others                   $400,000`)
    if (!page) throw new Error('no page')
    const row = page.items.find(({ text }) => text === 'Harm to others')
    if (!row) throw new Error('no row')
    page.items.push({ ...row, text: 'Coverage E, personal liability', y: row.y + 9, size: 7, width: 110 })
    expect(readPolicy([page]).fields.coverage_e_personal_liability).toBe(400_000)
  })

  it('may be a bare percentage whose sign is in its label', () => {
    const { ordinance_or_law_percentage } = read(`${LIMITS}
Ordinance or law, percent of Coverage A             25`)
    expect(ordinance_or_law_percentage).toBe(25)
  })
})

describe('a deductible', () => {
  it('is not the loss above which it is waived', () => {
    const { deductibles } = read(`${LIMITS}
Your base deductible is $5,000 for each occurrence. A special deductible of 2% of the amount of coverage for
your house ($6,000) replaces the base deductible for windstorm or hail. The deductible does not apply to a
covered loss of more than $40,000, except a loss by windstorm or hail.`)
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'both' })
  })

  it('may be what is subtracted once from each flood loss', () => {
    const { deductibles } = fieldsOf(`
Lone Oak Insurance Company              FLOOD INSURANCE POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Insured property: 12 Elm St, Waco, TX 76710
Building property                       $300,000
Contents                                $100,000

We subtract $8,000 once from each flood loss. It applies to building and contents together.`)
    expect(deductibles.all_perils).toMatchObject({ amount: 8000 })
  })

  it('may be a whole number and a fraction of percent', () => {
    const { deductibles } = read(`${LIMITS}
Windstorm or hail deductible                1 1/2%`)
    expect(deductibles.wind_hail).toMatchObject({ amount: 4500, percentage: 1.5 })
  })
})

describe('a premium', () => {
  it('is no figure of last year for standing under the column of a table that ended', () => {
    const { total_annual_premium } = read(`
Covered item                               Limit      Prior term
Dwelling                                $300,000        $290,000
Personal property                       $150,000        $145,000

We subtract the deductible once from each loss that the policy insures, whatever was damaged by it.

Premium                                                $2,000.00
Policy fee                                               $100.00
Total charged for this term                            $2,100.00`)
    expect(total_annual_premium).toBe(2100)
  })
})

describe('a figure of last year', () => {
  it('is still one where a sentence stands among the rows of its table', () => {
    const { water_backup_limit } = read(`
Coverage                                   Limit      Prior term
Dwelling                                $300,000        $290,000

The coverages below are added by endorsements, which say what else is asked for before a loss is paid.

Water backup                                             $8,000
Personal property                       $150,000        $145,000`)
    expect(water_backup_limit).toBeNull()
  })
})

describe('a settlement', () => {
  it('may be said of a home and of stuff on their own lines', () => {
    const fields = read(`${LIMITS}
How we pay
Home                              Replacement cost
Your stuff                       Actual cash value`)
    expect([fields.dwelling_settlement, fields.personal_property_settlement]).toEqual(['RCV', 'ACV'])
  })
})

describe('the words home and house', () => {
  it('state no settlement beside what rebuilding costs', () => {
    const { dwelling_settlement } = read(`${LIMITS}
Home                              Replacement cost       $412,000`)
    expect(dwelling_settlement).toBeNull()
  })
})

describe('a head', () => {
  it('has its period in boxes beside the date of issue, and its second insured at a label of two lines', () => {
    const fields = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
POLICY NUMBER       TERM   FROM    TO         (12:01 A.M.)      DATE ISSUED
LO 448812             03-14-26         03-14-27                   01-29-26

First named insured      Ana Flores
Second named             Elm Street Holdings LP
insured

House at: 12 Elm St, Waco, TX 76710. Your home is of masonry
${LIMITS}`)
    expect(fields).toMatchObject({
      effective_date: '2026-03-14',
      renewal_date: '2027-03-14',
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Elm Street Holdings LP'],
      property_address: { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' },
    })
  })
})

describe('a list of forms', () => {
  it('may number them with digits alone', () => {
    const { endorsements } = read(`${LIMITS}
Policy forms that apply
  14-02-0300 (08/18)    Introduction
  14-02-0412 (08/18)    House Coverage
  14-02-0425 (04/21)    Contents Coverage`)
    expect(endorsements).toEqual(['14-02-0300', '14-02-0412', '14-02-0425'])
  })

  it('may have letters and an edition under a heading of its own words', () => {
    const { endorsements } = read(`${LIMITS}
These pages of paper make up the whole deal:
LO HO5 TX (0325)          Homeowners 5 policy
LO SUB (0120)             Subscriber agreement
LO WH (0621)              Wind or hail deductible`)
    expect(endorsements).toEqual(['LO HO5 TX', 'LO SUB', 'LO WH'])
  })
})
