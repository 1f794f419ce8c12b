import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['José Núñez Ibáñez', 'José Núñez Ibáñez'],
  ['Nguyễn Đặng'.normalize('NFD'), 'Nguyễn Đặng'],
  ['Limit\u2009–\u00a0$5,000', 'Limit – $5,000'.replace(' $', '\u00a0$')],
  ['soft\u00adhyphen\ufeff', 'softhyphen'],
  ['at least ≥ 漢字 ☑', 'at least · · ·'],
  ['■ box', '· box'],
  ['half \ud83d pair', 'half · pair'],
])('%j becomes %j', (text, shown) => expect(printable(text)).toBe(shown))

test('reaches every text of a value and leaves the rest', () => {
  expect(printable({ a: ['☑', 1, null], b: { c: true } })).toEqual({ a: ['·', 1, null], b: { c: true } })
})
