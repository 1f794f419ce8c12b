import { expect, it } from 'vitest'
import { asMeant } from './misread-words.ts'

const seen = (text: string, confidence?: number) =>
  asMeant({ text, x: 0, y: 0, width: 9, size: 9, ...(confidence === undefined ? {} : { confidence }) }).text

it.each([
  ['E. Personal tiability, each occurrence', 'E. Personal liability, each occurrence'],
  ['Your iimit', 'Your limit'],
  ['Limits of Liabifity', 'Limits of Liability'],
  ['PERSONAL LIABlLITY', 'PERSONAL LIABILITY'],
  ['A. Dwe1ling', 'A. Dwelling'],
  ['C. Personal properly', 'C. Personal property'],
  ['Wlndstorm or hail deductibte', 'Windstorm or hail deductible'],
  ['HO 04:90', 'HO 04 90'],
  ['HO 04.90 05/11', 'HO 04 90 05/11'],
])('%s, in a picture, is %s', (printed, meant) => expect(seen(printed, 0.8)).toBe(meant))

it.each([
  'Properly installed',
  'Vicious dogs excluded',
  'Two promises',
  'HO.0490',
  'Insurer: Lone Oak',
  'Viability study',
])('%s is no such word', (printed) => expect(seen(printed, 0.8)).toBe(printed))

it('leaves what the file itself says', () => expect(seen('Personal tiability')).toBe('Personal tiability'))
