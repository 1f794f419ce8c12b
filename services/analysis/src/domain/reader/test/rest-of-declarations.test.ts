import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

/** What a page of notices is full of. */
const NOTICES = `
Changes to this policy cannot be made when a hurricane is in or near the Gulf of Mexico, as the underwriting rules describe.
Please tell your agent before the home is let to others, and again when nobody lives in it for more than sixty days.
This policy does not insure against flood or rising water, however it comes about and whatever else was its cause.
We use reports from consumer agencies, and you may ask us for the name of the agency and have mistakes corrected.
`
const NUMBER = 'Lone Oak Insurance Company                                                   LO-448812'
const LENDER = 'LENDER\nHeartland Home Loans LLC\nPO Box 100, Dallas, TX 75201'
const BUILT = 'Year of construction           1988'
const FORMS = 'LO-HO3     Homeowners policy\nLO-112     Water backup\nLO-340     Wind and hail deductible'
const TOTAL = 'Total annual premium                                $2,604.75'

const withPage = (...parts: string[]) => fieldsOf(`${HEAD}${LIMITS}\n===\n${[...parts, NOTICES].join('\n\n')}`)

describe('a page of notices goes on with the declarations', () => {
  it.each([
    ['that repeats their number and names the lender', [NUMBER, LENDER]],
    ['that names the lender and lists the forms', [LENDER, FORMS]],
    ['that tells when the home was built and who lent for it', [BUILT, LENDER]],
    ['that adds up the premium and names the lender', [TOTAL, LENDER]],
  ])('%s', (_, parts) => expect(withPage(...parts).mortgagee).toBe('Heartland Home Loans LLC'))

  it('whose number and year of construction stand at its head', () =>
    expect(withPage(NUMBER, BUILT).year_built).toBe(1988))
})

describe('a page of another paper does not', () => {
  it.each([
    ['with nothing but a lender', [LENDER]],
    ['with the number of another policy', [NUMBER.replace('448812', '990077'), LENDER]],
    [
      'with the conditions of a booklet',
      [
        NUMBER,
        'MORTGAGE CLAUSE\nThe word mortgagee includes a trustee, and a loss is paid to it as its interest appears.',
      ],
    ],
  ])('%s', (_, parts) => expect(withPage(...parts).mortgagee).toBeNull())
})

describe('a page after the declarations that is full of notices', () => {
  const NOTICE = `
The policy described in these declarations does not cover loss by flood. If your home is in a flood zone or close to a
body of water you may want to ask your agent about coverage. The insurance that you bought is that of the pages before.
This contract is issued and delivered under the statutes of this state, and the department does not review what it says.`

  it('goes on with their tables under the number of the policy', () => {
    const page = `Lone Oak Insurance Company      LO-448812\n\nYEAR BUILT      AGE OF ROOF\n1999            9 YEARS\n\nFIRST MORTGAGEE\nFROST BANK ISAOA\nPO BOX 1600, SAN ANTONIO TX 78296\n${NOTICE}`
    const { year_built, roof_year } = fieldsOf(`${HEAD}\n${LIMITS}\n\n=====\n${page}`)
    expect([year_built, roof_year]).toEqual([1999, 2017])
  })

  it('goes on under headings of which a later one says that it is a notice', () => {
    const page = `Your savings     Multi-policy     Loss free
Home characteristics
Important notice
Year built: 1999        Construction: brick veneer
Roof material: metal    Square feet: 2,400`
    expect(fieldsOf(`${HEAD}\n${LIMITS}\n\n=====\n${page}`).year_built).toBe(1999)
  })

  it('does not where it only speaks of them', () => {
    const page = `Lone Oak Insurance Company      LO-448812\n\nWater back-up        $10,000\n${NOTICE}`
    expect(fieldsOf(`${HEAD}\n${LIMITS}\n\n=====\n${page}`).water_backup_limit).toBeNull()
  })
})
