import type { ReportData } from '@plainpolicy/platform/report/report-data'
import * as assumptions from '../assumptions.ts'

/**
 * What a person could see in a report and could not open: figures without a place in the document, without a statute and
 * without a mark; and our own figures wherever they wear no mark, even beside figures of the document. A text may wear its
 * mark in words; an object may wear it in `assumed`.
 */
export function findUnproven(report: ReportData): string[] {
  const { evidence, ...shown } = report
  const found: string[] = []
  visit(shown, { path: '', isProven: false, isMarked: false, evidence, found })
  return found
}

interface Visit {
  path: string
  /** Whether what this stands in can be opened or is a statute. */
  isProven: boolean
  /** Whether what this stands in says that it is assumed. */
  isMarked: boolean
  evidence: ReportData['evidence']
  found: string[]
}

function visit(node: unknown, at: Visit): void {
  if (node === null || typeof node === 'boolean') return
  if (typeof node !== 'object') {
    judge(node as string | number, at)
    return
  }
  const { sources, assumed, law } = node as Record<string, unknown>
  const isProven = at.isProven || at.path in at.evidence || isList(sources) || (law !== null && law !== undefined)
  const isMarked = at.isMarked || assumed === true || (isList(assumed) && !isExplained(assumed))
  for (const [key, child] of Object.entries(node)) {
    const isOwn = isExplained(assumed) && MARKED_BY_SENTENCE.includes(key)
    visit(child, { ...at, path: at.path ? `${at.path}.${key}` : key, isProven, isMarked: isMarked || isOwn })
  }
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0

/** Sections say in sentences which of their figures are ours; figures of the policy beside them wear no mark by that. */
const isExplained = (assumed: unknown): boolean => isList(assumed) && String(assumed).includes(' ')
const MARKED_BY_SENTENCE = [
  'replacement_cost',
  'roof_life_years',
  'depreciation',
  'current_value',
  'typical_gap',
  'coverage_level_percentage',
  'adequacy_percentage',
]

const MARK = /assumed|illustration|is ours|are ours|supuest|ejemplo|es nuestro|son nuestros/i

/** The report's own scale and numbering, and names and numbers that are no amounts. */
const NO_FIGURE =
  /(?:^|\.)(?:priority|points|max|weight|overall_protection_score|reportId|code|letter|effective_date|renewal_date)$/

function judge(value: string | number, { path, isProven, isMarked, evidence, found }: Visit): void {
  if (NO_FIGURE.test(path) || isMarked || MARK.test(String(value))) return
  const figures = typeof value === 'number' ? [value] : figuresIn(value)
  const isOpen = isProven || path in evidence
  if (figures.some((figure) => !isOpen || OURS.includes(figure))) found.push(`${path}: ${value}`)
}

/** '$1,234' and '2%' as numbers. */
const figuresIn = (text: string): number[] =>
  (text.match(/\$\d+(?:,\d{3})*|\d+(?:\.\d+)?(?=%)/g) ?? []).map((figure) => Number(figure.replaceAll(/[$,]/g, '')))

/** Every assumption of 1,000 dollars and more. */
const OURS: number[] = Object.values(assumptions)
  .flatMap((value) => (typeof value === 'number' ? [value] : Object.values(value)))
  .filter((figure) => figure >= 1000)
