import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'

/** 'Named storm   Same as wind and hail', where no other figure is said of hurricanes. */
export const withSameAsWind = (pages: Page[], found: FieldValues): FieldValues => {
  const { deductibles } = found.fields
  const words = deductibles?.wind_hail && !deductibles.hurricane ? wordsOfSame(pages) : undefined
  const bases = found.details?.deductible_bases
  if (!words || !deductibles || !bases) return found
  const evidence = evidenceOf(words, 0.9, 'derived')
  return {
    fields: { ...found.fields, deductibles: { ...deductibles, hurricane: deductibles.wind_hail } },
    details: { ...found.details, deductible_bases: { ...bases, hurricane: bases.wind_hail } },
    evidence: {
      ...found.evidence,
      'deductibles.hurricane': evidence,
      ...(bases.wind_hail ? { 'deductible_bases.hurricane': evidence } : {}),
    },
  }
}

const SAME =
  /^(?:the )?same(?: deductible)? as(?: the| for)? wind(?:storm)?(?: (?:and|or|&) |\/)hail(?: deductible)?(?: above| below)?$/i

const wordsOfSame = (pages: Page[]): Cell[] | undefined =>
  pages.flatMap((page) =>
    page.cells.flatMap((cell) => {
      const before = SAME.test(cell.text) ? cellsOfLine(page, cell).filter(({ right }) => right <= cell.left) : []
      const name = before.find((one) => (matchLabel(one, DEDUCTIBLE_LABELS.hurricane)?.weight ?? 0) > 0.5)
      return name ? [[name, cell]] : []
    }),
  )[0]
