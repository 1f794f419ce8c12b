import { describe, expect, it } from 'vitest'
import { withoutDeletedForms } from '../fields/forms/deleted-forms.ts'
import { linesAbove } from '../search/lines-above.ts'
import { typedPages } from '../testing/typed-pages.ts'
import { cellsUnder } from './around/cells-under.ts'
import { cellsOverCaption, continuationsOf } from './around/neighbours.ts'
import { pageCells } from './cells/page-cells.ts'
import { layOut } from './laid-out/lay-out.ts'
import type { Page } from './layout.ts'
import { columnRole } from './tables/headers.ts'
import { statements } from './text/statements.ts'

const pageOf = (text: string): Page => layOut(typedPages(text))[0] as Page
const cell = (page: Page, text: string) => {
  const found = page.cells.find((candidate) => candidate.text === text)
  if (!found) throw new Error(`no cell ${text} in ${page.cells.map((other) => other.text).join(' | ')}`)
  return found
}
const texts = (cells: { text: string }[]) => cells.map(({ text }) => text)
const item = (text: string, [x, y, size = 10]: [number, number, number?]) => ({
  text,
  x,
  y,
  width: text.length * 5,
  size,
})
const cellsOf = (items: ReturnType<typeof item>[]) => texts(pageCells({ number: 1, width: 600, height: 800, items }))

describe('cells', () => {
  it('join words and part columns', () => {
    expect(cellsOf([item('Policy', [50, 50]), item('number', [83, 50]), item('H37-298', [200, 50])])).toEqual([
      'Policy number',
      'H37-298',
    ])
  })

  it('end at dotted leaders and bars', () => {
    expect(cellsOf([item('Year Built . . . . . . 1998', [50, 50])])).toEqual(['Year Built', '1998'])
    const dots = Array.from({ length: 20 }, (_, index) => item('.', [110 + 5 * index, 50]))
    expect(cellsOf([item('Year Built', [50, 50]), ...dots, item('1998', [215, 50])])).toEqual(['Year Built', '1998'])
    expect(cellsOf([item('Year Built: 2005 | Age of Roof: 3', [50, 50])])).toEqual([
      'Year Built: 2005',
      'Age of Roof: 3',
    ])
  })

  it('have the letters that a font draws as one', () => {
    expect(cellsOf([item('A\u001eliated Bank', [50, 50]), item('E\ufb00ective date', [50, 80])])).toEqual([
      'Affiliated Bank',
      'Effective date',
    ])
  })

  it('keep a dot that is drawn by itself within a figure', () => {
    const figure = ['2', '.', '5', '%'].map((one, index) => ({ ...item(one, [50 + 5 * index, 80]), width: 5 }))
    expect(cellsOf(figure)).toEqual(['2.5%'])
  })

  it('leave out doubles, tiny text and what lies off the page', () => {
    const items = [
      item('Dwelling', [50, 50]),
      item('Dwelling', [50.4, 50]),
      item('$1', [50, 80, 2]),
      item('off', [900, 90]),
    ]
    expect(cellsOf(items)).toEqual(['Dwelling'])
  })
})

describe('columns', () => {
  const amended = pageOf(`
Coverage               Previous         Amended to      Difference
A Dwelling                $355,000          $398,000       $43,000
Water Backup                  None           $10,000         Added
Policy total              1% $3,550        2% $7,960`)

  it('know last year from now, wherever the figures are flush', () => {
    expect(columnRole(amended, cell(amended, '$355,000'))).toBe('previous')
    expect(columnRole(amended, cell(amended, '$398,000'))).toBe('current')
    expect(columnRole(amended, cell(amended, '$43,000'))).toBe('difference')
    expect(columnRole(amended, cell(amended, 'None'))).toBe('previous')
  })

  it('have no part in a page without a table', () => {
    const page = pageOf('Dwelling     $300,000')
    expect(columnRole(page, cell(page, '$300,000'))).toBeNull()
  })
})

describe('neighbours', () => {
  it('find the block under a label among others', () => {
    const page = pageOf(`
Named insured        Mailing address
Priya Raman          21807 Juniper Vale Ln
Daniel Okafor        Katy TX 77494`)
    expect(texts(cellsUnder(page, cell(page, 'Named insured')))).toEqual(['Priya Raman', 'Daniel Okafor'])
  })

  it('follow a value over its lines, not into the next row', () => {
    const page = pageOf(`
Underwritten by   Texas Farmers Insurance Company
                  15700 Long Vista Dr
Policy number     76538-91-24`)
    const value = cell(page, 'Texas Farmers Insurance Company')
    expect(texts(continuationsOf(page, cell(page, 'Underwritten by'), value))).toEqual(['15700 Long Vista Dr'])
  })

  it('find the upper line of a value whose label stands at its foot', () => {
    const page = pageOf(`
Policy number     H37-298

                  Wendell Ashcroft
Named insured     Imani Ashcroft`)
    expect(texts(linesAbove(page, cell(page, 'Named insured'), cell(page, 'Imani Ashcroft')))).toEqual([
      'Wendell Ashcroft',
    ])
  })

  it('find no lines above a label where they go on from the one over it', () => {
    const page = pageOf(`
Name and address      Wendell Ashcroft
                      Imani Ashcroft
                      4417 Cat Mountain Road
                      Austin, TX 78731
Policy number         14408812-07`)
    expect(linesAbove(page, cell(page, 'Policy number'), cell(page, '14408812-07'))).toEqual([])
  })

  it('find a value over its caption', () => {
    const items = [
      item('The Standard Fire', [50, 100, 12]),
      item('Insurance Company', [50, 114, 12]),
      item('Your insurer', [50, 124, 7]),
    ]
    const page = layOut([{ number: 1, width: 600, height: 800, items }])[0] as Page
    expect(texts(cellsOverCaption(page, cell(page, 'Your insurer')))).toEqual([
      'The Standard Fire',
      'Insurance Company',
    ])
  })
})

describe('statements', () => {
  it('leave out what might be bought, what was, and forms that were deleted', () => {
    const page = pageOf(`
Cosmetic Damage Exclusion applies
A cosmetic damage exclusion may be available.

Form deleted by this amendment
GHO-612 Actual Cash Value Roof Surfacing`)
    const said = statements(withoutDeletedForms(page)).map(({ text }) => text)
    expect(said).toContain('Cosmetic Damage Exclusion applies')
    expect(said.join()).not.toMatch(/available|GHO-612/)
  })
})
