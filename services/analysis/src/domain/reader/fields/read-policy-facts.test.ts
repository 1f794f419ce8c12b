import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (head: string) =>
  readPolicy(
    typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
${head}
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710

Coverages                             Limit
A. Dwelling                        $300,000
B. Other Structures                 $30,000
C. Personal Property               $150,000
E. Personal Liability              $100,000`),
  ).fields

const SENTENCE = `
Your policy, 5342 HR 708811, runs from 12:01 AM September 6, 2026 until
12:01 AM September 6, 2027. It is a Texas homeowner policy.`

describe('the policy number', () => {
  it('stands in a sentence', () => {
    expect(read(SENTENCE).policy_number).toBe('5342 HR 708811')
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
