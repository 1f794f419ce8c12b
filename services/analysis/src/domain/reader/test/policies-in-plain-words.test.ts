import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const NAMED = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
`
const UNDATED = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
A. Dwelling                        $300,000
`
const HOME = { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' }
const NO_HOME = { street: null, city: null, state: null, zip: null }

/** What is found where some lines are set in other print. */
const fieldsInPrint = (text: string, words: RegExp, size: number) =>
  readPolicy(
    typedPages(text).map((page) => ({
      ...page,
      items: page.items.map((item) => (words.test(item.text) ? { ...item, size } : item)),
    })),
  ).fields

describe('parties and terms in other words', () => {
  it.each([
    ['Home on this policy\n12 Elm St\nWaco, TX 76710\n', HOME],
    ['Home on that policy\n12 Elm St\nWaco, TX 76710\n', NO_HOME],
  ])('%j', (lines, address) => {
    expect(fieldsOf(`${NAMED}${LIMITS}\n${lines}`).property_address).toEqual(address)
  })

  it.each([
    ['The home you’re insuring is the address shown above.', HOME],
    ['Check whether the home we insure is the address shown above.', NO_HOME],
  ])('%j', (said, address) => {
    expect(fieldsOf(`${NAMED}12 Elm St\nWaco, TX 76710\n${LIMITS}\n${said}\n`).property_address).toEqual(address)
  })

  it.each([
    ['A rental house with one unit, rented by the year', HOME],
    ['Your home insurance agency', NO_HOME],
    ['A house nearby that sold last year', NO_HOME],
    ['Home, auto and life insurance', NO_HOME],
    ['Your home, until 02/28/2026', NO_HOME],
  ])('an address as the title over %j', (below, address) => {
    const text = `${NAMED}Mail goes to\nPO Box 4\nHewitt, TX 76643\n\n12 Elm St, Waco, TX 76710\n\n${below}\n${LIMITS}`
    expect(fieldsInPrint(text, /^12 Elm/, 20).property_address).toEqual(address)
  })

  it('whose the rental is, and who insures it', () => {
    const { policy_holder_name, insurance_provider } = fieldsOf(`
DWELLING POLICY DECLARATIONS
Who owns it                   Where the rental is
Ana Flores                    12 Elm St
PO Box 4                      Waco, TX 76710
Hewitt, TX 76643

Policy                        Who insures it
LO-448812                     Lone Oak Insurance Company
03/01/2026 to 03/01/2027
${LIMITS}`)
    expect([policy_holder_name, insurance_provider]).toEqual(['Ana Flores', 'Lone Oak Insurance Company'])
  })

  it('of a boat somebody else', () => {
    const text = `${HEAD}${LIMITS}\nThe boat at your dock\nWho owns it\nLuis Paredes\nWho insures it\nElm Marine Insurance Company\n`
    const { policy_holder_name, insurance_provider } = fieldsOf(text)
    expect([policy_holder_name, insurance_provider]).toEqual(['Ana Flores', 'Lone Oak Insurance Company'])
  })

  it.each([
    ['Runs from   03/01/2026\nRuns to     03/01/2027\n', '2026-03-01'],
    ['The lease\nRuns from   03/01/2026\nRuns to     03/01/2027\n', null],
    ['Policy\nLO-448812\n03/01/2026 to\n03/01/2027\n', '2026-03-01'],
    ['Welcome discount\n03/01/2026 to\n03/01/2027\n', null],
    ['Equipment warranty\n03/01/2026 to\n03/01/2027\n', null],
    ['Your payment plan\nRuns from   03/01/2026\nRuns to     03/01/2027\n', null],
    ['Your old policy ran\n03/01/2025 to\n03/01/2026\n', null],
    ['Auto policy EA-1\n06/01/2026 to\n06/01/2027\n', null],
  ])('%j', (lines, start) => {
    expect(fieldsOf(`${UNDATED}\n${lines}`).effective_date).toBe(start)
  })

  it.each([
    ['My lender\nElm National Bank, ISAOA\nPO Box 12, Waco, TX 76701\n', 'Elm National Bank'],
    ['My lender (removed 01/02/2026)\nElm National Bank, ISAOA\nPO Box 12, Waco, TX 76701\n', null],
    ['My golf cart loan\nElm National Bank, ISAOA\nPO Box 12, Waco, TX 76701\n', null],
    ['My car\nMy lender\nElm National Bank, ISAOA\nPO Box 12, Waco, TX 76701\n', null],
  ])('%j', (lines, lender) => {
    expect(fieldsOf(`${HEAD}${LIMITS}\n${lines}`).mortgagee).toBe(lender)
  })
})

describe('limits in other words', () => {
  it('other structures beside what is yours are no other people’s', () => {
    const { coverage_a_dwelling, coverage_b_other_structures } = fieldsOf(`${HEAD}
  Your house            Other stuff on your land          Your stuff
  $300,000              $30,000                          $150,000
  Dwelling.             Other structures.                Personal property.
`)
    expect([coverage_a_dwelling, coverage_b_other_structures]).toEqual([300_000, 30_000])
  })

  it('what others have is theirs', () => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}
                    You          Others nearby
Dwelling         $300,000          $350,000
`)
    expect(coverage_a_dwelling).toBe(300_000)
  })

  it.each([
    ['Guest house, pool and other permanent structures', 'coverage_b_other_structures', 60_000],
    ['Living costs while you’re out', 'coverage_d_loss_of_use', 60_000],
    ['Living costs while you’re away after an evacuation order', 'coverage_d_loss_of_use', null],
    ['Things you keep there', 'coverage_c_personal_property', 60_000],
    ['Storage unit\nThings you keep there', 'coverage_c_personal_property', null],
  ] as const)('%j', (name, field, limit) => {
    expect(fieldsOf(`${HEAD}A. Dwelling                        $300,000\n${name}      $60,000\n`)[field]).toBe(limit)
  })

  it.each([
    ['+ 25%        Extended dwelling coverage, if rebuilding costs more', 25],
    ['+ 25%        Additional debris removal coverage', null],
    ['+ 25%        Extended dwelling coverage, if you add it', null],
  ])('%j', (line, share) => {
    const text = `${HEAD}$300,000     Dwelling\n${line}\n$30,000      Other structures\n$150,000     Personal property\n`
    expect(fieldsOf(text).extended_dwelling_percentage).toBe(share)
  })

  it('the share of a deductible in the sentence behind', () => {
    const said = (dollars: string) =>
      fieldsOf(
        `${HEAD}${LIMITS}\nWhat you pay before we pay\n\nYou pay the first ${dollars} of a loss caused by wind or hail. That is 1% of Coverage A. You pay the first $2,500 of any other loss to\nyour property.\n`,
      ).deductibles.wind_hail
    expect(said('$3,000')).toEqual({ amount: 3_000, percentage: 1, stated: 'both' })
    expect(said('$4,000')).toEqual({ amount: 4_000, percentage: null, stated: 'amount' })
  })
})

describe('the premium right below its question', () => {
  it.each([
    ['The price', 'a year, all fees included', 734.4],
    ['Home warranty plan\nThe price', 'a year, all fees included', null],
    ['Your other policies with us\nThe price', 'a year', null],
    ['If you paid by card instead\nThe price', 'a year', null],
    ['Jewelry rider\nThe price', 'a year', null],
    ['Last year\nThe price', 'a year', null],
    ['The price', 'a year was what you paid', null],
    ['The price', 'a year, if you pay in full', null],
  ])('%j over %j', (over, caption, premium) => {
    const text = `${HEAD}A. Dwelling                        $300,000\n\n${over}\n\n$734.40\n\n${caption}\n`
    expect(fieldsInPrint(text, /^\$734/, 26).total_annual_premium).toBe(premium)
  })
})

describe('years in other words', () => {
  it.each([
    ['Single family, two stories, on a slab; finished in 1998.', 1998],
    ['Brick, two stories, with a basement; finished in 1998.', null],
    ['Wiring of both floors; finished in 1998.', null],
    ['Sprinkler retrofit\nCompleted in 1998, four floors, masonry.', null],
    ['The building\nCompleted in 1998, four floors, masonry.', 1998],
    ['Renovation\nCompleted in 1998, four floors, masonry.', null],
  ])('%j', (lines, year) => {
    expect(fieldsOf(`${HEAD}${LIMITS}\n${lines}\n`).year_built).toBe(year)
  })

  it.each([
    ['We pay replacement cost for a roof that is less than 15 years old.', 2019],
    ['We give a credit for a roof or a water heater that is new.', null],
    ['A new deck under the roof saves you money.', null],
    ['We pay replacement cost for the roof of a shed that is new.', null],
  ])('%j Yours was installed …', (before, year) => {
    const text = `${HEAD}${LIMITS}\n${before} Yours was\ninstalled in 2019, so it gets that for this whole term.\n`
    expect(fieldsOf(text).roof_year).toBe(year)
  })
})

describe('lists of forms', () => {
  it('what is left of a form that was struck out is said of nothing in print', () => {
    const { endorsements } = fieldsOf(`${HEAD}${LIMITS}
Forms and endorsements
LO 0001 04 23    Homeowners policy               LO 0477 04 23    Ordinance or law
LO 0101 04 23    Texas provisions                LO 0490 04 23    Replacement cost
LO 0427 04 23    Limited fungi                                          deleted 02/09/2026
`)
    expect(endorsements.toSorted()).toEqual(['LO 0001', 'LO 0101', 'LO 0427', 'LO 0477', 'LO 0490'])
  })

  it.each([
    ['Texas provisions                             ', 'Continued'],
    ['Texas provisions   LO 0100 04 22   Terms     ', 'Replaced'],
  ])('a column of answers tells of its own rows, %j', (title, answer) => {
    const { endorsements } = fieldsOf(`${HEAD}${LIMITS}
Forms and endorsements
LO 0001 04 23    Homeowners policy                            Continued
LO 0101 04 23    ${title}${answer}
LO 0427 04 23    Limited fungi                                Deleted 02/09/2026
`)
    expect(endorsements).not.toContain('LO 0427')
  })

  it('a carrier’s own Texas form, and papers behind a page', () => {
    const list = (heading: string) =>
      fieldsOf(`${HEAD}${LIMITS}
${heading}
LO HO-A TX (7-21)     Homeowners form A
LO-22 (7-21)          Water backup
`).endorsements
    expect(list('The papers behind this page')).toEqual(['LO HO-A TX', 'LO-22'])
    expect(list('Papers behind this page that you can buy')).toEqual([])
  })
})

describe('settlements beside limits', () => {
  const settled = (home: string, things: string) => {
    const text = `${HEAD}Your house                         $300,000\n${home}\nYour belongings                    $150,000\n${things}\n`
    const { dwelling_settlement, personal_property_settlement } = fieldsInPrint(
      text,
      /^(?:The building|Paid|Never)/,
      7.5,
    )
    return [dwelling_settlement, personal_property_settlement]
  }
  it.each([
    ['The building and what is attached to it, at replacement cost', 'Paid at the price of a new one.', ['RCV', 'RCV']],
    ['The building and what is attached to it', 'Paid at the price of a new one, less wear.', [null, null]],
    ['The building and what is attached to it', 'Never paid at the price of a new one.', [null, null]],
  ])('%j, %j', (home, things, ways) => {
    expect(settled(home, things)).toEqual(ways)
  })

  it.each([
    ['Roof, when wind or hail hits        Replacement cost', 'RCV', null],
    ['When wind or hail damages the roof        We pay replacement cost', 'RCV', null],
    ['When wind or hail damages the fence        We pay replacement cost', null, null],
    ['Things in the house        Actual cash value', null, 'ACV'],
    ['Things in the garage        Actual cash value', null, null],
  ])('%j', (row, ofRoof, ofThings) => {
    const { roof_settlement, personal_property_settlement } = fieldsOf(`${HEAD}${LIMITS}\n${row}\n`)
    expect([roof_settlement, personal_property_settlement]).toEqual([ofRoof, ofThings])
  })
})
