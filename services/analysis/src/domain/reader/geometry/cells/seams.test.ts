import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'
import type { PageText } from '../page-text.ts'

const SIZE = 10
/** Columns that end flush right at 320 points, or begin flush left at 326. */
const row = (y: number, [name, value, next, amount]: [string, string, string, string]) => [
  { text: name, x: 40, y, width: 5 * name.length, size: SIZE },
  { text: value, x: 320 - 5 * value.length, y, width: 5 * value.length, size: SIZE },
  { text: next, x: 326, y, width: 5 * next.length, size: SIZE },
  ...(amount ? [{ text: amount, x: 560 - 5 * amount.length, y, width: 5 * amount.length, size: SIZE }] : []),
]

const withTable = (rows: [string, string, string, string][]): PageText[] => {
  const [first, ...more] = typedPages(`${HEAD}${LIMITS}`)
  if (!first) return []
  const lowest = Math.max(...first.items.map(({ y }) => y))
  const items = rows.flatMap((cells, at) => row(lowest + 40 + 16 * at, cells))
  return [{ ...first, items: [...first.items, ...items] }, ...more]
}

it('where one column ends flush right, and the next begins flush left, they are two', () => {
  const { fields } = readPolicy(
    withTable([
      ['Coverage', 'Limit', 'Coverage', 'Limit'],
      ['Identity theft', 'Not covered', 'Ordinance or law (25%)', ''],
      ['Water backup', '$10,000', 'Mold remediation', '$5,000'],
      ['Service line', '$12,000', 'Glass', 'Covered'],
    ]),
  )
  expect(fields).toMatchObject({
    ordinance_or_law_percentage: 25,
    water_backup_limit: 10_000,
    mold_limit: 5_000,
  })
})
