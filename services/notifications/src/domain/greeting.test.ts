import { expect, test } from 'vitest'
import { greeting, printableName } from './greeting.ts'

test.each(['Maria', "J. R. O'Neill-Díaz Jr.", 'Nguyễn Thị Mai', '山田 太郎'])('greets %s by name', (name) => {
  expect(greeting(name)).toBe(`Hello ${name},`)
})

test.each([
  'Win $500 at evil.example',
  'http://evil.example',
  'a@b.c',
  'Bob\r\nBcc: x',
  '<b>Bob</b>',
  '',
  'x'.repeat(61),
])('does not print %j as a name', (name) => {
  expect(printableName(name)).toBeNull()
  expect(greeting(name)).toBe('Hello,')
})
