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
export const layOut = (pages: PageText[]): Page[] => inUsualNotation(withLigaturesSpelled(pages).map(laidOut))

/** By a page's text: its words are held against its drawing first, and its fields are looked for afterwards. */
const known = new WeakMap<TextItem[], Page>()

const laidOut = (page: PageText): Page => {
  const before = known.get(page.items)
  if (before) return before
  const part = partOfLargePrint(page)
  const [width, height] = [part * page.width, part * page.height]
  const cells = drawnAt(part, pageCells(page, part))
  const found = withStacksPaired(
    withNamesFirst(withCaptionsFirst(closedUp({ number: page.number, width, height, cells }))),
  )
  known.set(page.items, found)
  return found
}
