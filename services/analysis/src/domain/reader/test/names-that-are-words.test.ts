import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'
import { placed } from '../testing/placed-lone-oak.ts'

const TOP = 'Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS\nPolicy number: LO-448812\n'
const parties = (text: string) => fieldsOf(`${TOP}${text}\n${LIMITS}`)
const block = (names: string) => `Named insured and mailing address      Described location
${names}
7730 Shady Trail Ct                    12 Elm St
Waco, TX 76710                         Waco, TX 76710`

describe('the named insured', () => {
  it.each([
    ['Quang V. Tran\nHoa T. Tran', 'Quang V. Tran', ['Hoa T. Tran']],
    ['Loan Nguyen', 'Loan Nguyen', []],
    ['James Page', 'James Page', []],
    ['Waco Property Management LLC', 'Waco Property Management LLC', []],
  ])('may have a name that is a word of other papers: %j', (names, policy_holder_name, additional_insured_names) =>
    expect(parties(block(names))).toMatchObject({ policy_holder_name, additional_insured_names }),
  )

  it.each([
    'Elm Street HOA, 14 Elm St, Waco, TX 76710',
    'HOA of Elm Lake',
    'Waco Home Loans',
    'Veterans Loans',
    'Student Loan Fund',
    'Elm Loan Servicing LLC',
    'See next page',
    'Homeowners page',
  ])('is not who only has an interest: %s', (other) =>
    expect(
      parties(`Named insured: Ana Flores\nAdditional insured: ${other}\nResidence premises: 12 Elm St, Waco, TX 76710`),
    ).toMatchObject({ policy_holder_name: 'Ana Flores', additional_insured_names: [] }),
  )

  it('may stand an empty line above the address of the home', () =>
    expect(
      parties('Named insured and residence premises\nANA FLORES AND LUIS FLORES\n\n12 ELM ST\nWACO, MCLENNAN, TX 76710')
        .property_address,
    ).toMatchObject({ street: '12 ELM ST', city: 'WACO', zip: '76710' }))

  it.each(['Insured property\nSee schedule', 'Residence premises\nShown above'])(
    'is not followed by whoever’s address behind an empty line: %j',
    (lines) =>
      expect(
        parties(`Named insured: Ana Flores\n${lines}\n\n400 Main St\nWaco, TX 76701\nElm Agency`).property_address
          .street,
      ).toBeNull(),
  )

  it('is insured by the company at the head, whoever insures it besides', () =>
    expect(
      parties(
        'Named insured: Ana Flores\nOther policies on your home\nPolicy number         Who insures it\nWS-33                 Texas Windstorm Insurance Association',
      ).insurance_provider,
    ).toBe('Lone Oak Insurance Company'))
})

const read = (text: string) => fieldsOf(`${TOP}${LIMITS}\n${text}`)

describe('two tables side by side', () => {
  const heads = 'Coverage                       Limit          Coverage              Limit'
  it('have a name of two lines beside the answer to another one', () => {
    const { ordinance_or_law_percentage, mold_limit } = read(`${heads}
Association assessment         Not covered    Limited mold          $5,000
Building ordinance or law      10%                                  Not covered
Home business                  Not covered    Personal injury       Covered`)
    expect([ordinance_or_law_percentage, mold_limit]).toEqual([10, 5000])
  })

  it('may have the answer to a name of one line a little higher', () =>
    expect(
      placed(
        ['Association loss assessment', 40, 205, 9],
        ['Not covered', 254, 200, 9],
        ['Limited mold', 306, 205, 9],
        ['$5,000', 501, 205, 9],
      ).mold_limit,
    ).toBe(5000))

  it('take nothing from a row of one table that is declined', () =>
    expect(
      read('Coverage                   Limit     Taken\nBuilding ordinance or law  10%       Not purchased')
        .ordinance_or_law_percentage,
    ).not.toBe(10))

  it('are no pattern for a table further down', () => {
    const { water_backup_limit, mold_limit } = read(`${heads}
Loss assessment                $1,000         Personal injury       Covered

Optional coverages
Water backup                   $5,000                               Not purchased
Limited mold                   $10,000                              Declined`)
    expect([water_backup_limit, mold_limit]).toEqual([0, 0])
  })
})

describe('a coverage that is for sale', () => {
  it.each([
    'Water back-up of $5,000 is available for\n$45.00 a year.',
    'Water back-up of $5,000 is available for an additional premium.',
  ])('is none of the policy: %j', (text) => {
    expect(read(text).water_backup_limit).toBeNull()
    expect(read(`Water back-up      Not covered\n\n${text}`).water_backup_limit).toBe(0)
  })

  it('leaves what the same line says before it', () =>
    expect(
      read(
        'Personal property      Actual cash value. (Replacement cost is available for $164 a year; you did not add it.)',
      ).personal_property_settlement,
    ).toBe('ACV'))

  it.each([
    'Limited mold    $5,000, more is available for $20 a year',
    'Limited mold: $5,000, higher limits are available for an additional premium.',
  ])('may be more of what one has: %j', (line) => expect(read(line).mold_limit).toBe(5000))

  it.each([
    ['When wind or hail damages the roof        Replacement cost', 'RCV'],
    ['When wind or hail damages the roof        Replacement cost, if you add it', null],
    ['Roof settlement        Replacement cost available', null],
    ['Roof settlement        Actual cash value; replacement cost available', 'ACV'],
  ])('may be a way to settle: %j', (line, way) => expect(read(line).roof_settlement).toBe(way))
})
