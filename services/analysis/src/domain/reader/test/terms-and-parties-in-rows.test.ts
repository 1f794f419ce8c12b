import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const without = (label: string) =>
  HEAD.split('\n')
    .map((line) => (line.includes(label) ? line.slice(0, line.indexOf(label)) : line))
    .join('\n')

describe('the term', () => {
  it('stands in two rows', () => {
    const { effective_date, renewal_date } = fieldsOf(`${without('Policy period')}
                    Policy number:        LO-448812
POLICY PERIOD       FROM:        FEB. 21 2026 12:01 A.M.
                    TO:          FEB. 21 2027 12:01 A.M.
${LIMITS}`)
    expect([effective_date, renewal_date]).toEqual(['2026-02-21', '2027-02-21'])
  })

  it('stands under two heads of its own, and the number beside them', () => {
    const { effective_date, policy_number } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710

 Policy Number             Policy Period            Form
                          From          To
LO 9047731 06         10/25/2026 – 10/25/2027       HO-5
${LIMITS}`)
    expect([effective_date, policy_number]).toEqual(['2026-10-25', 'LO 9047731 06'])
  })

  it.each(['Roof inspected', 'Transferred'])('is not what is said of something else: %s', (what) =>
    expect(
      fieldsOf(`${without('Policy period')}${LIMITS}
${what.padEnd(18)} From:     02/21/2024
                   To:       02/21/2025`).effective_date,
    ).toBeNull(),
  )
})

describe('who lends', () => {
  it('is the first of two, the second of whom is none', () =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
Lienholder 1
Elm Community Credit Union
PO Box 81349, Waco, TX 76702

Lienholder 2: none`).mortgagee,
    ).toBe('Elm Community Credit Union'))

  it('a second one alone is nobody’s first', () =>
    expect(fieldsOf(`${HEAD}${LIMITS}\nLienholder 2\nElm Community Credit Union`).mortgagee).toBeNull())
})

describe('where the home is', () => {
  it('behind the number of its unit', () =>
    expect(
      fieldsOf(`${without('Residence')}
Location of insured property:
UNIT 1: 12 Elm St, Waco, TX 76710
${LIMITS}`).property_address?.street,
    ).toBe('12 Elm St'))
})

it('a renewal told in a sentence names who is insured', () =>
  expect(
    fieldsOf(`
Lone Oak County Mutual Insurance Company
RENEWAL DECLARATIONS — HOMEOWNERS POLICY, FORM HO-A
This policy, number LO 77-20418-8, is renewed for Ana P. Flores for the period from December 5, 2026 to
December 5, 2027, 12:01 a.m. standard time at the residence premises, which is 12 Elm St, Waco,
Texas 76710.
${LIMITS}`).policy_holder_name,
  ).toBe('Ana P. Flores'))

describe('the insurer in a sentence', () => {
  it.each([
    ['Insurance underwritten by Lone Star Cove Insurance, Inc.', 'Lone Star Cove Insurance, Inc.'],
    [
      'This is the declarations page of your homeowners insurance with Elm Indemnity Company. It is in force now.',
      'Elm Indemnity Company',
    ],
  ])('%s', (text, insurer) => {
    const { insurance_provider } = fieldsOf(
      `${HEAD.replace('Lone Oak Insurance Company', 'Lone Oak')}${text}\n${LIMITS}`,
    )
    expect(insurance_provider).toBe(insurer)
  })

  it('an agency that a policy comes through is none', () => {
    const { insurance_provider } = fieldsOf(
      `${HEAD.replace('Lone Oak Insurance Company', 'Lone Oak')}Policy issued through Elm Crossing Insurance, Inc.\n${LIMITS}`,
    )
    expect(insurance_provider).toBeNull()
  })
})
