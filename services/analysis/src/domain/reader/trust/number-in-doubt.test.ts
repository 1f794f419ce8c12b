import { expect, it } from 'vitest'
import type { PageText } from '../geometry/page-text.ts'
import { isSeenOtherwise } from './number-in-doubt.ts'

const pagesOf = (...lines: string[]): PageText[] =>
  lines.map((text, index) => ({
    number: index + 1,
    width: 612,
    height: 792,
    items: [{ text, x: 50, y: 50, width: 100, size: 10, confidence: 0.95 }],
    toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  }))

it.each([
  [['Policy number LOB 448217', 'Policy LO8 448217'], true],
  [['LOB 448217', 'LO8448217 page 2'], true],
  // Seen so more often
  [['LOB 448217', 'LO8 448217', 'Policy LOB-448217'], false],
  [['LOB 448217', 'LOB 448217'], false],
  // The term before this one
  [['LOB 448217-02', 'Renewal of LOB 448217-01'], false],
  [['LOB 448217', 'Agent 448218', 'LOC 918832'], false],
])('the number on pages %j is in doubt: %s', (lines, isInDoubt) => {
  const number = (lines[0] ?? '').replace('Policy number ', '')
  expect(isSeenOtherwise(number, pagesOf(...lines))).toBe(isInDoubt)
})

it('asks no page whose text the file holds', () => {
  const pages = pagesOf('LOB 448217', 'LO8 448217').map(({ toPage: _, ...page }) => page)
  expect(isSeenOtherwise('LOB 448217', pages)).toBe(false)
})
