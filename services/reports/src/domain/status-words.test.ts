import { expect, test } from 'vitest'
import { statusWords } from './status-words.ts'

test('every sentence exists in both languages', () => {
  const { en, es } = statusWords
  expect(Object.keys(es.refusals).sort()).toEqual(Object.keys(en.refusals).sort())
  for (const code of Object.keys(en.refusals)) expect(es.refusals[code]).not.toBe(en.refusals[code])
})
