import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const ROWS: [string, string, string][] = [
  ['Dwelling', '$281,000', '$295,000'],
  ['Personal property', '$140,500', '$147,500'],
  ['All other perils deductible', '$1,000', '$2,500'],
  ['Year built', '1994', '1978'],
  ['Total annual premium', '$1,536', '$1,702'],
]

const OWN = {
  coverage_a_dwelling: 295_000,
  coverage_c_personal_property: 147_500,
  deductibles: { all_perils: { amount: 2500 } },
  year_built: 1978,
  total_annual_premium: 1702,
}

const blocks = (heads: [string, string], isTurned: boolean): string => {
  const inOrder = (first: string, second: string) => (isTurned ? [second, first] : [first, second])
  const [left = '', right = ''] = inOrder(...heads)
  const rows = ROWS.map(([label, ...figures]) => {
    const [first = '', second = ''] = inOrder(...figures)
    return `${label.padEnd(32)}${first.padEnd(22)}${label.padEnd(32)}${second}`
  })
  return [HEAD, `${left.padEnd(54)}${right}`, ...rows].join('\n')
}

describe('two blocks side by side', () => {
  it.each<[string, string]>([
    ['Before this change', 'After this change'],
    ['Was', 'Now'],
    ['What was', 'What is'],
    ['Expiring', 'Renewing'],
    ['Last year', 'This year'],
    ['Current term', 'Renewal term'],
    ['From', 'To'],
    ['Changed from', 'Changed to'],
    ['2025-26', '2026-27'],
    ['Until 03/01/2026', 'From 03/01/2026'],
    ['Average home in your county', 'Your home'],
    ['Homes like yours', 'You'],
  ])('takes nothing below "%s" where "%s" stands beside it', (former, present) => {
    expect(fieldsOf(blocks([former, present], false))).toMatchObject(OWN)
    expect(fieldsOf(blocks([former, present], true))).toMatchObject(OWN)
  })

  it('are read with the changes between them', () =>
    expect(
      fieldsOf(`${HEAD}
Expiring                  Change                    Renewing
Dwelling  $281,000        Dwelling  +$14,000        Dwelling  $295,000
Contents  $140,500        Contents  +$7,000         Contents  $147,500`),
    ).toMatchObject({ coverage_a_dwelling: 295_000, coverage_c_personal_property: 147_500 }))

  it('keep a share that only the former one prints', () =>
    expect(
      fieldsOf(`${HEAD}
A  Dwelling               $300,000
C  Contents               $180,000
The deductibles, which are percentages of A, change:
                          Old                                  New
Wind and hail   1.5%      $4,200      Wind and hail            $4,500
Other losses    1%        $2,800      Other losses             $3,000`).deductibles,
    ).toMatchObject({
      wind_hail: { amount: 4_500, percentage: 1.5 },
      all_perils: { amount: 3_000, percentage: 1 },
    }))

  it('are none where names stand before both', () =>
    expect(
      fieldsOf(`${HEAD}
                                  This year               Last year
Dwelling                          $295,000                $281,000
Wind or hail                      1% of dwelling          1% of dwelling
                                  limit, $2,950           limit, $2,810`),
    ).toMatchObject({ coverage_a_dwelling: 295_000, deductibles: { wind_hail: { amount: 2950, percentage: 1 } } }))

  it('are both read where their rows have other names', () =>
    expect(
      fieldsOf(`${HEAD}
Before you call us                  After a loss
Dwelling              $295,000      All other perils deductible     $2,500
Personal property     $147,500      Wind or hail deductible         $5,900`),
    ).toMatchObject({
      coverage_a_dwelling: 295_000,
      coverage_c_personal_property: 147_500,
      deductibles: { all_perils: { amount: 2500 }, wind_hail: { amount: 5900 } },
    }))

  it('keep what stands below the last rows that both have', () =>
    expect(fieldsOf(`${blocks(['Was', 'Now'], false)}\nMortgagee                       Frost Bank`).mortgagee).toBe(
      'Frost Bank',
    ))
})

const stacked = (heads: [string, string], isTurned: boolean): string => {
  const [former, present] = [0, 1].map((at) =>
    [heads[at], ...ROWS.slice(0, 3).map(([label, ...figures]) => label.padEnd(32) + figures[at])].join('\n'),
  )
  return [HEAD, ...(isTurned ? [present, former] : [former, present])].join('\n\n')
}

describe('two blocks one below the other', () => {
  it.each<[string, string]>([
    ['Before', 'After'],
    ['Last year', 'This year'],
    ['Expiring policy', 'Renewal policy'],
    ['We recommend', 'Your policy'],
  ])('takes nothing below "%s" where "%s" stands over another', (former, present) => {
    const { coverage_a_dwelling, coverage_c_personal_property, deductibles } = OWN
    const own = { coverage_a_dwelling, coverage_c_personal_property, deductibles }
    expect(fieldsOf(stacked([former, present], false))).toMatchObject(own)
    expect(fieldsOf(stacked([former, present], true))).toMatchObject(own)
  })

  it('are both read where one row alone has the same name', () =>
    expect(
      fieldsOf(`${HEAD}
Before
Dwelling                        $295,000
Deductible                      $2,500

After
Personal property               $147,500
Deductible                      $2,500`),
    ).toMatchObject({ coverage_a_dwelling: 295_000, coverage_c_personal_property: 147_500 }))

  it('are no rows that tell what was', () => {
    const { deductibles } = fieldsOf(`${HEAD}
Dwelling                              $295,000
Wind and hail deductible              1% / $2,950
Changes since last term
Coverage A was                        $278,000
Windstorm/hail deductible was         $5,560
Named storm deductible was            2%`)
    expect([deductibles.wind_hail?.amount, deductibles.hurricane]).toEqual([2950, null])
  })
})

describe('a block of what was before', () => {
  const rows =
    'Personal property       $140,500\nFirst mortgagee       Old Bank, N.A., loan 4400-81\nAnnual premium       $1,536.00'
  const now = 'Personal property       $147,500\nMortgagee       New Bank, N.A.'

  it('is left away, whether or not all that it names is named again', () => {
    const { coverage_c_personal_property, mortgagee, total_annual_premium } = fieldsOf(
      `${HEAD}\n${now}\n\nBefore this change (for your records only)\n${rows}\n\nRating\nYear built       1993`,
    )
    expect({ coverage_c_personal_property, mortgagee, total_annual_premium }).toEqual({
      coverage_c_personal_property: 147_500,
      mortgagee: 'New Bank, N.A.',
      total_annual_premium: null,
    })
  })

  it('ends at the next heading', () => {
    expect(fieldsOf(`${HEAD}\nPrior to this change\n${rows}\nRating\nYear built       1993`).year_built).toBe(1993)
  })
})

it('reads the block "As revised" below the one "Originally"', () => {
  expect(
    fieldsOf(`${HEAD}
Originally
Dwelling                    $281,000
Personal property           $140,500
As revised
Dwelling                    $295,000
Personal property           $147,500`),
  ).toMatchObject({ coverage_a_dwelling: 295_000, coverage_c_personal_property: 147_500 })
})
