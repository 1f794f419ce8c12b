import { expect, it } from 'vitest'
import { squash } from '../geometry/cell.ts'
import { byLetter } from './limits-by-letter.ts'

it.each([
  ['Reconstruction (Coverage A)', true],
  ['Interior (Coverage A)', true],
  ['Limits on Coverage A', false],
  ['Extended protection (Coverage A)', false],
])('%s names the limit of its letter: %s', (text, is) => {
  expect(byLetter('a').test(squash(text))).toBe(is)
})
