import { isDeepStrictEqual } from 'node:util'
import type { PageText } from '../../domain/reader/geometry/page-text.ts'

/**
 * The text of the document that was read last, until its fields are asked for: what was told of it is not told anew (lay-out.ts
 * goes by the very text). Any other request lets go of it, so that none of it is there while another document is at work.
 */
export const keepText = () => {
  let kept: PageText[] = []
  return {
    keep: (pages: PageText[]): void => {
      kept = pages
    },
    /** Pages that came back as they went, each as it was before; a page that was recognised in its picture is another one. */
    takeBack: (pages: PageText[]): PageText[] => {
      const before = new Map(kept.map((page) => [page.number, page]))
      kept = []
      return pages.map((page) => {
        const same = before.get(page.number)
        return same && isDeepStrictEqual(page, same) ? same : page
      })
    },
    letGo: (): void => {
      kept = []
    },
  }
}
