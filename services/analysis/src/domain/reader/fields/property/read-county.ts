import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence } from '../../../policy-fields.ts'
import { baselineOf, type Cell, edgesOf } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { COUNTY_LABELS } from '../../labels/identity-labels.ts'
import { texasCounty } from '../../labels/texas-counties.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { findAll, type Parse } from '../../search/search.ts'

/**
 * The county of the insured location: within its address, else at a label of its own, else named once on the
 * declarations. Where two are named (the agent's, the mailing address's) none is taken.
 */
export const readCounty = (pages: Page[], evidence: FieldEvidence): FieldValues => {
  const cells = pages.flatMap((page) => page.cells)
  const address = cellsAt(cells, evidence.property_address)
  const inAddress = [...address, ...broken([...address, ...rest(cells, address)])].flatMap(countiesIn)
  const labelled = findAll(pages, COUNTY_LABELS, countyAt).map(({ value, reading }) => ({
    county: value ?? '',
    cell: reading.cells[0] ?? reading.label,
  }))
  for (const found of [inAddress, labelled, cells.flatMap(countiesIn)]) {
    const [first] = found
    if (!first || found.some(({ county }) => county !== first.county)) continue
    const label = evidenceOf([first.cell], 0.93)
    return { fields: {}, details: { county: first.county }, evidence: { county: label } }
  }
  return { fields: {}, evidence: {} }
}

interface NamedCounty {
  county: string
  cell: Cell
}

/** 'County: Montgomery · Built 2018' */
const countyAt: Parse<string> = ({ lines }) =>
  texasCounty((lines[0] ?? '').split(/ {2}|\s?[·•|,;/(]/)[0] ?? '') ?? undefined

const cellsAt = (cells: Cell[], place: Evidence | undefined): Cell[] => {
  if (!place) return []
  const [left, top, right, bottom] = place.box
  return cells.filter(
    (cell) =>
      cell.page === place.page &&
      edgesOf(cell)[0] >= left - 1 &&
      edgesOf(cell)[1] <= right + 1 &&
      baselineOf(cell) > top - 1 &&
      baselineOf(cell) < bottom + 1,
  )
}

/** 'County' alone under the last line of an address, which looks like a label there and is the end of its name. */
const rest = (cells: Cell[], address: Cell[]): Cell[] => {
  const last = address.at(-1)
  return cells.filter(
    (cell) =>
      last !== undefined &&
      cell.page === last.page &&
      /^County\b(?!\s?:)/i.test(cell.text) &&
      Math.abs(cell.left - last.left) < 3 &&
      cell.y > last.y + 0.5 * cell.size &&
      cell.y - last.y < 1.75 * cell.size,
  )
}

/** '… Galveston, Galveston' / 'County' */
const broken = (lines: Cell[]): Cell[] =>
  lines.slice(1).map((cell, index) => ({ ...cell, text: `${lines[index]?.text} ${cell.text}` }))

/** 'Waco, McLennan County, TX 76710'; 'SAN ANTONIO, BEXAR, TEXAS 78254'. Not 'Dallas County Mutual', 'Medina County Road', 'Johnson County Insurance': what goes on is a name or a sentence. */
const COUNTY =
  /(?:^|[,;:(]\s*|\s{2,}|\bin\s)(?:in\s)?(?!in\s)([A-Z][A-Za-z]+(?:\s[A-Z][A-Za-z]+)?)\sCounty\b(?!\s(?!tx\b|texas\b)[a-z])/i
const BEFORE_STATE = /^[A-Z][A-Za-z .]+,\s*([A-Z][A-Za-z ]{1,20}),\s*(?:TX|TEXAS)\s+\d{5}/i

const countiesIn = (cell: Cell): NamedCounty[] => {
  const name = cell.text.length < 160 ? (COUNTY.exec(cell.text)?.[1] ?? BEFORE_STATE.exec(cell.text)?.[1]) : undefined
  const county = name ? texasCounty(name) : null
  return county ? [{ county, cell }] : []
}
