import type { Cell } from '../geometry/cell.ts'

/** 'Other structures   Extended replacement cost   20% of Dwelling': how the row's thing is settled, and no row of its own. */
export const isBasisOfRow = (right: Cell[], cell: Cell): boolean =>
  /^(?:extended|guaranteed|full)?(?:replacementcost|actualcash)(?:value)?$/.test(cell.key) &&
  right[0] === cell &&
  /^(?:\$\s?\d|\d[\d.]*\s?% of )/.test(right[1]?.text ?? '')
