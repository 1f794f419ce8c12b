import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const TITLE_OF = (title: string) => `Lone Oak Insurance Company                      ${title}
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
`
const kindOf = (text: string) => readPolicy(typedPages(text)).document_kind

describe('other causes', () => {
  it.each([
    'Deductible                              $2,500\nAdditional living expense by cause\nFire                                   $60,000\nOther covered causes                   $15,000',
    'Deductible, all losses                  $2,500\nMold limit by cause\nWater leak    $10,000\nOther covered causes    $5,000',
    'All perils deductible                   $2,500\nLoss assessment limit\nFire          $10,000\nAll other covered events   $1,000',
  ])('of limits are no deductible: %#', (text) =>
    expect(withLines(text).deductibles.all_perils).toMatchObject({ amount: 2500 }),
  )
  it('of deductibles are', () =>
    expect(
      withLines('Deductibles\nWind or hail               $6,000\nOther insured causes       $2,500').deductibles
        .all_perils,
    ).toMatchObject({ amount: 2500 }))
})

describe('kinds', () => {
  it.each(['BUSINESS AUTO POLICY DECLARATIONS', 'WORKERS COMPENSATION DECLARATIONS'])(
    'an association of unit owners is no home: %s',
    (title) =>
      expect(
        kindOf(
          `Lone Oak Insurance Company                      ${title}\nPolicy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027\nNamed insured: Briarwood Unit Owners Association, Inc.\nMailing address: 12 Elm St, Waco, TX 76710\nLiability                  $1,000,000`,
        ),
      ).toBe('not_home_insurance'),
  )
  it.each([
    'Payment plan: down payment $400.00, finance charge $12.00, APR 9%\nIf your premium is financed, unearned premium is returned to the lender. See your premium finance agreement.',
    'Total of payments $2,516.40\nPremium financed: yes. Down payment $500.00. Amount financed $2,016.40.\nUnearned premium is returned to the premium finance company.',
  ])('a home policy may be financed: %#', (text) =>
    expect(
      kindOf(`${TITLE_OF('HOMEOWNERS POLICY COVERAGE SUMMARY')}${LIMITS}\nTotal annual premium     $2,400.00\n${text}`),
    ).toBe('homeowners_declarations'),
  )
})

describe('letters of other forms', () => {
  it.each([
    [
      'FARM AND RANCH OWNERS POLICY DECLARATIONS',
      'A. Dwelling   $300,000\nB. Other private structures    $30,000\nC. Household personal property    $150,000\nD. Loss of use     $60,000\nE. Scheduled farm personal property    $45,000\nF. Unscheduled farm personal property    $80,000\nH. Bodily injury and property damage liability    $500,000',
    ],
    [
      'DWELLING FIRE POLICY DECLARATIONS DP-3',
      'A. Dwelling   $300,000\nB. Other structures    $30,000\nC. Personal property    $150,000\nD. Fair rental value     $30,000\nE. Vandalism by tenants    $25,000',
    ],
    [
      'HOMEOWNERS POLICY DECLARATIONS',
      'A Dwelling   $300,000\nB Landscaping    $15,000\nC Personal property    $150,000\nD Valuables     $25,000\nE Personal liability    $300,000\nF Property of others    $1,000',
    ],
    [
      'MOBILE HOME POLICY DECLARATIONS',
      'A. Manufactured home   $80,000\nC. Personal property    $40,000\nD. Trip collision     $5,000\nE. Personal liability    $50,000\nF. Fire department charges    $500',
    ],
  ])('say nothing of what homeowners forms letter so: %s %#', (title, rows) => {
    const { coverage_d_loss_of_use: rent, coverage_f_medical_payments } = fieldsOf(
      `${TITLE_OF(title)}Coverage            Limit\n${rows}`,
    )
    expect([5000, 25_000, rent]).toContain(rent)
    expect(rent === 5000 || rent === 25_000).toBe(false)
    expect(coverage_f_medical_payments).toBe(null)
  })
  it('of what is recommended are not the policy’s', () =>
    expect(
      withLines(
        'We recommend\nA. Dwelling            $280,000\nB. Dock and pier            $28,000\nC. Personal property            $140,000\nD. Standard of living            $56,000\nE. Personal liability            $500,000\nF. Bandages            $10,000',
      ),
    ).toMatchObject({ coverage_d_loss_of_use: null, coverage_f_medical_payments: null }))
})

describe('tables by age', () => {
  it.each([
    ['Roof surface loss settlement     Replacement cost (see age table in form LO 12 for ACV option)', 'RCV'],
    ['Roof surface     Replacement cost. Ask your agent about the age table option.', 'RCV'],
    ['Roof surface     Replacement cost. The age table option costs less.', 'RCV'],
    ['Roof surface     Actual cash value (age table for comparison)', 'ACV'],
    ['Roof age table for rating     Class 2', null],
    ['Roof: sliding scale deductible', null],
    ['Wind and hail deductible on the roof: age table below', null],
  ])('that do not settle: %s', (text, settled) => expect(withLines(text).roof_settlement).toBe(settled))
  it.each([
    'Roof loss settlement     Replacement cost, age table not selected',
    'Roof surfaces     Replacement cost; sliding scale declined',
  ])('that were not taken: %s', (text) => expect(withLines(text).roof_settlement).not.toBe('schedule'))
})

describe('plain language', () => {
  it('tells when a policy starts and ends', () =>
    expect(
      fieldsOf(
        `Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS\nPolicy           Starts and ends at 12:01 a.m.    Insured\nLO-448812        June 3, 2026                     Ana Flores\n                 June 3, 2027\nResidence premises: 12 Elm St, Waco, TX 76710\n${LIMITS}`,
      ),
    ).toMatchObject({ effective_date: '2026-06-03', renewal_date: '2027-06-03' }))
  it('answers a question beside it, and none far above', () => {
    const far = Array(12).fill('                          The lines of another part.').join('\n')
    const answer = '                          $5,000 on any covered loss.'
    expect(withLines(`What do I pay first?\n${answer}`).deductibles.all_perils).toMatchObject({ amount: 5000 })
    expect(withLines(`What do I pay first?\n${far}\n${answer}`).deductibles.all_perils).toBe(null)
  })
  it('says how a thing is paid behind its name', () =>
    expect(
      fieldsOf(`${HEAD}\n$338,000     Dwelling. The house.\n$169,000     Personal property, at replacement cost.`)
        .coverage_c_personal_property,
    ).toBe(169_000))
  it('says what was not purchased, and what may be', () => {
    expect(withLines('Water and sewer backup. You did not purchase this coverage.').water_backup_limit).toBe(0)
    expect(withLines('Water and sewer backup. You may purchase this coverage.').water_backup_limit).toBe(null)
  })
})

describe('years of other things', () => {
  it.each([
    'HVAC 2 units, installation, completed 2019',
    'Window units, completed 2021',
    'Repiping of units, completed 2019',
    'Home constructed / roof inspected     2004 / 2025',
    'Inspection of home completed / roof certified   2024 / 2025',
    'Outbuilding constructed / roof     2012 / 2015',
  ])('%s', (text) => expect(withLines(text)).toMatchObject({ year_built: null, roof_year: null }))
})

describe('what only sounds alike', () => {
  it.each([
    ['coverage_d_loss_of_use', 'Extra cost of temporary repairs      $5,000'],
    ['coverage_d_loss_of_use', 'Emergency housing             $2,500'],
    [
      'mortgagee',
      'Scheduled articles\n1. 2021 Club Car golf cart     $9,000\nLoss payee on item 1      Texas Boat Bank, Waco, TX',
    ],
    ['ordinance_or_law_percentage', 'Compliance with current building code premium reduction   10%'],
    ['ordinance_or_law_percentage', 'Laws and ordinances, Texas Department of Insurance fee   1.5%'],
    ['ordinance_or_law_percentage', 'Code and ordinance inflation   4%'],
    ['water_backup_limit', 'Backflow of sewers deductible $1,000'],
    ['foundation_water_limit', 'Water entering below the foundation deductible $3,000'],
  ] as const)('%s: %s', (field, text) => expect(withLines(text)[field]).toBe(null))

  it.each([
    'Differences in appearance. Damage not covered: wear and tear',
    'We match appearance. Damage excluded: none',
  ])('cosmetic damage: %s', (text) => expect(withLines(text).cosmetic_damage_excluded).toBe(false))
  it('an agent’s reference', () =>
    expect(
      fieldsOf(
        `${TITLE_OF('HOMEOWNERS POLICY DECLARATIONS').replace('Policy number: LO-448812      ', '')}${LIMITS}\nAgent: Oak Insurance Agency, 1 Main St, Waco\nOur reference: 220014`,
      ).policy_number,
    ).toBe(null))
  it('persons with dates below a heading of endorsements', () =>
    expect(
      withLines('Endorsements\n101     03/26     Ana Flores\n102     04/26     Luis Paredes').endorsements,
    ).toEqual([]))
  it('a value that is as it was', () =>
    expect(
      fieldsOf(
        `${TITLE_OF('AMENDED HOMEOWNERS POLICY DECLARATIONS')}Coverages                             Limit\nA. Dwelling                           $300,000\nB. Other Structures                   As it was\nC. Personal Property                  $150,000\nE. Personal Liability                 $100,000`,
      ),
    ).toMatchObject({ coverage_c_personal_property: 150_000, coverage_e_personal_liability: 100_000 }))
  it('a list of papers', () =>
    expect(
      fieldsOf(
        `${HEAD}${LIMITS}\n===\nPolicy forms and notices\nYour rebuilding cost estimate\nDwelling                             $412,000\nOther structures                      $41,200\nOrdinance or law                          25%\nYear built                           1998\nWater backup                          $10,000`,
      ),
    ).toMatchObject({ ordinance_or_law_percentage: null, year_built: null, water_backup_limit: null }))
})
