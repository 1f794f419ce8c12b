import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { protectionScore } from '@plainpolicy/platform/report/protection-score'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { isLockedPath, LOCKED } from './locked-paths.ts'
import { HIDDEN, speaksOfFlood, speaksOfMoldOrWater } from './locked-words.ts'

/**
 * The Free report: everything about mold and water is gone, from figures and sentences to the places in the document,
 * and the score is worked out again over the parts that are left. Built field by field, so that a new field of the
 * report stays locked until somebody lists it here.
 */
export function freeVersion(report: ReportData): ReportData {
  const evidence = freeEvidence(report)
  const open = (sources: string[]) => sources.filter((path) => path in evidence)
  const parts = report.scores.parts
    .filter((part) => !LOCKED.includes(part.id))
    .map(({ facts, ...part }) => ({
      ...part,
      ...(facts && { facts: facts.map((fact) => ({ ...fact, sources: open(fact.sources) })) }),
    }))
  return {
    reportId: report.reportId,
    version: 'free',
    ...(report.language && { language: report.language }),
    document_kind: report.document_kind,
    warnings: report.warnings.filter((warning) => !isLockedWarning(warning)),
    policy_holder_details: report.policy_holder_details,
    dwelling_valuation: withoutFoundationWater(report.dwelling_valuation),
    property_coverage_limits: report.property_coverage_limits,
    total_insured_value: report.total_insured_value,
    premium_details: report.premium_details,
    scores: {
      overall_protection_score: protectionScore(parts),
      parts,
    },
    coverage_summary: { roof_coverage: report.coverage_summary.roof_coverage },
    calculated_deductibles: report.calculated_deductibles,
    deductibles: report.deductibles,
    storm_scenarios: report.storm_scenarios,
    coverage_cards: report.coverage_cards
      .filter((card) => !LOCKED.includes(card.id))
      .map((card) => ({ ...card, sources: open(card.sources) })),
    actions: {
      top_priorities: report.actions.top_priorities
        .filter((one) => !LOCKED.includes(one.section))
        .map((one, index) => ({ ...one, priority: index + 1, sources: open(one.sources) })),
    },
    sections: { roof: report.sections.roof, storm: report.sections.storm },
    ...freeAnswers(report, open),
    evidence,
  }
}

/** Of what the report answers beyond the specified sections: how deductibles were reckoned, times, and what is not certain. */
function freeAnswers(report: ReportData, open: (sources: string[]) => string[]): Partial<ReportData> {
  const { deductible_proof, claims_clock, glossary, uncertain } = report
  return {
    ...(deductible_proof && {
      deductible_proof: deductible_proof.map((proof) => ({ ...proof, sources: open(proof.sources) })),
    }),
    ...(claims_clock && {
      claims_clock: claims_clock
        .filter(({ origin, title, text }) => origin === 'law' || !speaksOfMoldOrWater(`${title} ${text}`))
        .map((step) => ({ ...step, sources: open(step.sources) })),
    }),
    ...(glossary && {
      glossary: glossary.filter(({ term, meaning }) => !speaksOfMoldOrWater(`${term} ${meaning}`)),
    }),
    ...(uncertain && {
      uncertain: uncertain
        .filter(({ path, label }) => !isLockedPath(path) && !speaksOfMoldOrWater(label))
        .map((value) => (isHidden(report, value.path, value.seems) ? { ...value, seems: HIDDEN } : value)),
    }),
  }
}

function withoutFoundationWater(valuation: ReportData['dwelling_valuation']): ReportData['dwelling_valuation'] {
  const { foundation_water_limit: _, ...shown } = valuation
  return shown
}

/** A warning says where it belongs; one that does not is judged by its words. */
function isLockedWarning({ section, message }: ReportData['warnings'][number]): boolean {
  return section === undefined ? speaksOfMoldOrWater(message) || speaksOfFlood(message) : LOCKED.includes(section)
}

/** Names and addresses may hold such words ('Water St') without speaking of coverage. */
const NAMES = [
  'policy_holder_details.policy_holder_name',
  'policy_holder_details.additional_insured_names',
  'policy_holder_details.property_address',
  'policy_holder_details.insurance_provider',
  'policy_holder_details.mortgagee',
  'dwelling_valuation.location',
]

/**
 * A line of a table may name a locked coverage beside an open one; then the place can be opened and the words stay
 * locked. In a flood policy every line may speak of flood, and its kind is known anyway.
 */
function isHidden({ document_kind }: ReportData, path: string, words: string): boolean {
  if (NAMES.includes(path)) return false
  return speaksOfMoldOrWater(words) || (document_kind !== 'flood_declarations' && speaksOfFlood(words))
}

const freeEvidence = (report: ReportData): Record<string, Evidence> =>
  Object.fromEntries(
    Object.entries(report.evidence)
      .filter(([path]) => !isLockedPath(path))
      .map(([path, place]) => [path, isHidden(report, path, place.quote) ? { ...place, quote: HIDDEN } : place]),
  )
