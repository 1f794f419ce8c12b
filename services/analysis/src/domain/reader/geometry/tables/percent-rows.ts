import { headingOverRows } from '../around/heading-over-rows.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const IN_PERCENT = /(?:\bper ?cent(?:ages?)?|\bpct\.?|%)\s(?:of|on) (?:the )?(?:(?:coverage|cov\.?) ?A\b|dwelling)/i
const BARE = /^\d{1,2}(?:\.\d{1,2})?$/

/** 'Deductibles, in percent of Coverage A' over 'Wind/hail   2.0': the sign stands in the heading, the figures by themselves. */
export const percentRows = (page: Page): Cell[] => {
  if (!page.cells.some(({ text }) => IN_PERCENT.test(text))) return []
  return page.cells.flatMap((row) => {
    const [first, figure] = cellsOfLine(page, row)
    if (first !== row || !figure || !BARE.test(figure.text)) return []
    const heads = headingOverRows(page, row, INDENT)
    if (!/deductible|\bperil|\bloss/i.test(heads.map(({ text }) => text).join(' '))) return []
    const said = heads.find(({ text }) => IN_PERCENT.test(text))
    const name = /deductible/i.test(row.text) ? row.text : `${row.text} deductible`
    const text = `${name}: ${figure.text}% of Coverage A`
    return said ? [{ ...row, text, key: squash(text), right: figure.right, isClause: true }] : []
  })
}
/** Points that rows may be indented below their heading. */
const INDENT = 46
