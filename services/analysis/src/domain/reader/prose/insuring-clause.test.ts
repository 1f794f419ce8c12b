import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'
import { typedPages } from '../testing/typed-pages.ts'

const REST = `
All of the property is at the Insured's residence stated above.

Item 1    Two-story frame dwelling, built 1981                    $240,000
Item 2    Household goods and personal property                    120,000

Additional living expense. If Item 1 cannot be lived in after an insured loss, the Association
will pay the added cost of living elsewhere, up to 20% of the amount on Item 1.
Deductibles. From each loss by windstorm or hail the Association will deduct one percent (1%) of
the amount on Item 1, which is $2,400. From each loss by any other insured cause it will deduct $1,500.
Loss on Item 1 is payable to the Member and to Elm County Bank, as interest may appear.
`
const CLAUSE = `In consideration of the premium stated below, Lone Oak Farm Mutual Insurance Association does
hereby insure Ana Flores and husband, Luis Paredes, hereinafter called the Insured, residing at
12 Elm St, Waco, Texas 76710, for the term of one year from March 1, 2026 at noon to March 1,
2027 at noon, against all direct loss by fire, lightning, windstorm and hail.
`
const paper = (clause: string, { head = 'Policy No. LO-44812', foot = '' } = {}) =>
  readPolicy(typedPages(`Lone Oak Farm Mutual Insurance Association\n${head}\n\n${clause}${REST}${foot}`))

describe('a contract that insures somebody in one sentence', () => {
  it('is a policy, and its sentences tell the rest', () => {
    const { document_kind, fields } = paper(CLAUSE)
    expect(document_kind).toBe('homeowners_declarations')
    expect(fields).toMatchObject({
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      property_address: { street: '12 Elm St', city: 'Waco', zip: '76710' },
      effective_date: '2026-03-01',
      renewal_date: '2027-03-01',
      coverage_a_dwelling: 240_000,
      coverage_c_personal_property: 120_000,
      coverage_d_loss_of_use: 48_000,
      mortgagee: 'Elm County Bank',
    })
    expect(fields.deductibles).toMatchObject({
      all_perils: { amount: 1500, percentage: null },
      wind_hail: { amount: 2400, percentage: 1 },
    })
  })

  it('may rest on an application, and set the name and the term apart in the middle of the page', () => {
    const lines: PlacedLine[] = [
      ['LONE OAK FARM MUTUAL INSURANCE COMPANY', 180, 50, 12],
      ['Homeowner’s Policy', 250, 80, 14],
      ['No. 30-5518', 270, 96, 10],
      ['Lone Oak Farm Mutual Insurance Company, in consideration of the premium and of the', 70, 130, 10],
      ['application signed by the Insured, insures', 70, 143, 10],
      ['Ana Flores and Luis Paredes', 235, 174, 10],
      ['of 12 Elm St, Waco, Texas 76710, called “the Insured,” for one year', 70, 205, 10],
      ['from the 1st day of March, 2026, to the 1st day of March, 2027,', 150, 236, 10],
      ['against direct loss by fire, windstorm and hail to the property described below.', 70, 267, 10],
      ['It is all at the Insured’s residence stated above.', 70, 280, 10],
      ['Item 1', 70, 300, 10],
      ['One-story brick dwelling', 120, 300, 10],
      ['$240,000', 430, 300, 10],
      ['Item 2', 70, 313, 10],
      ['Household goods and personal property', 120, 313, 10],
      ['$120,000', 430, 313, 10],
    ]
    const { document_kind, fields } = readPolicy(placedPage(lines))
    expect(document_kind).toBe('homeowners_declarations')
    expect(fields).toMatchObject({
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      property_address: { street: '12 Elm St', zip: '76710' },
      effective_date: '2026-03-01',
    })
  })

  it.each(['DOES INSURE', 'agrees to insure', 'insures:'])('in other words, below what it insures: %s', (words) => {
    const { document_kind, fields } = paper(CLAUSE.replace('does\nhereby insure', `\n${words}`), {
      head: 'What this policy insures\nPolicy No. LO-44812',
    })
    expect([document_kind, fields.policy_holder_name]).toEqual(['homeowners_declarations', 'Ana Flores'])
  })

  it('may say when it ends', () => {
    const foot = 'If this policy\nis cancelled, we return the premium. It is void if the Member conceals a fact.'
    expect(paper(CLAUSE, { foot }).document_kind).toBe('homeowners_declarations')
  })

  it('names the home only where that is said to be at the address of the insured', () => {
    const apart = `Policy No. LO-44812\n${CLAUSE}${REST.replace("All of the property is at the Insured's residence stated above.", '')}`
    const { document_kind, fields } = readPolicy(typedPages(apart))
    expect([document_kind, fields.property_address.street]).toEqual(['homeowners_declarations', null])
  })
})

describe('the same sentence makes no policy', () => {
  it.each([
    ['of a letter', 'Dear Ms. Flores,', ''],
    ['of a letter to a lender', 'To whom it may concern:', ''],
    ['of a letter that is signed', 'RE: your house', 'Sincerely,\nWanda Elm'],
    ['of a certificate', 'This is to certify that the following is in force.', ''],
    ['of an offer', 'This is a quote.', ''],
    ['of a bill', 'Premium bill', 'Amount due $412.00. Please pay by March 1.'],
    ['of a notice', 'Notice of cancellation', 'This policy is hereby cancelled for nonpayment.'],
    ['of a specimen', 'SPECIMEN', ''],
    ['of a petition', 'Plaintiff’s policy reads:', ''],
  ])('%s', (_, head, foot) => expect(paper(CLAUSE, { head, foot }).document_kind).toBe('not_home_insurance'))

  it.each([
    ['without a person', 'Ana Flores and husband, Luis Paredes', 'the insured named in the declarations'],
    ['without a year', 'from March 1, 2026 at noon to March 1,\n2027 at noon', 'stated in the declarations'],
  ])('%s', (_, own, other) => {
    expect(paper(CLAUSE.replace(own, other)).document_kind).toBe('not_home_insurance')
  })
})
