import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

it.each([
  'You also have the following as named insureds: Flores 2011 Living Trust.',
  'The following are also insured under this policy: Flores 2011 Living Trust.',
  'Also named as insureds: Flores 2011 Living Trust',
])('adds who is named in "%s"', (sentence) => {
  expect(fieldsOf(`${HEAD}\n${sentence}\n${LIMITS}`).additional_insured_names).toEqual(['Flores 2011 Living Trust'])
})

it('takes the lender after a bullet, and no town for one', () => {
  const { mortgagee } = fieldsOf(`${HEAD}${LIMITS}
MORTGAGEE
• BRAZOS BANK ISAOA ATIMA
  P O Box 1079  Waco, TX 76703-1079                                Loan #  HL-660381`)
  expect(mortgagee).toBe('BRAZOS BANK')
})

it('draws groups of a policy number together', () => {
  const { policy_number } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Named Insured                          Policy Number
Ana Flores                             LOK     01977 26 48   51C
12 Elm St
Waco, TX 76710                         Policy period  03/01/2026 to 03/01/2027
${LIMITS}`)
  expect(policy_number).toBe('LOK 01977 26 48 51C')
})

it('reads dates that are set wide', () => {
  const { effective_date, renewal_date } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812
Named insured: Ana Flores                       POLICY PERIOD FROM:   NOV.  2  2025
12 Elm St, Waco, TX 76710                                     TO:    NOV.  2  2026
${LIMITS}`)
  expect([effective_date, renewal_date]).toEqual(['2025-11-02', '2026-11-02'])
})

it('reads an address whose label goes on beside its second line, and what stands further along is none of it', () => {
  const { property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number          LO-448812
Policy period          03/01/2026 to 03/01/2027
Named insured          Ana Flores
Location of Residence  12 Elm Trl                    Premises are in territory 4G, McLennan County
Premises               Waco TX 76710-2043
${LIMITS}`)
  expect(property_address).toEqual({ street: '12 Elm Trl', city: 'Waco', state: 'TX', zip: '76710' })
})

it('does not cut a form in two whose number goes on after its figures', () => {
  const { endorsements } = fieldsOf(`${HEAD}${LIMITS}
Forms and endorsements
HO 00 03 04 91         Homeowners 3 Special Form
HO 01 42 LO 06 24      Special Provisions - Texas
HO 03 51 LO 01 17      Hurricane Percentage Deductible`)
  expect(endorsements).toEqual(['HO 00 03', 'HO 01 42 LO', 'HO 03 51 LO'])
})

it('joins sentences that two spaces part', () => {
  const { roof_settlement } = fieldsOf(`${HEAD}${LIMITS}
LOSS SETTLEMENT
DWELLING                              REPLACEMENT COST
ROOF SURFACING, WIND AND HAIL         ACTUAL CASH VALUE WHEN ROOF IS MORE THAN 10 YEARS OLD,
                                      OTHERWISE REPLACEMENT COST.  ACTUAL CASH VALUE APPLIES
                                      TO THIS DWELLING FOR THIS POLICY TERM.`)
  expect(roof_settlement).toBe('ACV')
})

it('a number below "Policy" may say that it is one', () => {
  const head = HEAD.replace('Policy number: LO-448812      ', '')
  expect(
    fieldsOf(`${head}\nPolicy                    Producer\nNo. 102-883-417           Neches Insurance\n${LIMITS}`),
  ).toMatchObject({
    policy_number: '102-883-417',
  })
})

it('a lender has an address to the attention of somebody', () => {
  const line = 'First:   Southside Bank, Attn: Insurance Dept., PO Box 1079, Tyler, TX 75710'
  expect(fieldsOf(`${HEAD}\n${LIMITS}\n8. Mortgagee or trustee, name and address\n   ${line}`).mortgagee).toBe(
    'Southside Bank',
  )
})

it('a county is nobody', () => {
  expect(fieldsOf(`${HEAD}${LIMITS}\nADDITIONAL NAMED INSURED   Bell County`).additional_insured_names).toEqual([])
})

it.each([
  ['BQ01-TX4QH7', 'BQ01-TX4QH7'],
  ['Page 1 of 2', null],
  ['HO-3 TX', null],
])('takes "%s" at its label for the policy number: %s', (printed, number) => {
  const { policy_number } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy #           ${printed.padEnd(30)}Named insured       Ana Flores
Policy period      03/01/2026 - 03/01/2027       Residence premises  12 Elm St, Waco, TX 76710
${LIMITS}`)
  expect(policy_number).toBe(number)
})

it.each([
  ['42-0718834-05', '42-0718834-05'],
  ['604118302 633 1', '604118302 633 1'],
  ['866-555-0107', null],
])('takes "%s" that heads two pages for the policy number: %s', (printed, number) => {
  const { policy_number } = fieldsOf(`
${printed}                                 HOMEOWNERS POLICY DECLARATIONS
Lone Oak Insurance Company
Named insured: Ana Flores                  Policy period: 03/01/2026 to 03/01/2027
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}
===
${printed}                                 HOMEOWNERS POLICY DECLARATIONS, PAGE 2

Annual premium    $1,200.00`)
  expect(policy_number).toBe(number)
})

it.each([
  ['1. Broadway National Bank,\n                    San Antonio, ISAOA, loan 88-20417', 'Broadway National Bank'],
  ['AmeriHome Mortgage\n                    Company LLC', 'AmeriHome Mortgage Company LLC'],
  ['Texas Bank, National Association', 'Texas Bank, National Association'],
])('takes the name of the lender from "%s"', (printed, name) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\nMortgagee           ${printed}`).mortgagee).toBe(name)
})

it('takes no form for the number of the policy', () => {
  const { policy_number } = fieldsOf(`Lone Oak Insurance Company       HOMEOWNERS POLICY DECLARATIONS
Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}
Forms attached
LHO 003 (02-23)    Homeowners policy     LHO 428 (05-24)    Mold remediation`)
  expect(policy_number).toBeNull()
})

it('takes a number of few figures in a row where its label says what it is', () => {
  expect(fieldsOf(HEAD.replace('LO-448812', 'LP 3B71C09D4') + LIMITS).policy_number).toBe('LP 3B71C09D4')
})

it('reads parties and place under the words of a friendly page', () => {
  const { policy_holder_name, additional_insured_names, property_address, mortgagee } = fieldsOf(`
Your home policy · Homeowners declarations                Policy number LO-448812

This policy belongs to                       Also covered as a named insured (spouse)
Ana Flores                                   Ben Flores

It protects                                  Starts / ends
12 Elm St                                    March 1, 2026 – March 1, 2027
Waco, TX 76710

Lender on the policy                         Your insurer
Brazos Mortgage LLC ISAOA                    Lone Oak Insurance Company
${LIMITS}`)
  expect([policy_holder_name, additional_insured_names, property_address.street, mortgagee]).toEqual([
    'Ana Flores',
    ['Ben Flores'],
    '12 Elm St',
    'Brazos Mortgage LLC',
  ])
})

it('knows who was added from who is the first', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`${HEAD}${LIMITS}
What changed                         From              To
Named insured added                  None              Ben Ortiz-Reyes`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Ben Ortiz-Reyes']])
})

it('takes the whole name of a lender from where it has room', () => {
  const { mortgagee } = fieldsOf(`${HEAD}${LIMITS}
What changed                      From                          To
All other perils deductible       $1,000                        $2,500
Mortgagee                         Gateway Mortgage Group        AmeriHome Mortgage

Mortgagee
First: AmeriHome Mortgage Company LLC ISAOA/ATIMA, PO Box 77404, Ewing, NJ 08628`)
  expect(mortgagee).toBe('AmeriHome Mortgage Company LLC')
})

it('takes the insurer from the head of the letter over declarations that name none', () => {
  const { insurance_provider } = fieldsOf(`
Lone Oak Property and Casualty Insurance Company

Re: Your homeowners policy LO-448812

Dear Ana Flores:

Your renewal declarations are enclosed. Some of your amounts have changed.

Sincerely,
Personal Lines Service Center
===
${HEAD.replace('Lone Oak Insurance Company', '')}${LIMITS}`)
  expect(insurance_provider).toBe('Lone Oak Property and Casualty Insurance Company')
})

it.each([
  ['From', 'To'],
  ['Was', 'Is now'],
  ['Old', 'New'],
  ['Before this change', 'After this change'],
  ['Expiring policy', 'Renewal policy'],
])('takes who lends now from words below "%s" and "%s"', (before, now) => {
  const { mortgagee } = fieldsOf(`${HEAD}${LIMITS}
Item           ${before.padEnd(30)}${now}
Mortgagee      ${'Gateway Mortgage Group'.padEnd(30)}AmeriHome Mortgage`)
  expect(mortgagee).toBe('AmeriHome Mortgage')
})

it('takes the number that stands alone beside the title', () => {
  const read = (more: string) =>
    fieldsOf(`LONE OAK INSURANCE COMPANY
38-220814-05
HOMEOWNERS DECLARATIONS (RENEWAL)
Policy term: 03/01/2026 to 03/01/2027
Named insured: Ana Flores      Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}${more}`).policy_number
  expect(read('')).toBe('38-220814-05')
  expect(read('\n38-110417-02')).toBeNull()
})

it('takes the number of the policy that the page is a part of', () =>
  expect(
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Attached to and forming part of policy number     LX7 0884213      Previous policy LX7 0884213
Named insured: Ana Flores
${LIMITS}`).policy_number,
  ).toBe('LX7 0884213'))

it('parts persons from the company that is named behind them', () => {
  const fields = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Named insureds: Ana Flores, Luis R. Flores, and Flores Hay & Cattle LP
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`)
  expect(fields).toMatchObject({
    policy_holder_name: 'Ana Flores',
    additional_insured_names: ['Luis R. Flores', 'Flores Hay & Cattle LP'],
  })
})

it.each([
  ['This policy is for Ana Flores and Luis Paredes.', 'Ana Flores', ['Luis Paredes']],
  ['This policy is for Homeowners in Texas.', null, []],
  ['This policy is for One Family Dwellings.', null, []],
])('knows for whom a policy says that it is: %s', (sentence, first, others) => {
  const fields = fieldsOf(`${HEAD.replace('Named insured: Ana Flores', '')}
${sentence} It insures the home at 12 Elm St, Waco, TX 76710.
${LIMITS}`)
  expect([fields.policy_holder_name, fields.additional_insured_names]).toEqual([first, others])
})
