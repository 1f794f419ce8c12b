import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'

/** 'Our reference: 220014' below 'Agent: …' */
export const isOfAgents = (pages: Page[], label: Cell): boolean =>
  label.key.startsWith('our') &&
  pages.some(({ number, cells }) =>
    cells.some(
      ({ page, text, y }) =>
        page === label.page && number === page && y < label.y && label.y - y < NEAR * label.size && AGENT.test(text),
    ),
  )
const AGENT = /^(?:your |the |local )*(?:agent|agency|producer|broker|mortgagee|lender)\b/i
/** In font sizes. */
const NEAR = 6
