import { describe, expect, it } from 'vitest'
import { typedPages } from '../../testing/typed-pages.ts'
import type { Cell } from '../cell.ts'
import { wrappedLabels } from '../label-cells/wrapped-labels.ts'
import { layOut } from '../laid-out/lay-out.ts'
import type { Page } from '../layout.ts'
import { isUnderDeductibles } from '../sections/sections.ts'
import { currentColumn } from '../tables/current-column.ts'
import { isValueFirst } from '../tables/value-first.ts'
import { clausesOf } from '../text/clauses.ts'
import { pageCells } from './page-cells.ts'

type Run = [text: string, x: number, y: number, width: number]
const textsOf = (runs: Run[]) =>
  pageCells({
    number: 1,
    width: 600,
    height: 800,
    items: runs.map(([text, x, y, width]) => ({ text, x, y, width, size: 10 })),
  }).map((cell) => cell.text)
const pageOf = (text: string): Page => layOut(typedPages(text))[0] as Page
const isFirstIn = (text: string): boolean => {
  const page = pageOf(text)
  return isValueFirst(page, page.cells[0] as Cell)
}

describe('the cells of a line', () => {
  it('do not part at a single space of a typewriter, whatever begins below it', () => {
    const cells = textsOf([
      ['PERIOD', 60, 50, 36],
      ['01/09/27', 150, 50, 48],
      ['FORM', 60, 62, 24],
      ['HO-B', 150, 62, 24],
      ['FIRST NATIONAL', 60, 74, 84],
      ['BANK IN WACO', 150, 74, 72],
    ])
    expect(cells).toEqual(['PERIOD', '01/09/27', 'FORM', 'HO-B', 'FIRST NATIONAL BANK IN WACO'])
  })

  it('part where a full column touches an edge at which other lines begin', () => {
    const cells = textsOf([
      ['Insured', 60, 50, 40],
      ['Insurer', 363, 50, 35],
      ['1233 Redfish Bay Loop, Rockport,', 200, 62, 161],
      ['Gulf Surplus Lines', 363, 62, 90],
      ['TX 78382', 200, 74, 45],
      ['Insurance Company', 363, 74, 95],
    ])
    expect(cells).toContain('Gulf Surplus Lines')
    expect(cells).toContain('1233 Redfish Bay Loop, Rockport,')
  })

  it('are one where a justified line is stretched', () => {
    const words: Run[] = ['FIRST', 'MORTGAGEE:', 'UNITED', 'HOME', 'LOANS'].map((word, index) => [
      word,
      60 + index * 63,
      50,
      50,
    ])
    expect(textsOf(words)).toEqual(['FIRST MORTGAGEE: UNITED HOME LOANS'])
  })

  it('lose the stars that point to notes', () => {
    expect(textsOf([['*301,500', 60, 50, 40]])).toEqual(['301,500'])
  })
})

describe('a column that is filled to its end', () => {
  it('parts from a label of the next one, where other lines have theirs', () => {
    const page = pageOf(`
Year built:          2013                  Square feet:      3,206
Dwelling style:      Stick built           Foundation:       Slab
Roof material:       Composition - Shingle Age of roof:      13 years
Exterior:            Brick veneer          Garage:           Attached`)
    const texts = page.cells.map(({ text }) => text)
    expect(texts).toContain('Composition - Shingle')
    expect(texts).toContain('Age of roof:')
  })

  it('does not part a label that begins elsewhere', () => {
    const page = pageOf('Mortgagee and Loss Payee:   None\nHome:    12 Elm St\nAge:   13 years')
    expect(page.cells[0]?.text).toBe('Mortgagee and Loss Payee:')
  })
})

describe('sentences', () => {
  it('say one thing after the other, also over a line', () => {
    const page = pageOf(`
Mold: not covered. Water backup: $5,000. The first mortgagee is Frost
Bank. Ordinance or law may be bought.`)
    const clauses = clausesOf(page).map(({ text }) => text)
    expect(clauses).toEqual(['Mold: not covered', 'Water backup: $5,000', 'The first mortgagee is Frost Bank'])
  })
})

describe('labels and values', () => {
  it('find a label that breaks over two lines, on the line of its value', () => {
    const page = pageOf(`
Policy        HPT 061 884 377
number`)
    expect(wrappedLabels(page).map(({ text }) => text)).toEqual(['Policy number'])
  })

  it('know a page that prints values first by its rows, not by one', () => {
    const rows = '$412,000  Dwelling\n$41,200  Other structures\n$5,000  Water backup\n'
    expect(isFirstIn(rows)).toBe(true)
    expect(isFirstIn('$412,000  Dwelling\nOther structures   $41,200\nWater backup   $5,000')).toBe(false)
  })

  it('take the column that a deductible in percent and dollars proves, and none without a proof', () => {
    const table = 'Dwelling      $390,000    $405,000\n'
    expect(currentColumn(pageOf(`${table}Wind or hail   2%   $8,100`))).toBeGreaterThan(130)
    expect(currentColumn(pageOf(table))).toBeNull()
  })

  it('tell what stands in a section of deductibles', () => {
    const page = pageOf('SPECIAL DEDUCTIBLES\nWater backup      $1,000\n\nWater backup      $10,000')
    const rows = page.cells.filter((cell) => cell.text === 'Water backup')
    expect(rows.map((row) => isUnderDeductibles(page, row))).toEqual([true, false])
  })
  it('tell it over lines of two cells that begin close to each other', () => {
    const page = pageOf('SPECIAL DEDUCTIBLES\n1  Theft             $500\n2  Water backup      $1,000')
    const rows = page.cells.filter((cell) => cell.text === 'Water backup')
    expect(rows.map((row) => isUnderDeductibles(page, row))).toEqual([true])
  })
})
