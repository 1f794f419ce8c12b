import { type Cell, misalignment } from './cell.ts'
import type { Page } from './layout.ts'

/** 'ADDITIONAL' over 'LIVING EXPENSE' begins the name of a coverage, and is no column of additional premiums. */
export const isBegun = (page: Page, { key, y, size, ...head }: Cell): boolean =>
  key === 'additional' &&
  page.cells.some(
    (cell) =>
      cell.y > y + 2 &&
      cell.y - y < 1.6 * size &&
      misalignment(cell, { key, y, size, ...head }) < 4 &&
      /^living/.test(cell.key),
  )
