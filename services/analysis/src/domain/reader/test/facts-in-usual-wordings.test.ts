import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const headed = (title: string, rows = '') =>
  readPolicy(typedPages(`${HEAD.replace('HOMEOWNERS POLICY DECLARATIONS', title)}${rows}${LIMITS}`)).document_kind
const numbered = (rows: string) => fieldsOf(`${HEAD.replace('Policy number: LO-448812', rows)}${LIMITS}`).policy_number

it('tells what the paper is', () => {
  expect(headed('HOMEOWNERS DECLARATIONS   AMENDED: NO   RENEWAL: YES')).toBe('homeowners_declarations')
  expect(headed('HOMEOWNERS DECLARATIONS', 'Reason: Policy change - lender added\n')).toBe('amended_declarations')
  expect(headed('HOMEOWNERS INSURANCE BINDER', 'This binder expires in 30 days.\n')).toBe('not_home_insurance')
  expect(headed('NONRENEWAL NOTICE', 'We will not renew your homeowners policy.\n')).toBe('not_home_insurance')
  expect(headed('HOMEOWNERS DECLARATIONS', 'This policy replaces any binder.\n')).toBe('homeowners_declarations')
  expect(headed('HOMEOWNERS SUMMARY', 'Notice of nonrenewal: we give 60 days.\n')).toBe('homeowners_declarations')
  expect(headed('TEXAS NOTICE OF NON-RENEWAL', 'We will not renew your policy.\n')).toBe('not_home_insurance')
})

it.each([
  ['POLICY NUMBER: XSP-40991-00 NEW', 'XSP-40991-00'],
  ['Policy number: 7700.44.1209', '7700.44.1209'],
  ['Policy number (please refer to it when you call): 71029384', '71029384'],
  ['POLICY NUMBER\n(include on all letters)\n12-77-9071-4', '12-77-9071-4'],
  ['Farm & Ranch Dwelling Policy No. TXF-9910', 'TXF-9910'],
  ['Your policy forms\nLO-3001-TX  Homeowners Policy\nLO-3207-TX  Water Backup', null],
  ['LO-44881                    Policy number', 'LO-44881'],
])('finds the number of the policy: %s', (rows, number) => expect(numbered(rows)).toBe(number))

it.each([
  ['Roof replaced in 2021\nYour home is settled at replacement cost.', [null, 'RCV', null]],
  [
    'Roof: RCV\nDwelling: see policy for loss settlement\nYour personal property is insured at replacement cost.',
    ['RCV', null, 'RCV'],
  ],
  ['How we settle claims for your home\nWe pay replacement cost.', [null, 'RCV', null]],
  ['Loss settlement: ACV on dwelling\nYour contents are insured at replacement cost.', [null, 'ACV', 'RCV']],
  ['If your dwelling is damaged we pay its replacement cost.', [null, 'RCV', null]],
  ['Method of settlement - dwelling:  A.C.V.', [null, 'ACV', null]],
  ['Roof replacement cost coverage: Declined - actual cash value applies to roof', ['ACV', null, null]],
  ['Roof replacement cost estimate: $18,400', [null, null, null]],
  ['Contents replacement cost coverage: No (actual cash value applies to contents)', [null, null, 'ACV']],
  ['Contents R.C.        INCLUDED', [null, null, 'RCV']],
  ['Replacement cost on contents of freezers: $500', [null, null, null]],
  ['Personal property of others: actual cash value', [null, null, null]],
  ['Increase your protection with Personal Property Replacement Cost!', [null, null, null]],
])('says how losses are settled: %s', (rows, settled) => {
  const { roof_settlement, dwelling_settlement, personal_property_settlement } = withLines(rows)
  expect([roof_settlement, dwelling_settlement, personal_property_settlement]).toEqual(settled)
})

it.each([
  ['Year structure was built: 1962', 1962, null],
  ['Constr. Year: 1962', 1962, null],
  ['Dwelling built in year 1962', 1962, null],
  ['ROOF INFORMATION\nTYPE: METAL     YEAR: 2017     SHAPE: GABLE', null, 2017],
  ['Roof details\nMaterial        Metal\nInstalled       2017', null, 2017],
  ['Solar panels\nMaker           Sunny\nInstalled       2017', null, null],
  ['Example: a roof installed in 2012 is paid at 60%.', null, null],
  ['Year roof built: 2012', null, 2012],
])('dates home and roof: %s', (rows, built, roof) => {
  const { year_built, roof_year } = withLines(rows)
  expect([year_built, roof_year]).toEqual([built, roof])
})

it.each([
  ['Your mortgage lender is Rio Federal Credit Union.', 'Rio Federal Credit Union'],
  ['We pay you and your mortgagee, PennyMac Loan Services LLC, as interests appear.', 'PennyMac Loan Services LLC'],
  ['Name of mortgagee            Lakeview Loan Servicing LLC', 'Lakeview Loan Servicing LLC'],
  ['Additional interests\n1. Frost Bank, mortgagee, loan 88-1190', 'Frost Bank'],
  ['Who else has an interest in your home\nFrost Bank (mortgagee)', 'Frost Bank'],
  ['Mortgagee information\nName: Frost Bank\nLoan #: 88-1190', 'Frost Bank'],
  ['Additional interests\n1. Frost Bank, loss payee on the boat', null],
])('names the lender: %s', (rows, lender) => expect(withLines(rows).mortgagee).toBe(lender))

it.each([
  ['Net annual premium after discounts: $2,218.00', 2218],
  ['Premium, including TWIA and FAIR Plan recoupment fees:  $2,218.00', 2218],
  ['Amount of premium: $2,218.00', 2218],
  ['Roof replaced in 2016\nYour total annual premium is $2,218.00.', 2218],
  ['Premium, including flood:  $2,218.00', null],
])('what the year costs: %s', (rows, premium) => expect(withLines(rows).total_annual_premium).toBe(premium))

it.each([
  ['Forms\nLO.HO3SP 0118    HO-3 Special Form\nLO.IDT 0118      Identity Theft', ['LO.HO3SP', 'LO.IDT']],
  ['Forms list: LO-301, LO-302 (deleted: LO-303)', ['LO-301', 'LO-302']],
  ["What's in your policy package\nLO-01  Policy form\nLO-02  Texas changes", ['LO-01', 'LO-02']],
])('lists forms: %s', (rows, forms) => expect(withLines(rows).endorsements).toEqual(forms))

it('reads the form, the place, the term and an exclusion in further words', () => {
  expect(withLines('Policy Form      HOA Plus').policy_form).toBe('HO-A')
  expect(withLines('Upgrade to HO-5 today!').policy_form).toBeNull()
  expect(withLines('HO-3 and HO-5 policyholders: see our website.').policy_form).toBeNull()
  expect(withLines('Available forms: HO-3, HO-5. Ask your agent.').policy_form).toBeNull()
  expect(withLines('You can save by adding a cosmetic damage exclusion.').cosmetic_damage_excluded).toBe(false)
  const sold = HEAD.replace('Residence premises:', 'The residence premises covered by this policy is located at:')
  expect(fieldsOf(sold + LIMITS).property_address?.street).toBe('12 Elm St')
  const begun = HEAD.replace(/Policy period:.*/, 'Inception date: 11/26/2026     Anniversary date: 11/26/2027')
  expect(fieldsOf(begun + LIMITS).renewal_date).toBe('2027-11-26')
})

const placed = (rows: string) => fieldsOf(`${HEAD.replace(/Residence premises:.*/, rows)}${LIMITS}`).property_address

it.each([
  'Dwelling address   12 Elm St\nCity/State/Zip     Waco, TX 76710',
  'Insured location\nStreet        City       State     Zip\n12 Elm St     Waco       TX        76710',
  'Address of residence premises (if different from mailing address): 12 Elm St, Waco, TX 76710',
])('finds the home in rows of its address: %s', (rows) =>
  expect(placed(rows)).toMatchObject({ street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' }),
)

it('takes no other address in rows for the home', () => {
  expect(placed('Agency address     12 Elm St\nCity/State/Zip     Waco, TX 76710')?.street).toBeNull()
})
