import { expect, it } from 'vitest'
import { aReading } from '../../../domain/assessment/testing/a-reading.ts'
import { maskPersonal } from './masked-text.ts'

const { fields } = aReading()

it.each([
  ['letters', 'a'],
  ['letters and hyphens', 'A-'],
  ['letters and figures', 'A1'],
])('a page of one word of %s is masked within seconds', (_, sign) => {
  const beganAt = performance.now()
  maskPersonal(sign.repeat(200_000 / sign.length), fields)
  expect(performance.now() - beganAt).toBeLessThan(5_000)
})

it('an address of the longest kind is blotted out, the words around it are not', () => {
  const address = `${'pat.'.repeat(15)}pat@${'mail.'.repeat(6)}example.com`
  expect(maskPersonal(`Write to ${address} today`, fields)).toMatch(/^Write to █+ today$/)
})
