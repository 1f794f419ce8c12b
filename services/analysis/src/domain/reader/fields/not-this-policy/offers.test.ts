import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../../testing/lone-oak.ts'
import type { PlacedLine } from '../../testing/placed-lines.ts'
import { placed } from '../../testing/placed-lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const OFFER = `Optional coverages available to you
Water backup                $25,000
Call your agent to add these.`

it('reads nothing that is only offered', () => {
  expect(withLines(OFFER).water_backup_limit).toBeNull()
})

it('reads on where the next part begins', () => {
  expect(withLines(`${OFFER}\nCoverage details\nMold                        $5,000`).mold_limit).toBe(5000)
})

it('reads a table of what may be chosen that tells what was', () => {
  const table = `Optional coverages you may choose
Water backup                $10,000      Included
Questions? Contact your agent.`
  expect(withLines(table).water_backup_limit).toBe(10_000)
})

it('reads the column beside the offer', () => {
  const { deductibles } = withLines(`Coverage options we offer                      Your deductibles
Flood               call for a quote           All other perils      $3,000
Earthquake          call for a quote           Wind or hail          2% of Coverage A
Ask your agent to add any of these.`)
  expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([3000, 6000])
})

it('reads what is taken out, wherever it stands', () => {
  const page =
    'You may want to add coverage for flood\nAsk your agent for a quote.\nWINDSTORM AND HAIL EXCLUSION APPLIES.'
  expect(withLines(page).wind_hail_excluded).toBe(true)
})

it('reads no figure of other insurers', () => {
  const page = `We compared these other insurers for you (for information only):
  Insurer           Annual premium     Wind/hail deductible
  Insurer 1         $3,940             2%
  Insurer 2         $4,215             1%

Total annual premium    $2,900`
  expect(withLines(page)).toMatchObject({ total_annual_premium: 2900, deductibles: { wind_hail: null } })
})

it('reads nothing below words that say that none of it is part of the policy', () => {
  const offered = (says: string) =>
    fieldsOf(`${HEAD}
Options you may wish to add.${says}
Mold, higher limit          $25,000          $54 a year
===
${LIMITS}
Mold, wet rot and dry rot              $10,000`).mold_limit
  expect(offered(' None of these is part of your policy today.')).toBe(10_000)
})

it('reads no deductible that may be had at renewal', () => {
  const { deductibles } = withLines(`Options at renewal (ask your agent)
  2% all other perils deductible ($6,000)     $2,190.20
  Water backup $10,000                        $2,466.40

Deductibles
All other perils      1% ($3,000)`)
  expect(deductibles.all_perils).toMatchObject({ amount: 3000, percentage: 1 })
})

it('reads the block right below a list of what is not on the policy, where its title is in larger print', () => {
  const forms = 'LO 3046 0516    Home Policy\nLO 2934 0713    Water Backup Coverage\nLO 1200 0920    Home Plus'
  const text = `${HEAD}${LIMITS}\nThe following are not in your policy. Jewelry, silverware and furs; earthquake; refrigerated\nproperty; flood insurance.\n\nEndorsements\n${forms}`
  const pages = typedPages(text).map((page) => ({
    ...page,
    items: page.items.map((item) => (item.text === 'Endorsements' ? { ...item, size: 1.4 * item.size } : item)),
  }))
  expect(readPolicy(pages).fields.endorsements).toEqual(['LO 3046', 'LO 2934', 'LO 1200'])
})

const LARGER: PlacedLine[][] = [
  [['Water and mold', 40, 213, 11]],
  [['Protection for your property', 40, 213, 10.5]],
  [['Optional coverages', 40, 213, 11]],
]
it.each([
  'You can add these coverages:',
  'Popular upgrades',
  'Coverages you can add',
  'Available at renewal',
  'Options for your next renewal',
])('reads nothing below a group’s title in larger print within an offer: %s', (heading) => {
  for (const title of LARGER) {
    const { mold_limit, water_backup_limit } = placed(
      [heading, 40, 200, 9],
      ...title,
      ['Water backup', 40, 227, 9],
      ['$5,000', 250, 227, 9],
      ['Mold', 40, 240, 9],
      ['$10,000', 250, 240, 9],
    )
    expect([mold_limit, water_backup_limit]).toEqual([null, null])
  }
})

it('reads on below the title of the forms', () =>
  expect(
    placed(
      ['You can add these coverages:', 40, 200, 9],
      ['Water backup', 40, 213, 9],
      ['Your endorsements', 40, 230, 12],
      ['Mold', 40, 244, 9],
      ['$10,000', 250, 244, 9],
    ).mold_limit,
  ).toBe(10_000))
