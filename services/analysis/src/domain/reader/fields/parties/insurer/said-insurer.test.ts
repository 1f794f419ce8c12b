import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../../../testing/lone-oak.ts'

const insurerOf = (head: string, foot = '') =>
  fieldsOf(`${head}
HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}
${'\n'.repeat(9)}
${foot}`).insurance_provider

describe('the insurer', () => {
  it('of a reciprocal is whose attorney-in-fact administers it', () =>
    expect(
      insurerOf('ELM', 'Lone Oak Nexus Exchange • Administered by its attorney-in-fact, Elm Risk Management, LLC'),
    ).toBe('Lone Oak Nexus Exchange'))

  it.each([
    `Coverage is afforded by the company marked:   [ ] The Lone Oak Insurance Company
                                              [X] The Lone Oak Casualty Company
                                              [ ] The Lone Oak Indemnity Company`,
    `Coverage is provided in the   [X] The Lone Oak Casualty Company     [ ] The Lone Oak Insurance Company
                              [ ] Elm Insurance Company of America`,
  ])('is the one of its group whose box is ticked', (boxes) => {
    expect(insurerOf(`THE LONE OAK COMPANIES\n${boxes}`)).toBe('The Lone Oak Casualty Company')
  })

  it.each([
    'Insurance by Lone Oak Property & Casualty Insurance Company',
    'Home insurance from Lone Oak Reciprocal Exchange',
  ])('stands below a brand: %s', (line) => expect(line).toContain(insurerOf(`oak home\n${line}`)))

  it('is no company that other insurance is said to be from', () =>
    expect(insurerOf('oak home\nAuto insurance from Elm Casualty Company')).toBeNull())

  it('is nobody where no box is ticked, or two are', () => {
    const boxes = (one: string, other: string) =>
      insurerOf(`THE LONE OAKS\n[${one}] Lone Oak Lloyds\n[${other}] Lone Oak Casualty Company\n[ ] Elm Lloyds`)
    expect(boxes('X', 'X')).toBeNull()
    expect(boxes('X', ' ')).toBe('Lone Oak Lloyds')
    expect(insurerOf('THE LONE OAKS\n[X] Lone Oak Lloyds insures your car, too\n[ ] Elm Lloyds')).toBeNull()
  })

  it.each([
    'Lone Oak Exchange, an inter-insurance exchange, herein called the Company. Attorney-in-fact: Elm Management.',
    'In return for the premium, Lone Oak Exchange (the Company), an Oklahoma stock company, insures:',
    'Elm Analytics Inc. is the agency. Lone Oak Exchange is the insurer.',
    'We, Lone Oak Exchange, agree with you',
    'Lone Oak Exchange (herein "we", "us" and "our")',
    'This declarations page is issued by:  Lone Oak Exchange, a reciprocal',
    'Lone Oak Exchange®                                     PERSONAL LINES',
    'Insurer                  Lone Oak Exchange (non-admitted)',
  ])('is whom a sentence calls so: %s', (sentence) => {
    expect(insurerOf(`ELM AGENCY GROUP\n${sentence}`)).toBe('Lone Oak Exchange')
  })

  it('is named in full where a page prints it short, too', () => {
    expect(insurerOf('LONE OAK INSURANCE CO.', 'Lone Oak Insurance Company, 12 Elm St, Waco, TX 76710')).toBe(
      'Lone Oak Insurance Company',
    )
  })

  it.each([
    'Lone Oak Lloyds is a member of The Oak Group, 5525 LBJ Freeway, Dallas, Texas 75240.',
    'Lone Oak Lloyds, 702 Oberlin Road, Raleigh, NC 27605 (the company)',
    'Lone Oak Lloyds, One Oak Plaza, Waco, TX 76710',
    'Your charity: Central Food Bank. Lone Oak Lloyds, 5 Crosby St. 3rd floor, New York, NY 10013',
    'LONE OAK LLOYDS - A TEXAS LLOYDS PLAN',
  ])('stands at the foot with where or what it is: %s', (foot) => {
    expect(insurerOf('ELM AGENCY GROUP', foot)?.toLowerCase()).toBe('lone oak lloyds')
  })

  it('stands at the foot behind the form', () => {
    const foot = 'DEC-TX-001 03/24        Lone Oak Lloyds, 702 Oberlin Road, Raleigh, NC 27605        Page 1 of 1'
    expect(insurerOf('ELM AGENCY GROUP', `${'\n'.repeat(36)}${foot}`)).toBe('Lone Oak Lloyds')
  })

  it.each([
    'Lone Oak Lloyds, 12 Oak St, Waco, TX 76710\nElm Lloyds, 14 Oak St, Waco, TX 76710',
    'Texas Windstorm Insurance Association, PO Box 99090, Austin, TX 78709',
    'Elm Insurance Company is the insurer of your automobiles.',
    'Master policy carrier:   Elm Insurance Company, 12 Oak St, Waco, TX 76710',
  ])('is nobody that is named for other things: %s', (foot) => {
    expect(insurerOf('ELM AGENCY GROUP', foot)).toBeNull()
  })
})
