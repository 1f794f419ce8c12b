import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import { cellsSaying } from './cells-saying.ts'

const cell = (text: string): Cell => ({ text, key: text, page: 1, left: 0, right: 10, y: 0, size: 9 })
const page = { number: 1, width: 600, height: 800, cells: ['barn', 'house', 'barn door'].map(cell) }

test('each expression has its own cells of each page', () => {
  expect(cellsSaying(page, /^barn/)).toEqual([page.cells[0], page.cells[2]])
  const house = /house/
  expect(cellsSaying(page, house)).toEqual([page.cells[1]])
  expect(cellsSaying({ ...page, cells: [cell('shed')] }, house)).toEqual([])
})
