import { describe, expect, it } from 'vitest'
import { typedPages } from '../../testing/typed-pages.ts'
import type { Cell } from '../cell.ts'
import { layOut } from '../laid-out/lay-out.ts'
import { sentencesOn } from './sentences.ts'

const lines = (...typed: string[]): Cell[] => layOut(typedPages(typed.join('\n')))[0]?.cells ?? []
const texts = (...[typed, end]: [string, Parameters<typeof sentencesOn>[1]?]): string[] =>
  sentencesOn(lines(typed), end).map(({ text }) => text)

describe('sentences', () => {
  it.each([
    'We insure the home of John Q. Public at 4 Oak St. Louis Bay, P.O. Box 12, for Acme Inc. Dallas.',
    'This is policy No. 7, from 12:01 a.m. Standard Time, and snow 3.5 in. deep is insured.',
  ])('go on after what is only shortened: %s', (typed) => {
    expect(texts(typed)).toEqual([typed])
  })

  it.each([
    ['We pay 10% of Coverage A. Mold is not insured.', 2],
    ['Is mold insured? No. Flood is not insured, either!', 3],
    ['It begins at 12:01 a.m. This policy ends in a year.', 2],
    ['“We pay.” (Ask us.) $500 is yours. 2% is not.', 4],
    ['THE ROOF IS NEW. - THE HOUSE IS OLD.', 2],
  ])('end in %s', (typed, count) => {
    expect(texts(typed)).toHaveLength(count)
  })

  it('are cut at semicolons only as statements and, before capitals, as clauses', () => {
    const typed = 'Contents at cost; roof at value; Water backup: $5,000. Deductible. $500'
    expect(texts(typed)).toEqual(['Contents at cost; roof at value; Water backup: $5,000.', 'Deductible.', '$500'])
    expect(texts(typed, 'statement').slice(0, 3)).toEqual([
      'Contents at cost;',
      'roof at value;',
      'Water backup: $5,000.',
    ])
    expect(texts(typed, 'clause')).toEqual([
      'Contents at cost; roof at value;',
      'Water backup: $5,000.',
      'Deductible. $500',
    ])
  })

  it('stand on the lines that hold a part of them', () => {
    const [first, second, third] = lines(
      'Flood is not insured. The',
      'deductible for a loss by hail is two per-',
      'cent.',
    )
    const sentences = sentencesOn([first, second, third] as Cell[])
    expect(sentences).toEqual([
      { text: 'Flood is not insured.', at: first, cells: [first] },
      { text: 'The deductible for a loss by hail is two percent.', at: second, cells: [first, second, third] },
    ])
  })
})
