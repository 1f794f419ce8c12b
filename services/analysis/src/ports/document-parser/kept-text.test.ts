import { describe, expect, it } from 'vitest'
import type { PageText } from '../../domain/reader/geometry/page-text.ts'
import { keepText } from './kept-text.ts'

const page = (number: number, text: string): PageText => ({
  number,
  width: 612,
  height: 792,
  items: [{ text, x: 72, y: 72.25, width: 80, size: 10 }],
})
const asSent = (pages: PageText[]): PageText[] => JSON.parse(JSON.stringify(pages))

describe('the text of a document between its two requests', () => {
  it('is the very same when it comes back, but for pages that were read otherwise', () => {
    const text = keepText()
    const pages = [page(1, 'Dwelling $310,000'), page(2, 'Mold $10,000')]
    text.keep(pages)
    const [first, second] = text.takeBack([...asSent(pages.slice(0, 1)), page(2, 'Mold $70,000')])
    expect(first).toBe(pages[0])
    expect(second).toEqual(page(2, 'Mold $70,000'))
  })

  it('is gone once its fields were asked for, and when another document comes', () => {
    const text = keepText()
    const pages = [page(1, 'Dwelling $310,000')]
    text.keep(pages)
    text.takeBack(asSent(pages))
    expect(text.takeBack(asSent(pages))[0]).not.toBe(pages[0])
    text.keep(pages)
    text.letGo()
    expect(text.takeBack(asSent(pages))[0]).not.toBe(pages[0])
  })
})
