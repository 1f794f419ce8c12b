import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

it.each(['Deductible applies', 'Changed', 'Taxable'])("'No' below '%s' is no refusal", (head) => {
  const rows = `Optional coverages          ${head.padEnd(20)}Limit\nWater backup                No                  $10,000`
  expect(withLines(rows).water_backup_limit).toBe(10_000)
})

it("'No' without a head, or below 'Selected', is one", () => {
  expect(withLines('Water backup                N         $10,000').water_backup_limit).toBe(0)
  const rows = 'Optional coverages          Selected    Limit\nWater backup                No          $10,000'
  expect(withLines(rows).water_backup_limit).toBe(0)
})

it('names of groups do not end a list of what was not bought', () => {
  const rows = `Optional coverages not purchased
Liability
        Personal injury      $100,000
Water
        Water backup         $5,000`
  expect(withLines(rows).water_backup_limit).toBe(0)
})

it('below ordinance or law only the dwelling itself has its share', () => {
  const rows = 'Ordinance or law\n   Dwelling extended replacement cost     25%    $75,000'
  expect(withLines(rows).ordinance_or_law_percentage).toBeNull()
})

it.each([
  'Coverages listed on this page without a limit are not part of your policy.',
  'For example, with the limits on this page a 2% deductible is $6,000.',
  'This page is not part of your policy until it is signed by our agent.',
  'None of the limits on this page includes the deductible of your policy.',
])('a remark does not take the page out of the policy: %s', (remark) => {
  expect(withLines(remark).coverage_a_dwelling).toBe(300_000)
})

it('coverage letters are no marks, whatever a blank means', () => {
  const legend = 'Coverage is provided where a limit is shown; blank means not covered.'
  const page = `${HEAD}${legend}${LIMITS.replace(/\b([A-E])\. /g, '$1.   ')}`
  expect(fieldsOf(page).coverage_a_dwelling).toBe(300_000)
})

it('what was before a change ends with its block', () => {
  const rows = `Before this change
Dwelling               $280,000
Other structures       $28,000

All perils deductible  $2,500
Total annual premium   $1,850.00`
  const { deductibles, total_annual_premium } = withLines(rows)
  expect([deductibles.all_perils?.amount, total_annual_premium]).toEqual([2500, 1850])
})

it('losses under this policy are all losses', () => {
  expect(withLines('Deductibles\nAll losses under this policy         $2,500').deductibles.all_perils?.amount).toBe(
    2500,
  )
})

it('an offer ends where the price of the policy begins', () => {
  const rows = `Options you may wish to add. None of these is part of your policy today.
Service line      $10,000    $40
Identity theft    $15,000    $25

What you pay
Total annual premium    $1,850.00`
  expect(withLines(rows).total_annual_premium).toBe(1850)
})

it('a policy that is not named declarations may list its losses and numbers of one length', () => {
  const { document_kind, fields } = readPolicy(
    typedPages(`LONE OAK INSURANCE COMPANY
Your homeowners policy at a glance
Policy number        10234567
Account number       20234568
Agency code          30234569
Loan number          40234560
Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}
Losses we know of
Date of loss     Cause of loss     Claim no.      Paid to date
05/12/2022       Hail              22-114420      $8,310`),
  )
  expect(document_kind).toBe('homeowners_declarations')
  expect(fields).toMatchObject({ policy_number: '10234567', coverage_a_dwelling: 300_000 })
})
