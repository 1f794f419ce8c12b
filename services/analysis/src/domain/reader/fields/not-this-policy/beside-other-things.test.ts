import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const LIMIT_ROWS = `   Dwelling                  $300,000
   Personal property         $150,000
   Personal liability        $100,000`

describe('a table of the lettered coverages', () => {
  it.each(['Schedule of Coverages', 'Roof: Metal', 'Business: None'])('is read below %s', (heading) =>
    expect(fieldsOf(`${HEAD}\n${heading}\n${LIMIT_ROWS}`)).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_c_personal_property: 150_000,
      coverage_e_personal_liability: 100_000,
    }),
  )

  it.each(['Flood coverage', 'FLOOD INSURANCE LIMITS'])('is that of a flood policy: %s', (heading) =>
    expect(
      fieldsOf(`${HEAD.replace('HOMEOWNERS POLICY', 'FLOOD POLICY')}\n${heading}
   Building                  $250,000
   Contents                  $100,000`),
    ).toMatchObject({ coverage_a_dwelling: 250_000, coverage_c_personal_property: 100_000 }),
  )

  it('is read beside what is said of the roof', () =>
    expect(fieldsOf(`${HEAD}\nRoof: Metal               Dwelling                  $300,000`).coverage_a_dwelling).toBe(
      300_000,
    ))
})

describe('the insurer', () => {
  const insurerOf = (lines: string) =>
    fieldsOf(`HOMEOWNERS POLICY DECLARATIONS\n${lines}
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
${LIMITS}`).insurance_provider

  it.each([
    'Lone Oak Insurance Company              Mortgagee: First Bank',
    'Lone Oak Insurance Company              Mortgagee:      First Bank',
    'Mortgagee: First Bank                   Lone Oak Insurance Company',
    'Mortgagee: First Bank\nLone Oak Insurance Company',
    'Previous carrier: Granite Mutual\nLone Oak Insurance Company',
    'Lone Oak Insurance Company will process claims quickly.',
  ])('is read: %s', (lines) => expect(insurerOf(lines)).toBe('Lone Oak Insurance Company'))
})

describe('a contract of insurance', () => {
  const kindOf = (text: string) => readPolicy(typedPages(text)).document_kind
  const facts = HEAD.replace('HOMEOWNERS POLICY DECLARATIONS', '')

  it.each([
    `CERTIFICATE\nThis is to certify that in accordance with the authority granted, insurance is effected with certain Underwriters at Lloyd's, London.\n${facts}${LIMITS}`,
    `YOUR HOMEOWNERS POLICY\n${facts}${LIMITS}\nAn ACORD 27 form was sent to your lender.`,
    `YOUR HOMEOWNERS POLICY\n${facts}${LIMITS}\nAdditional interest: Cedar Homeowners Association (certificate holder)`,
  ])('is no paper on one: %s', (text) => expect(kindOf(text)).toBe('homeowners_declarations'))
})

describe('rows below a remark on another policy', () => {
  it.each([
    'Flood is insured under a separate policy.\nPersonal property         $150,000',
    'Flood is insured under a separate policy with Neptune.\nPersonal property         $150,000',
  ])('are read: %s', (lines) => expect(fieldsOf(`${HEAD}\n${lines}`).coverage_c_personal_property).toBe(150_000))
})

it('reads the year of the home below its garage', () =>
  expect(fieldsOf(`${HEAD}${LIMITS}\nDetached garage:      2 cars\nYear built            1985`).year_built).toBe(1985))
