import { expect, test } from 'vitest'
import { fromBase32, totp } from './totp.ts'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the codes are those of RFC 6238 at %i s', (seconds, code) => {
  expect(totp('12345678901234567890', seconds * 1_000)).toBe(code)
})

test('a key is read as people type it', () => {
  expect(fromBase32('gezd gnbv gy3t qojq').toString()).toBe('1234567890')
})
