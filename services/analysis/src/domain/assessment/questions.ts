import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { deductibleProof } from './deductible-proof.ts'
import { DEDUCTIBLE_WORDS } from './deductible-words.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { scheduleShare } from './roof-schedule.ts'

type Question = NonNullable<ReportData['questions']>[number]
type Topic = Exclude<keyof typeof QUESTION_WORDS.en, 'mismatch'>

/** For the agent, and only from gaps: what the document leaves open, leaves out, or says in two ways. */
export function questions(facts: PolicyFacts): Question[] {
  if (facts.kind === 'not_home_insurance') return []
  return [
    ...mismatches(facts),
    ...gapsOf(facts)
      .filter(({ isOpen }) => isOpen)
      .map(({ topic, paths }) => ask(facts, topic, paths)),
  ]
}

const ask = (facts: PolicyFacts, topic: Topic, paths: string[]): Question => ({
  ...QUESTION_WORDS[facts.language][topic],
  sources: sourcesOf(facts, ...paths),
})

function mismatches(facts: PolicyFacts): Question[] {
  const words = DEDUCTIBLE_WORDS[facts.language]
  const names = { all_perils: words.standard, wind_hail: words.wind_hail, hurricane: words.hurricane }
  return deductibleProof(facts)
    .filter(({ agrees }) => agrees === false)
    .map(({ peril, sources }) => ({ ...QUESTION_WORDS[facts.language].mismatch(names[peril]), sources }))
}

interface Gap {
  topic: Topic
  isOpen: boolean
  /** Where the document shows that something is left out or open. */
  paths: string[]
}

function gapsOf(facts: PolicyFacts): Gap[] {
  const { rules } = facts
  return [
    ...(rules.storm ? windGaps(facts) : []),
    ...(rules.roof && !facts.fields.wind_hail_excluded ? roofGaps(facts) : []),
    ...(rules.isHome ? houseGaps(facts) : []),
    ...contractGaps(facts),
  ]
}

const windGaps = ({ fields, deductibles }: PolicyFacts): Gap[] => [
  { topic: 'windPolicy', isOpen: fields.wind_hail_excluded, paths: ['sections.storm.wind_hail_excluded'] },
  { topic: 'windDeductible', isOpen: !fields.wind_hail_excluded && deductibles.wind_hail === null, paths: [] },
]

function roofGaps(facts: PolicyFacts): Gap[] {
  const { fields, roofAge } = facts
  const paths = ['coverage_summary.roof_coverage.settlement']
  const isShareOpen = fields.roof_settlement === 'schedule' && scheduleShare(facts)?.isExact !== true
  return [
    { topic: 'roof', isOpen: fields.roof_settlement === null, paths: [] },
    { topic: 'roofShare', isOpen: isShareOpen, paths: [...paths, 'sections.roof.payment_schedule'] },
    { topic: 'roofYear', isOpen: fields.roof_settlement === 'ACV' && roofAge === null, paths },
    {
      topic: 'cosmetic',
      isOpen: fields.cosmetic_damage_excluded,
      paths: ['coverage_summary.roof_coverage.cosmetic_damage_excluded'],
    },
  ]
}

function houseGaps({ fields, rules }: PolicyFacts): Gap[] {
  const limit = ['property_coverage_limits.coverage_a_dwelling']
  const isExtendedOpen = rules.insuresBuilding && fields.extended_dwelling_percentage === null
  return [
    { topic: 'dwelling', isOpen: fields.dwelling_settlement === null, paths: [] },
    { topic: 'extended', isOpen: isExtendedOpen, paths: limit },
    { topic: 'ordinance', isOpen: fields.ordinance_or_law_percentage === null, paths: [] },
    { topic: 'mold', isOpen: fields.mold_limit === null, paths: [] },
    { topic: 'sewer', isOpen: fields.water_backup_limit === null, paths: [] },
    { topic: 'flood', isOpen: !fields.flood_coverage, paths: ['coverage_summary.water_damage.flood_coverage'] },
  ]
}

const contractGaps = ({ details }: PolicyFacts): Gap[] => [
  { topic: 'notice', isOpen: details.claim_notice_limit === null, paths: [] },
  { topic: 'forms', isOpen: details.forms.some(({ page }) => page === null), paths: ['forms.listed'] },
]
