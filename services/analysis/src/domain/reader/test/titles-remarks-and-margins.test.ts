import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

describe('a title that breaks over lines is about what its first line names', () => {
  it('wind or hail is not taken out by the end of a title on cosmetic damage', () => {
    const { wind_hail_excluded, deductibles } = withLines(`
Wind or Hail deductible    2%

Forms and endorsements
LO 7190   Actual Cash Value Settlement - Roof      LO 7193   Cosmetic Damage to Roof Surfacing
          Surfacing                                          Exclusion - Wind or Hail`)
    expect([wind_hail_excluded, deductibles.wind_hail?.amount]).toEqual([false, 6_000])
  })

  it('a number before it makes it a title of its own', () => {
    expect(
      withLines(`
Forms and endorsements
LO 7190   Cosmetic Damage to Roof Surfacing
LO 7193   Exclusion - Wind or Hail`).wind_hail_excluded,
    ).toBe(true)
  })

  it('what else stands over it says nothing of it', () => {
    expect(
      withLines(`
Limitations
Exclusion - Wind or Hail`).wind_hail_excluded,
    ).toBe(true)
  })
})

it('what heads a table, or tells how the home is used, is no person', () => {
  const { policy_holder_name, additional_insured_names } = withLines(`
Year built    Floors     Occupancy
2001          2          Secondary / owner
                                               Limit of Liability    Premium
Water backup                                              $5,000    $36.00`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', []])
})

it('a second owner is one', () => {
  expect(withLines('Secondary insured: Luis Paredes').additional_insured_names).toEqual(['Luis Paredes'])
})

describe('the settlement of the roof is not that of the home', () => {
  const settled = (rows: string) => {
    const { roof_settlement, dwelling_settlement } = withLines(rows)
    return [roof_settlement, dwelling_settlement]
  }

  it('however much stands between the roof and the words', () => {
    expect(settled('Roof Surfacing - Windstorm or Hail loss settlement     Actual Cash Value')).toEqual(['ACV', null])
  })

  it('where it speaks of neither, it is the home that is meant', () => {
    expect(settled('Loss settlement     Actual Cash Value')).toEqual([null, 'ACV'])
  })
})

describe("a windstorm association's name over two lines", () => {
  const kindOf = (insurer: string) =>
    fieldsOf(`
${insurer}                      Declarations Page
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Rockport, TX 78382

Item   Description             Limit      Deductible   Premium
1      Coverage A - Dwelling   $300,000   $3,000       $1,800.00`).deductibles

  it('tells whose deductible it is', () => {
    const { wind_hail, all_perils } = kindOf('TEXAS WINDSTORM\nINSURANCE ASSOCIATION')
    expect([wind_hail?.amount, all_perils]).toEqual([3_000, null])
  })

  it('no other name does', () => {
    const { wind_hail, all_perils } = kindOf('Lone Oak\nInsurance Company')
    expect([wind_hail, all_perils?.amount]).toEqual([null, 3_000])
  })
})

describe('letters behind the label begin the number', () => {
  const numberAt = (line: string) =>
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
${line}
Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`).policy_number

  it.each([
    ['POLICY NUMBER LOC   03276 58 14   90A', 'LOC 03276 58 14 90A'],
    ['POLICY NUMBER IS   03276 58 14', '03276 58 14'],
    ['Policy number   03276 58 14', '03276 58 14'],
  ])('%s', (line, number) => expect(numberAt(line)).toBe(number))
})

describe('a premium from which credits were taken', () => {
  it.each([
    ['ANNUAL PREMIUM (credits of $97.00 for Home & Car already taken)      $727.00', 727],
    ['ANNUAL PREMIUM (discounts of $97.00 not included)      $824.00', null],
    ['Annual premium credits already applied      $97.00', null],
  ])('%s', (row, premium) => expect(withLines(row).total_annual_premium).toBe(premium))
})

describe('where the mailing address is that of the home', () => {
  const homeAt = (line: string) =>
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      ${line}
Policy period: 03/01/2026 to 03/01/2027

Named Insured(s):
Ana Flores
12 Elm St
Waco, TX 76710
${LIMITS}`).property_address.street

  it.each([
    ['Address(es): 12 Elm St, Waco, TX 76710', '12 Elm St'],
    ['Address(es): 900 Congress Ave, Austin, TX 78701', null],
    ['Agent: Vega Agency', null],
  ])('%s', (line, street) => expect(homeAt(line)).toBe(street))
})

describe('an endorsement that was removed settles nothing', () => {
  it.each([
    ['Endorsement LO-88, Actual Cash Value Roof, is removed; the roof was replaced in January 2026.', null],
    ['Endorsement LO-88, Actual Cash Value Roof, is added.', 'ACV'],
  ])('%s', (text, settlement) => expect(withLines(text).roof_settlement).toBe(settlement))
})

describe('the amount of coverage behind its name', () => {
  const houseWith = (rows: string) =>
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores

House at 12 Elm St, Waco, TX 76710
${rows}`)

  it('of the house and of what is in it, with how each is paid below', () => {
    expect(
      houseWith(`
Deluxe House Coverage – amount of dwelling coverage          $300,000
Payment basis                                Extended Replacement Cost
Other permanent structures                                    $60,000

Deluxe Contents Coverage – amount of coverage                $150,000
Payment basis                                         Actual Cash Value

Windstorm or hail deductible, house and contents               $6,000
2% of the amount of dwelling coverage`),
    ).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_c_personal_property: 150_000,
      dwelling_settlement: 'RCV',
      personal_property_settlement: 'ACV',
      deductibles: { wind_hail: { amount: 6_000, percentage: 2, stated: 'both' } },
    })
  })

  it('of liability, where it is for each occurrence', () => {
    expect(
      houseWith(`
Dwelling                                           $300,000
Amount of liability coverage, each occurrence    $1,000,000`).coverage_e_personal_liability,
    ).toBe(1_000_000)
  })

  it('of liability over a column says nothing of it', () => {
    expect(
      houseWith(`
Coverage                  Amount of liability
Dwelling                             $300,000
Personal property                    $150,000`).coverage_e_personal_liability,
    ).toBeNull()
  })

  it('of an umbrella is none of the home', () => {
    expect(
      houseWith(`
Dwelling                                           $300,000
Personal liability, each occurrence                $300,000

Umbrella policy
Amount of liability coverage, each occurrence    $2,000,000`).coverage_e_personal_liability,
    ).toBe(300_000)
  })
})

describe('who lent on which home', () => {
  it.each([
    ['Mortgagee\nHouse at 12 Elm St\nWACO BANK NA, ISAOA\nPO Box 12, Waco, TX 76701', 'WACO BANK NA'],
    ['Mortgagee\nHouse at 12 Elm St\nNone', null],
    ['Agent\nHouse at 12 Elm St\nWACO BANK NA', null],
  ])('%s', (text, lender) => expect(withLines(text).mortgagee).toBe(lender))
})

describe('a table of forms goes on at the head of the next page', () => {
  const formsWith = (top: string) => {
    const rows = ['LO-290', 'LO-420', 'LO-826'].map((form) => `Coverage by name        ${form} (08-18)       Included`)
    const page = [HEAD, LIMITS, '\n'.repeat(28), 'Optional Coverages      Endorsement          Premium', ...rows].join(
      '\n',
    )
    return fieldsOf(`${page}\n===\n${top}`).endorsements
  }

  it('with what is in its column and of its family', () => {
    expect(formsWith('Ordinance or Law        LO-277 (08-18)       $41.00')).toEqual([
      'LO-290',
      'LO-420',
      'LO-826',
      'LO-277',
    ])
  })

  it('not with another number', () => {
    expect(formsWith('Ordinance or Law        XK-277 (08-18)       $41.00')).toEqual(['LO-290', 'LO-420', 'LO-826'])
  })
})

describe("a unit's building is paid as its coverage says", () => {
  it.each([
    ['COVERAGE A - Building Property, replacement cost      $75,000', 'RCV'],
    ['COVERAGE A - Building Property                        $75,000', null],
    ['Building, replacement cost                           $412,000', null],
  ])('%s', (row, settlement) =>
    expect(fieldsOf(`${HEAD}\n${row}\nPersonal Property     $62,000`).dwelling_settlement).toBe(settlement),
  )
})
