import { expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { withLines } from '../testing/lone-oak.ts'

it.each<[string, keyof PolicyFields]>([
  ['Replacement cost on contents   Not included', 'personal_property_settlement'],
  ['Personal Property Replacement Cost   No', 'personal_property_settlement'],
  ['Extended replacement cost on the dwelling    Not purchased', 'dwelling_settlement'],
  ['Increased Dwelling limit 20%: not selected', 'extended_dwelling_percentage'],
  ['Extended replacement cost 25%    Not selected', 'extended_dwelling_percentage'],
  ['Actual cash value loss settlement for wind or hail losses to roof surfacing: does not apply', 'roof_settlement'],
  ['Roof: Replacement cost unless over 10 years old, then actual cash value', 'roof_settlement'],
  ['Roof: Replacement cost unless over 10 years old, then actual cash value', 'roof_year'],
  ['Other coverages not purchased:\nBuilding Structure Reimbursement Extended Limits', 'dwelling_settlement'],
  [
    'FORMS AND ENDORSEMENTS\nXX.OL10   Ordinance or Law - 10% of Coverage A\nXX.RCPP   Replacement Cost Loss Settlement on Personal Property\nXX.SL     Service Line Coverage',
    'dwelling_settlement',
  ],
  ['Roof installed before 2010', 'roof_year'],
  ['Roof: settled at replacement cost. Class 4 shingles. Home built 2013.', 'roof_year'],
  ['Roof partially replaced 2015', 'roof_year'],
  ['Roof replaced: Yes\nYear renovated: 2015', 'roof_year'],
  ['Addition built 2010', 'year_built'],
  ['The kitchen was constructed in 2010', 'year_built'],
  ['Additional interest: Sunny Acres HOA', 'policy_form'],
  ['This policy replaces your HO-B policy.', 'policy_form'],
  ['Total Premium change   $120.00', 'total_annual_premium'],
  ['Total 6 month premium   $1,172.50', 'total_annual_premium'],
  ['Total amount due   $195.42', 'total_annual_premium'],
])('"%s" leaves the %s open', (words, field) => expect(withLines(words)[field]).toBeNull())

it.each([
  'Exclusion of cosmetic damage   No',
  'Cosmetic damage exclusion: rejected',
  'If your policy excludes windstorm and hail, contact TWIA.',
])('"%s" excludes nothing', (words) => {
  const { cosmetic_damage_excluded, wind_hail_excluded } = withLines(words)
  expect([cosmetic_damage_excluded, wind_hail_excluded]).toEqual([false, false])
})

it('a policy that does not provide coverage for windstorm and hail excludes them', () => {
  expect(withLines('This policy does not provide coverage for windstorm and hail.').wind_hail_excluded).toBe(true)
})

it('what each peril costs is no deductible', () => {
  const { wind_hail, all_perils } = withLines(
    'Premium by peril\nAll other perils  $1,445.00\nWind/Hail  $900.00',
  ).deductibles
  expect([wind_hail, all_perils]).toEqual([null, null])
})

it.each([
  ['MORTGAGEE: CITY BANK LUBBOCK TX', 'CITY BANK'],
  ['MORTGAGEE: RANDOLPH-BROOKS FEDERAL CREDIT UNION LIVE OAK TEXAS', 'RANDOLPH-BROOKS FEDERAL CREDIT UNION'],
  ['Mortgagee: FIRST NATIONAL BANK TEXAS', 'FIRST NATIONAL BANK TEXAS'],
])('"%s" names %s', (words, name) => expect(withLines(words).mortgagee).toBe(name))

it('a page with the number of the policy settles the home below words of the same line', () => {
  const enclosed = `=====
Policy LO-448812

SECTION I - CONDITIONS
Loss settlement. Covered losses to buildings
under Coverage A or B are settled at replacement
cost without deduction for depreciation if, at the
time of loss, the amount of insurance on the
damaged building is 80% or more of the full
replacement cost immediately before the loss.`
  expect(withLines(enclosed).dwelling_settlement).toBe('RCV')
})

it('replacement cost may be added for belongings', () => {
  expect(withLines('Replacement cost for belongings      Added').personal_property_settlement).toBe('RCV')
  expect(withLines('Replacement cost for belongings      Not purchased').personal_property_settlement).toBeNull()
})

it('rows that follow closely are no sentence where one is denied', () => {
  const rows = `Replacement Cost on Contents            Selected
Extended Dwelling Replacement Cost      Not Selected
Roof Loss Settlement                    Not Selected`
  expect(withLines(rows).dwelling_settlement).toBeNull()
})

it('a policy without wind and hail settles no roof after them', () => {
  const body = 'This policy excludes windstorm and hail.\nRoof settlement   Actual cash value'
  expect(withLines(body)).toMatchObject({ wind_hail_excluded: true, roof_settlement: null })
})
