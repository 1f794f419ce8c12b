import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const COLUMNS = 18
const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(COLUMNS)).join('')

const table = (former: string, present: string, isTurned = false) => {
  const rows = [row(former, '$281,000', '$28,100', '$140,500'), row(present, '$295,000', '$29,500', '$147,500')]
  const heads = row('', 'Dwelling', 'Other structures', 'Personal property')
  return [HEAD, heads, '', ...(isTurned ? rows.toReversed() : rows)].join('\n')
}

const NOW = {
  coverage_a_dwelling: 295_000,
  coverage_b_other_structures: 29_500,
  coverage_c_personal_property: 147_500,
}

describe('rows that are named by when they hold, under coverages that run across', () => {
  it.each([
    ['Before', 'As amended'],
    ['Expiring', 'Renewal'],
    ['Current', 'New'],
    ['Old', 'New'],
    ['Prior', 'Current'],
    ['From', 'To'],
    ['Last year', 'This year'],
    ['Last term', 'Renewal term'],
    ['2025-26', '2026-27'],
    ['Before 01/15/2027', 'From 01/15/2027'],
  ])('below "%s" the row "%s" holds, in whichever order', (former, present) => {
    expect(fieldsOf(table(former, present))).toMatchObject(NOW)
    expect(fieldsOf(table(former, present, true))).toMatchObject(NOW)
  })

  it('in one table right below another', () =>
    expect(
      fieldsOf(`${table('Before', 'As amended')}
${row('', 'Year built', 'Annual premium')}
${row('Before', '1994', '$2,110')}
${row('As amended', '1995', '$2,290')}`),
    ).toMatchObject({ ...NOW, year_built: 1995, total_annual_premium: 2290 }))

  it('name the days of the term that holds', () =>
    expect(
      fieldsOf(`${HEAD.replace('Policy period: 03/01/2026 to 03/01/2027', '')}
${row('', 'From', 'To', 'Premium')}
${row('Prior term', '03/01/2025', '03/01/2026', '$2,110')}
${row('Current term', '03/01/2026', '03/01/2027', '$2,290')}

Dwelling           $300,000`),
    ).toMatchObject({ effective_date: '2026-03-01', renewal_date: '2027-03-01' }))

  it('with the difference between them', () =>
    expect(
      fieldsOf(
        `${HEAD}
${row('', 'Annual premium', 'Dwelling')}
${row('Previous', '$2,110.00', '$281,000')}
${row('Change', '+$180.00', '+$14,000')}
${row('Revised', '$2,290.00', '$295,000')}`,
      ),
    ).toMatchObject({ total_annual_premium: 2290, coverage_a_dwelling: 295_000 }))

  it('with a share and its dollars in two cells', () =>
    expect(
      fieldsOf(
        `${table('Before', 'As amended')}

Deductibles
${row('', 'Named storm', 'Wind or hail', 'All other perils')}

${row('Before', '3%   $8,430', '1%   $2,810', '$2,500')}
${row('As amended', '3%   $8,850', '2%   $5,900', '$2,500')}`,
      ).deductibles,
    ).toMatchObject({
      hurricane: { amount: 8850, percentage: 3 },
      wind_hail: { amount: 5900, percentage: 2 },
      all_perils: { amount: 2500 },
    }))

  it('keep the days of one term', () =>
    expect(
      fieldsOf(
        `${HEAD.replace(/Policy period.*/, '')}${LIMITS}
${row('', 'Policy period', 'Mortgagee')}
${row('From', '03/01/2026', 'Frost Bank')}
${row('To', '03/01/2027', 'ISAOA ATIMA')}`,
      ),
    ).toMatchObject({ effective_date: '2026-03-01', renewal_date: '2027-03-01', mortgagee: 'Frost Bank' }))

  it('keep rows that are named by what they are', () =>
    expect(
      fieldsOf(
        `${HEAD}${LIMITS}
${row('', 'Amount')}
${row('Expiring premium', '$2,110.00')}
${row('Renewal premium', '$2,290.00')}`,
      ).total_annual_premium,
    ).toBe(2290))
})

it('takes who was added as named insured with a change', () => {
  const added = (words: string) => fieldsOf(`${HEAD}${LIMITS}\n${words}\nLuis Paredes`).additional_insured_names
  expect(added('Added as named insured with this change')).toEqual(['Luis Paredes'])
  expect(added('Removed as named insured with this change')).toEqual([])
})

it.each([
  ['Originally', 'As revised'],
  ['Before', 'As amended'],
  ['Expiring', 'Renewal'],
])('below the name of one coverage "%s" was and "%s" holds', (former, present) => {
  const group = (name: string, was: string, is: string) => `${name}\n  ${row(former, was)}\n  ${row(present, is)}`
  expect(
    fieldsOf(`${HEAD}
${group('Coverage A Dwelling', '$281,000', '$295,000')}
${group('Coverage C Personal property', '$140,500', '$147,500')}
${group('All other perils deductible', '$1,000', '$2,500')}`),
  ).toMatchObject({
    coverage_a_dwelling: 295_000,
    coverage_c_personal_property: 147_500,
    deductibles: { all_perils: { amount: 2_500 } },
  })
})

it.each([
  'Before    Dwelling    $281,000\nAfter     Dwelling    $295,000',
  'Originally    Dwelling    $281,000    Contents    $140,500\nAs revised    Dwelling    $295,000    Contents    $147,500',
  'Previously: Dwelling $281,000, Contents $140,500\nNow: Dwelling $295,000, Contents $147,500',
  'Dwelling before change      $281,000\nDwelling after change       $295,000',
  'Coverage A Dwelling         Originally $281,000       As revised $295,000',
])('reads the later of lines that name the same: %s', (lines) => {
  expect(fieldsOf(`${HEAD}\n${lines}`).coverage_a_dwelling).toBe(295_000)
})
