import { describe, expect, it } from 'vitest'
import type { TextItem } from '../geometry/page-text.ts'
import { textSuspicions } from './suspicions.ts'

const lines = (...texts: string[]): TextItem[] =>
  texts.map((text, index) => ({ text, x: 50, y: 50 + 14 * index, width: 6 * text.length, size: 10 }))

const suspicionsOf = (...texts: string[]) => {
  const items = lines(...texts)
  return textSuspicions(
    items,
    items.map(() => 'F1'),
  )
}

const DECLARATIONS = [
  'Homeowners Policy Declarations',
  'Named Insured: Prudence Castellanos-Mbeki',
  'A. Dwelling $287,400',
  'Wind or Hail deductible 2% $5,748',
  'Policy period 06/30/2026 to 06/30/2027',
]

describe('suspicions about the text of a page', () => {
  it('are none for a page of declarations', () => {
    expect(suspicionsOf(...DECLARATIONS)).toEqual([])
  })

  it('are none where spaces are lost', () => {
    expect(suspicionsOf(...DECLARATIONS.map((line) => line.replaceAll(' ', '')))).toEqual([])
  })

  it('fall on letters that are shifted in the encoding', () => {
    const shifted = DECLARATIONS.map((line) =>
      [...line].map((letter) => String.fromCharCode(letter.charCodeAt(0) - 29)).join(''),
    )
    expect(suspicionsOf(...shifted)).toEqual(['garbled'])
  })

  it('fall on one font whose letters are shifted among others that are sound', () => {
    const shifted = [...'Coverage Limit Deductible Premium Named Insured Mortgagee Forms'].map((letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 3),
    )
    const items = lines(...DECLARATIONS, shifted.join(''))
    expect(
      textSuspicions(
        items,
        items.map((_, index) => (index < DECLARATIONS.length ? 'F1' : 'F2')),
      ),
    ).toEqual(['garbled'])
  })

  it('fall on amounts that are stored backwards', () => {
    expect(suspicionsOf('A. Dwelling', '009,042$', 'Premium', '00.888,1$')).toEqual(['reversed'])
  })

  it('do not fall on letters that are drawn one by one in any order', () => {
    const letters = [...'HomeownersPolicyDeclarationsNamedInsuredCoverageLimit'].map(
      (text, index): TextItem => ({ text, x: 50 + 7 * index, y: 50, width: 6, size: 10 }),
    )
    expect(
      textSuspicions(
        letters.toReversed(),
        letters.map(() => 'F1'),
      ),
    ).toEqual([])
  })

  it('do not fall on too few letters to tell', () => {
    expect(suspicionsOf('Xq Zvk 123', '$5,000')).toEqual([])
  })
})
