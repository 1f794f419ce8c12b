import { drawnAt, partOfLargePrint } from '../cells/large-print.ts'
import { pageCells } from '../cells/page-cells.ts'
import { withLigaturesSpelled } from '../cells/unnamed-ligatures.ts'
import { inUsualNotation } from '../cells/usual-notation.ts'
import type { Page } from '../layout.ts'
import type { PageText, TextItem } from '../page-text.ts'
import { withCaptionsFirst } from './captions-first.ts'
import { closedUp } from './leading.ts'
import { withNamesFirst } from './names-first.ts'
import { withStacksPaired } from './stacks.ts'

/** A document's texts as cells, each page at the usual leading and in one notation. */
export const layOut = (pages: PageText[]): Page[] => {
  const spelled = withLigaturesSpelled(pages)
  const part = partOfLargePrint(spelled)
  return inUsualNotation(spelled.map((page) => laidOut(page, part)))
}

/** By a page's text: its words are held against its drawing first, and its fields are looked for afterwards. */
const known = new WeakMap<TextItem[], { part: number; page: Page }>()

const laidOut = (page: PageText, part: number): Page => {
  const before = known.get(page.items)
  if (before?.part === part) return before.page
  const [width, height] = [part * page.width, part * page.height]
  const cells = drawnAt(part, pageCells(page, part))
  const found = withStacksPaired(
    withNamesFirst(withCaptionsFirst(closedUp({ number: page.number, width, height, cells }))),
  )
  known.set(page.items, { part, page: found })
  return found
}
