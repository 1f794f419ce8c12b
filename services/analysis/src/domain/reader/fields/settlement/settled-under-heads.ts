import { type Cell, misalignment, overlap } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { SaidSettlement } from './said-settlement.ts'

const ROW = /^(?:basis of )?(?:loss )?(?:settlement|valuation)(?: basis)?:?$/i
const WAY = /^(?:(replacement cost(?: value)?|RCV?)|actual cash value|ACV)$/i
const HEADS: [RegExp, SaidSettlement['field']][] = [
  [/^(?:dwelling|building|home|house)$/i, 'dwelling_settlement'],
  [/^(?:contents|personal property|belongings)$/i, 'personal_property_settlement'],
]
/** In font sizes: rows of limits and deductibles may stand between. */
const TABLE = 9

/** 'Loss settlement   Replacement cost   Actual cash value' some rows below 'Building   Contents': each way under its thing. */
export const settledUnderHeads = (pages: Page[]): SaidSettlement[] =>
  pages.flatMap((page) =>
    page.cells
      .filter(({ text }) => ROW.test(text))
      .flatMap((label) => {
        const values = cellsOfLine(page, label).filter(({ left }) => left > label.right)
        const said = values.flatMap((value) => saidAt(page, label, value))
        return new Set(said.map(({ field }) => field)).size === HEADS.length ? said : []
      }),
  )

const saidAt = (page: Page, label: Cell, value: Cell): SaidSettlement[] => {
  const way = WAY.exec(value.text)
  const over = page.cells.filter(
    (cell) => cell.y < value.y - 2 && value.y - cell.y < TABLE * value.size && isOver(cell, value),
  )
  const head = over.findLast(({ text }) => /[a-z]{3}/i.test(text))
  const field = HEADS.find(([name]) => name.test(head?.text ?? ''))?.[1]
  if (!way || !head || !field) return []
  return [{ field, value: way[1] ? 'RCV' : 'ACV', text: label.text, cells: [head, label, value] }]
}

const isOver = (head: Cell, cell: Cell): boolean => overlap(head, cell) > 0 || misalignment(head, cell) < 4
