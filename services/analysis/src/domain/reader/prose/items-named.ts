import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { OTHER_BUILDING } from '../values/other-building.ts'
import type { Told } from './told-sentences.ts'

/** 'up to 10% of the amount on Item 1', where the row 'Item 1   Frame dwelling   $240,000' says what that is: the sentences as if they named it. */
export const withDwellingNamed = (pages: Page[], sentences: Told[]): Told[] => {
  const numbers = new Set(pages.flatMap(itemsOfDwelling))
  const [number] = numbers
  if (number === undefined || numbers.size > 1) return sentences
  const item = new RegExp(String.raw`\bitem (?:no\. ?)?${number}\b`, 'gi')
  return sentences.map((told) => ({ ...told, text: told.text.replace(item, 'the dwelling') }))
}

const ITEM = /^item (?:no\. ?)?(\d{1,2})\b/i
const DWELLING = /\b(?:dwelling|house|residence)\b/i
const CONTENTS = /\b(?:contents|goods|property|belongings|furniture|expenses?|rents?)\b/i

/** A row with an amount that no premium comes to. */
const itemsOfDwelling = (page: Page): string[] =>
  page.cells.flatMap((cell) => {
    const number = ITEM.exec(cell.text)?.[1]
    const line = number ? cellsOfLine(page, cell) : []
    const words = line.map(({ text }) => text).join(' ')
    const isDwelling = DWELLING.test(words) && !OTHER_BUILDING.test(words) && !CONTENTS.test(words)
    return number && isDwelling && line.some(({ text }) => /^\$?\s?\d{2,3},\d{3}(?!\.)/.test(text)) ? [number] : []
  })
