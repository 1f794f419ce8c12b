import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { GLOSSARY_WORDS } from './glossary-words.ts'

type Word = keyof typeof GLOSSARY_WORDS.en

/** How a word stands in the English texts of a report. */
const SAID: Partial<Record<Word, RegExp>> = {
  acv: /actual cash value|\bACV\b/i,
  rcv: /replacement cost|\bRCV\b/i,
  depreciation: /depreciat/i,
  deductible: /deductible/i,
  declarations: /declarations/i,
  endorsement: /endorsement/i,
  schedule: /payment schedule/i,
  dwelling: /coverage A\b|dwelling/i,
  liability: /liability/i,
  extended: /extended replacement/i,
  ordinance: /ordinance/i,
  cosmetic: /cosmetic/i,
  sewer: /sewer backup/i,
  surplus: /surplus lines/i,
  perils: /\bperils?\b/i,
  condominium: /\bassociation\b/i,
}

type Told = Omit<ReportData, 'glossary'>

/** The words that the page itself says beside the texts of a section: its labels and its choices. */
const ofSections = ({ sections, dwelling_valuation, coverage_summary, ...told }: Told): (Word | false)[] => [
  ...(sections.roof ? (['acv', 'rcv', 'depreciation'] as const) : []),
  Boolean(told.roof_calculator) && 'schedule',
  Boolean(told.forms?.listed.length) && 'form',
  coverage_summary.roof_coverage.cosmetic_damage_excluded === true && 'cosmetic',
  Boolean(sections.water) && 'sewer',
  dwelling_valuation.extended_dwelling_percentage !== null && 'extended',
]

/**
 * The insurance words of a report, each explained once; none that it does not say. They are found in the English report,
 * so that both languages explain the same ones.
 */
export function glossaryOf(english: Told, language: 'en' | 'es'): NonNullable<ReportData['glossary']> {
  const texts = textsOf(english).join('\n')
  const shown = new Set<Word | false>(ofSections(english))
  const words = Object.keys(GLOSSARY_WORDS[language]) as Word[]
  return words
    .filter((word) => shown.has(word) || SAID[word]?.test(texts))
    .map((word) => GLOSSARY_WORDS[language][word])
}

/** What names a place, and what the policy itself says, is no text of ours. */
const NOT_OURS = ['evidence', 'sources', 'path', 'id', 'uncertain', 'policy_holder_details', 'listed']

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (NOT_OURS.includes(name) ? [] : textsOf(part)))
}
