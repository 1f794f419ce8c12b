import { expect, it } from 'vitest'
import { inFull } from './abbreviations.ts'

it.each([
  ['Pers. Prop. Repl. Cost', 'personal property replacement Cost'],
  ['Add. Repl. Cost 25%', 'additional replacement Cost 25%'],
  ['Wind/Hail Ded.', 'wind/hail deductible'],
  ['Med Pmts to Others', 'medical payments to Others'],
  ['Oth Strs', 'other structures'],
  ['W/H Ded', 'wind/hail deductible'],
  ['Tot Ann Prem', 'Tot annual premium'],
  ['Address of the insured home, Extra St., Pearl Ord', 'Address of the insured home, Extra St., Pearl Ord'],
])('%s is %s', (short, full) => {
  expect(inFull(short)).toBe(full)
})
