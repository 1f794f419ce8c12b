import type { PageText } from '../geometry/page-text.ts'
import { typedPages } from './typed-pages.ts'

/** Pages whose lines are typed half as far apart: every second one is a line, what is typed between stands at the middle of two. */
export const halfLines = (text: string): PageText[] =>
  typedPages(text).map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...item, y: TOP + (item.y - TOP) / 2 })),
  }))

const TOP = 40
