import { cellsRightOf } from '../geometry/around/neighbours.ts'
import type { Cell } from '../geometry/cell.ts'
import { labelCells } from '../geometry/label-cells/label-cells.ts'
import type { Page } from '../geometry/layout.ts'
import { isKnownLabel } from '../labels/known-label.ts'
import { type Label, matchLabel } from '../labels/label.ts'
import { saysTakenOut } from '../values/taken-out.ts'
import type { Place, Reading } from './reading.ts'
import { readingsOf } from './readings-of-label.ts'

export interface Found<T> {
  value: T
  reading: Reading
  /** 0 to 1. */
  rank: number
}

/** What a parser makes of a reading: undefined says 'not here, look elsewhere', null says 'stated as none'. */
export type Parse<T> = (reading: Reading) => T | null | undefined

const PLACE_RANK: Record<Place, number> = { inline: 0.97, right: 1, above: 0.96, under: 0.94, left: 0.95 }

/** All values that stand at one of these labels, the most telling first. */
export const findAll = <T>(pages: Page[], labels: Label[], parse: Parse<T>): Found<T | null>[] => {
  const found = pages.flatMap((page) =>
    labelCells(page).flatMap((cell) => {
      const match = matchLabel(cell, labels)
      if (!match || isOfEarlier(cell) || isRestOfLabel(page, cell, labels)) return []
      return firstParsed(readingsOf(page, cell, match), parse)
    }),
  )
  return found.sort((a, b) => b.rank - a.rank)
}

/** 'Risk address before change:', '1st mortgagee (removed 02/17/2026)' */
const isOfEarlier = ({ text }: Cell): boolean => {
  const [title = ''] = text.split(/:(?=\s|$)/)
  return (
    saysTakenOut(title) ||
    /\b(?:before|prior to) (?:(?:the|this) )?(?:policy )?(?:change|amendment|correction)s?$/i.test(title)
  )
}

/** 'Policyholder:' over '(Named Insured)', beside which the value goes on: one label in two words. */
const isRestOfLabel = (page: Page, cell: Cell, labels: Label[]): boolean =>
  /^\(.*\):?$/.test(cell.text) &&
  page.cells.some(
    (upper) =>
      upper.y < cell.y - 0.45 * cell.size &&
      cell.y - upper.y < 1.65 * cell.size &&
      Math.abs(upper.left - cell.left) < 3 &&
      matchLabel(upper, labels) !== null &&
      cellsRightOf(page, upper).some((value) => !isKnownLabel(value) && !HAS_CAPTION.test(value.text)),
  )
/** 'Policyholder:   Issued: 03/01/2026' over '(Named insured)': what stands beside the two has a caption of its own. */
const HAS_CAPTION = /^(?!(?:Full )?Names?\b|First\b|Primary\b|Insured\b)[A-Z][A-Za-z ]{2,25}:\s+\S/

/** A table says more plainly than a sentence. */
const CLAUSE_RANK = 0.9

const firstParsed = <T>(readings: Iterable<Reading>, parse: Parse<T>): Found<T | null>[] => {
  for (const reading of readings) {
    const value = parse(reading)
    if (value === undefined) continue
    const rank = reading.match.weight * PLACE_RANK[reading.place] * (reading.label.isClause ? CLAUSE_RANK : 1)
    return [{ value, reading, rank }]
  }
  return []
}

/** The best stated value; null where it is stated as none or not at all. */
export const findBest = <T>(pages: Page[], labels: Label[], parse: Parse<T>): Found<T> | null => {
  const best = findAll(pages, labels, parse)[0]
  return best && best.value !== null ? (best as Found<T>) : null
}
