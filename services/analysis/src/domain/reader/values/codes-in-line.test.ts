import { expect, it } from 'vitest'
import { codesInLine } from './codes-in-line.ts'

it('a line of spaces is looked through once', () => {
  const text = `HO 04 90${' '.repeat(30_000)}B`
  const cell = { text, key: '', page: 1, left: 0, right: 100, y: 100, size: 9 }
  const start = performance.now()
  codesInLine(text, cell)
  expect(performance.now() - start).toBeLessThan(500)
})
