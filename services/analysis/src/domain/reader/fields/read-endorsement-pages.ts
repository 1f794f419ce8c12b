import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf } from '../evidence.ts'
import { type Cell, squash } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { LIMIT_LABELS } from '../labels/limit-labels.ts'
import { parseAmount } from '../values/amount.ts'
import type { FieldValues } from './field-values.ts'
import { titleLines, titleOf } from './page-kind.ts'

const FIELDS = ['mold_limit', 'water_backup_limit', 'foundation_water_limit', 'ordinance_or_law_percentage'] as const

/**
 * What an enclosed endorsement says of its own limit, for the fields that the declarations leave open. Its title names
 * the field; the limit stands in its schedule or in the sentence about the most that is paid.
 */
export const readEndorsementPages = (pages: Page[], known: PolicyFields): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  for (const page of pages) {
    const field = limitOfTitle(page)
    if (!field || known[field] !== null || fields[field] !== undefined) continue
    const found = inSchedule(page) ?? inSentence(page)
    const value = field === 'ordinance_or_law_percentage' ? found?.percent : found?.dollars
    if (!found || !value) continue
    fields[field] = value
    evidence[field] = evidenceOf(found.cells, 0.85)
  }
  return { fields, evidence }
}

/** The field whose limit an endorsement is about. */
export const limitOfTitle = (page: Page): (typeof FIELDS)[number] | undefined => {
  const subjects = [titleOf(page), ...titleLines(page)].map((title) => squash(title.replace(NUMBER_BEFORE, '')))
  return FIELDS.find((name) =>
    LIMIT_LABELS[name].some(({ pattern }) => subjects.some((subject) => pattern.test(subject))),
  )
}

/** 'HO 04 95 Water back-up', 'Endorsement – Mold' */
const NUMBER_BEFORE = /^.*?[–—:]\s|^[A-Z0-9 .()/-]{3,20}\s(?=[A-Z][a-z])/

interface OwnLimit {
  dollars: number | null
  percent: number | null
  cells: Cell[]
}

/** 'Limit of liability, each loss', '1. Section I – Property coverage limit, each loss' */
const LIMIT =
  /^(?:\d\W+)?(?:section (?:i|1)\W+)?(?:(?:property|coverage|our|your|total|the)\W+)*(?:limit|amount)(?: of (?:insurance|liability|coverage))?(?:\W+(?:each|any one|per|for each) (?:covered )?(?:loss|occurrence|claim|event))?\W*$/i

const inSchedule = (page: Page): OwnLimit | null => {
  const label = page.cells.find(({ text }) => LIMIT.test(text))
  const value = label && cellsOfLine(page, label).find((cell) => cell.left > label.right)
  const amount = value ? parseAmount(value.text) : null
  return label && value && amount ? { dollars: amount.dollars, percent: amount.percent, cells: [label, value] } : null
}

const MOST =
  /(?:most we (?:will )?pay|amount of insurance|limit of (?:insurance|liability)|our limit|we will pay up to)[^.$%]{0,160}?(\$\s?\d[\d,]*|\d{1,3}\s?%)/i

const inSentence = (page: Page): OwnLimit | null => {
  const cells = page.cells.filter((cell) => cell.text.length > 3)
  const match = MOST.exec(cells.map((cell) => cell.text).join(' '))
  if (!match?.[1] || /example|if you/i.test(match[0])) return null
  const amount = parseAmount(match[1])
  const figure = match[1]
  const cell = cells.find(({ text }) => text.includes(figure))
  return amount && cell ? { dollars: amount.dollars, percent: amount.percent, cells: [cell] } : null
}
