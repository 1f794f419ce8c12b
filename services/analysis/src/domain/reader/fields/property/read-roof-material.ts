import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { sentencesIn } from '../../geometry/text/sentences.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { ROOF_MATERIAL_LABELS } from '../../labels/identity-labels.ts'
import { evidenceOf, evidenceOfFound } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { findBest, type Parse } from '../../search/search.ts'

/** What the roof is made of, as printed: 'Composition – asphalt shingle'. A roof schedule may have a column for each. */
export const readRoofMaterial = (pages: Page[]): FieldValues => {
  const found = findBest(pages, ROOF_MATERIAL_LABELS, material)
  if (found)
    return { fields: {}, details: { roof_material: found.value }, evidence: { roof_material: evidenceOfFound(found) } }
  const told = toldMaterial(pages)
  if (!told) return { fields: {}, evidence: {} }
  return {
    fields: {},
    details: { roof_material: told.words },
    evidence: { roof_material: evidenceOf([told.cell], 0.85) },
  }
}

const KNOWN = /\b(?:comp(?:osition)?|asphalt|shingles?|tiles?|slate|concrete|metal|steel|wood|shake|clay)\b/i

/** Of the same line, and not what the roof is made of: its year, its shape, how its loss is paid. */
const OTHER_FACT =
  /^(?:(?:19|20)\d\d|hip|gable|flat|(?:low |high )?pitch(?:ed)?|original\b.*|new\b.*|as old\b.*|age\b.*|\d+ (?:years?|yrs?)\b.*|acv|rcv|actual cash value|replacement cost)$/i
const YEAR_AT_END =
  /^(?:19|20)\d\d\s+|\s+(?:(?:new|laid|put on|applied|built|from)\s+)?(?:in\s+|of\s+)?\(?(?:19|20)\d\d\)?$/gi

const material: Parse<string> = ({ lines }) => {
  const line = (lines[0] ?? '').split(
    / {2}|[,;]\s*(?=(?:re)?(?:installed|placed|new|age|built|year|put|updated|laid|applied))/i,
  )[0]
  const parts = (line ?? '').split(/[,;]\s*/).filter((part) => !OTHER_FACT.test(part.trim()))
  const text = parts.join(', ').replace(YEAR_AT_END, '').trim()
  return KNOWN.test(text) && text.length <= 80 && !/[$%]/.test(text) ? text : undefined
}

const KINDS =
  '(?:(?:3-tab|architectural|asphalt|composition|composite|comp|laminated?|dimensional|fiberglass|standing seam|corrugated|galvanized|rolled|concrete|clay|spanish|wood(?:en)?|cedar|slate|metal|steel|aluminum|copper|tile)(?: and |[ /-]))*(?:shingles?|shakes?|tiles?|slate|metal|steel|composition|comp|asphalt)'
/** 'a metal roof of the year 2017', 'Roof composition applied 2009', 'The roof is asphalt and 6 years old' */
const TOLD = [
  new RegExp(`\\b(${KINDS}) roof\\b(?! (?:surfac|loss|exclu|payment|schedule))`, 'gi'),
  new RegExp(`\\broof(?:ing| covering)?(?: is| of|:)?(?: (?:19|20)\\d\\d,)? (${KINDS})\\b`, 'gi'),
]
/** A fact of a house comes with a year or an age; a rule, a discount or a form does not. */
const FACT = /(?<![\d,$])(?:18|19|20)\d\d\b(?!,\d)|\byears? old\b/i
const NO_FACT =
  /[$%]|\b(?:credit|discount|endorsement|exclusions?|excluded|schedule|hail|wind(?:storm)?|damaged?|pays?|paid|if|replace with)\b/i

interface Told {
  words: string
  cell: Cell
}

/** Of two materials that are told neither holds. */
const toldMaterial = (pages: Page[]): Told | null => {
  const told = pages.flatMap((page) => page.cells.flatMap(toldIn))
  const [first] = told
  return first && told.every(({ words }) => words.toLowerCase() === first.words.toLowerCase()) ? first : null
}

const toldIn = (cell: Cell): Told[] =>
  sentencesIn(cell.text)
    .filter((text) => text.length < 200 && !NO_FACT.test(text) && !isHedged(text))
    .filter((text, _, all) => FACT.test(text) || (all.length > 1 && FACT.test(cell.text)))
    .flatMap((text) => TOLD.flatMap((pattern) => [...text.matchAll(pattern)].map(([, words = '']) => words)))
    .map((words) => ({ words, cell }))
