import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const BODY = `
Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
A. Dwelling                        $300,000
C. Personal Property               $150,000
`

describe('the number of the policy', () => {
  it.each([
    'HOMEOWNERS DECLARATIONS\nHO-3 Special Form · Policy LOX-4410392',
    'HOMEOWNERS DECLARATIONS\nYour home | Policy LOX-4410392 | Renewal',
    'Lone Oak Insurance Company\nDeclarations • Policy LOX-4410392',
  ])('may be a part of a title: %s', (head) => expect(fieldsOf(`${head}\n${BODY}`).policy_number).toBe('LOX-4410392'))

  it.each([
    'HOMEOWNERS DECLARATIONS\nHO-3 Special Form · Flood policy LOX-4410392',
    'HOMEOWNERS DECLARATIONS · Policy HO 00 03',
  ])('is none of another policy, and no form: %s', (head) =>
    expect(fieldsOf(`${head}\n${BODY}`).policy_number).toBeNull(),
  )
})

describe('the insurer', () => {
  const insurer = (words: string) =>
    fieldsOf(`HOMEOWNERS DECLARATIONS\nPolicy number: LO-448812${BODY}\n${words}`).insurance_provider

  it.each([
    'Signed for Elm Risk Management, LLC, Attorney-in-Fact for Lone Oak Reciprocal Exchange',
    'Elm Management, Inc., as attorney-in-fact of the Lone Oak Reciprocal Exchange, signs this policy.',
    'Signed on behalf of Lone Oak Reciprocal Exchange by its attorney-in-fact, Elm Management, LLC.',
  ])('is whom an attorney-in-fact stands for: %s', (words) =>
    expect(insurer(words)).toBe('Lone Oak Reciprocal Exchange'),
  )

  it('is not the attorney-in-fact', () =>
    expect(insurer('Attorney-in-fact for the subscribers: Elm Insurance Company, Dallas')).toBeNull())
})

describe('the deductible of a flood', () => {
  const read = (words: string) => fieldsOf(`${HEAD}\nA. Building     $300,000\n${words}`).deductibles.all_perils?.amount

  it.each([
    'Deductible                                    Amount\nEach flood occurrence, Coverages A, B and C combined     $5,000',
    'Deductibles\nEach flood event                 $5,000',
    'DEDUCTIBLES\nEach loss, coverages A, B and C       $5,000',
  ])('is that of each: %s', (words) => expect(read(words)).toBe(5_000))

  it('is none below something else', () =>
    expect(read('Jewelry\nEach loss, coverages A and C     $2,500')).toBeUndefined())
})
