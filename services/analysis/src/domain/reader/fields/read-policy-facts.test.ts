import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (head: string) =>
  readPolicy(
    typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
${head}
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`),
  ).fields

const SENTENCE = `
Your policy, 5342 HR 708811, runs from 12:01 AM September 6, 2026 until
12:01 AM September 6, 2027. It is a Texas homeowner policy.`

describe('the insurer', () => {
  it('is named in a sentence of capitals', () => {
    const text = 'RENEWAL OF YOUR POLICY. COVERAGE IS PROVIDED IN THE OLD ELM INSURANCE COMPANY'
    expect(read(text).insurance_provider).toBe('OLD ELM INSURANCE COMPANY')
  })
})

describe('the policy number', () => {
  it('stands in a sentence', () => {
    expect(read(SENTENCE).policy_number).toBe('5342 HR 708811')
    const told = 'For policy LOX 7081122 03, which runs from 09/06/2026 until 09/06/2027, this is the record.'
    expect(read(told).policy_number).toBe('LOX 7081122 03')
  })

  it('stands at a label that a picture spoiled', () => {
    expect(read('Policy niniber      HPD 61-20884').policy_number).toBe('HPD 61-20884')
    expect(read('Policy notices      HPD 61-20884').policy_number).toBeNull()
  })

  it('ends before the next label', () => {
    expect(read('POLICY NUMBER: OY7410382 INSURED').policy_number).toBe('OY7410382')
  })

  it('is no house number above it', () => {
    const { policy_number } = read(`
Name and address     Wendell Ashcroft
                     4417 Cat Mountain Road
                     Austin, TX 78731
Policy number        To follow`)
    expect(policy_number).toBeNull()
  })
})

describe('the policy number, where none is printed', () => {
  it('is no form of a list under the same word', () => {
    expect(
      read('Number        Title\nHO 00 03      Special form\nLO 448812     Texas changes').policy_number,
    ).toBeNull()
  })
})

describe('the policy period', () => {
  it.each([SENTENCE, 'In force 12:01 a.m. Sep 6, 2026 → Sep 6, 2027', 'Coverage runs      9/6/2026 – 9/6/2027'])(
    'is read: %s',
    (head) => {
      const { effective_date, renewal_date } = read(head)
      expect([effective_date, renewal_date]).toEqual(['2026-09-06', '2027-09-06'])
    },
  )

  it('is not one that another word names', () => {
    expect(read('Expiring Period:      MAY 12 2025 to MAY 12 2026').effective_date).toBeNull()
  })

  it('is not that of another policy in a sentence', () => {
    expect(read('Your previous policy ran from September 6, 2025 until September 6, 2026.').effective_date).toBeNull()
  })
})

describe('the year of the roof', () => {
  it('is not worked out from the ages of a schedule or of what might be', () => {
    const head = 'Policy period: 03/01/2026 to 03/01/2027'
    expect(read(`${head}\nRoof surfaces, age 10 to 15 years: 60% is paid`).roof_year).toBeNull()
    expect(
      read(`${head}\nAge of roof      0 to 5      6 to 10\nComposition       100%         80%`).roof_year,
    ).toBeNull()
    expect(read(`${head}\nA roof of an age over 10 years may be paid by schedule`).roof_year).toBeNull()
  })
})

describe('the year of construction', () => {
  it('is that of the home, not of a building beside it', () => {
    const garage = 'Detached garage      Frame; year built 1979; no certificate'
    expect(read(garage).year_built).toBeNull()
    expect(read(`The home was built in 1962 of brick.\n${garage}`).year_built).toBe(1962)
  })

  it('is not known where two are named', () => {
    expect(read('The home was built in 1962. \nBuilding description: built in 1979').year_built).toBeNull()
  })
})

describe('declarations in sentences', () => {
  const page = (foot: string) => `
Hi Ana, here is your home policy
This page is the declarations part of your contract with us. We wrote it the way we talk. Please check
that everything in it is right, and tell us in the app if something is not as you would have it be.
${foot}`
  const read = (pages: string) => readPolicy(typedPages(pages)).fields
  const first = page(`This is policy LP7310526. It insures Ana Flores and her spouse Luis Paredes, who
own and live in the house at 12 Elm St, Waco, TX 76710. The house was built in
2011 and you told us that the composition shingle roof was
replaced in 2019. Your policy is issued by Lone Oak Insurance Company. It starts on December 9,
2026 and ends on December 9, 2027, both at 12:01 a.m. Texas time.

Your lender
We’ve told Lone Loan Services, LLC, ISAOA/ATIMA, P.O. Box 6618, Springfield, OH 45501,
that you’re insured (loan 8 0417 99321).

These documents, together with this page, make up your policy:
• LO TX HO 01 (06 24), Homeowners Policy
• LO HO 22 (01 23), Extended Reconstruction Cost`)

  it('are read as declarations', () => {
    expect(read(first)).toMatchObject({
      insurance_provider: 'Lone Oak Insurance Company',
      policy_number: 'LP7310526',
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      property_address: { street: '12 Elm St', city: 'Waco' },
      effective_date: '2026-12-09',
      renewal_date: '2027-12-09',
      year_built: 2011,
      roof_year: 2019,
      mortgagee: 'Lone Loan Services, LLC',
      endorsements: ['LO TX HO 01', 'LO HO 22'],
    })
  })
})

describe('a policy number without a label', () => {
  const page = (head: string) =>
    `LONE OAK INSURANCE COMPANY      ${head}\nHOMEOWNERS POLICY DECLARATIONS\n${'\n'.repeat(60)}Total premium  $1,200.00`
  const number = (one: string, two: string) =>
    readPolicy(typedPages(`${page(one)}\n===\n${page(two)}`)).fields.policy_number

  it('is the one that the heads of its pages repeat', () => {
    expect(number('LOC 02418 77 36   91A', 'LOC 02418 77 36   91A')).toBe('LOC 02418 77 36 91A')
  })

  it('is not known where they differ, or where it is the number of a form', () => {
    expect(number('LOC 02418 77 36', 'LOC 02418 77 99')).toBeNull()
    expect(number('HO 00 03 05 11', 'HO 00 03 05 11')).toBeNull()
  })
})
