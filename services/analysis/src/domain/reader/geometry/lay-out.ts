import { withCaptionsFirst } from './captions-first.ts'
import type { Page } from './layout.ts'
import { closedUp } from './leading.ts'
import { withNamesFirst } from './names-first.ts'
import { pageCells } from './page-cells.ts'
import type { PageText } from './page-text.ts'
import { withStacksPaired } from './stacks.ts'
import { inUsualNotation } from './usual-notation.ts'

/** A document's texts as cells, each page at the usual leading and in one notation. */
export const layOut = (pages: PageText[]): Page[] =>
  inUsualNotation(
    pages.map((page) =>
      withStacksPaired(
        withNamesFirst(
          withCaptionsFirst(
            closedUp({ number: page.number, width: page.width, height: page.height, cells: pageCells(page) }),
          ),
        ),
      ),
    ),
  )
