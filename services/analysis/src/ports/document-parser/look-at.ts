import type { PageText, TextItem } from '../../domain/reader/geometry/page-text.ts'
import { activeContent } from './active-content.ts'
import { openRenderer, type PageRenderer } from './picture/render-page.ts'
import { type Piece, uncoveredWords } from './uncovered-rows.ts'

export type Look = ReturnType<typeof lookAt>

/** Sees pages at one pixel a point. A page that cannot be drawn shows nothing. */
export const lookAt = (bytes: Uint8Array) => {
  let opening: Promise<PageRenderer> | null = null
  const open = (): Promise<PageRenderer> => {
    opening ??= openRenderer(bytes)
    return opening
  }
  const uncovered = async (number: number, items: TextItem[]): Promise<Piece[]> => {
    const seen = await open()
      .then((renderer) => renderer.render(number, 72))
      .catch(() => null)
    return seen ? uncoveredWords(seen.picture, items) : []
  }
  return {
    uncoveredWords: uncovered,
    /** Whether ink without text stands on the line of words about a limit. */
    showsLimit: async ({ number, items }: PageText): Promise<boolean> => {
      const lines = items.filter(({ text }) => ABOUT_A_LIMIT.test(text))
      if (lines.length === 0) return false
      const pieces = await uncovered(number, items)
      return pieces.some((piece) => isOnLineOf(piece, lines))
    },
    activeContent: async () => activeContent(bytes, await open().catch(() => null)),
    close: () => opening?.then((renderer) => renderer.close()).catch(() => {}),
  }
}

export const isOnLineOf = ({ top, bottom }: Piece, items: TextItem[]): boolean =>
  items.some(({ y, size }) => top < y && bottom > y - size)

const ABOUT_A_LIMIT = /\b(?:limit|amount|percentage|most)\b/i
