import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { protectionScore } from '@plainpolicy/platform/report/protection-score'
import type { ReportData } from '@plainpolicy/platform/report/report-data'

/** What only the Enhanced report shows. */
const LOCKED = ['mold', 'water']

const LOCKED_PATHS = [
  'coverage_summary.mold_coverage',
  'coverage_summary.water_damage',
  'sections.mold',
  'sections.water',
  'dwelling_valuation.foundation_water_limit',
]

/**
 * The Free report: everything about mold and water is gone, from figures and sentences to the places in the document,
 * and the score is worked out again over the parts that are left. Built field by field, so that a new field of the
 * report stays locked until somebody lists it here.
 */
export function freeVersion(report: ReportData): ReportData {
  const evidence = freeEvidence(report)
  const open = (sources: string[]) => sources.filter((path) => path in evidence)
  const parts = report.scores.parts.filter((part) => !LOCKED.includes(part.id))
  return {
    reportId: report.reportId,
    version: 'free',
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
    evidence,
  }
}

function withoutFoundationWater(valuation: ReportData['dwelling_valuation']): ReportData['dwelling_valuation'] {
  const { foundation_water_limit: _, ...shown } = valuation
  return shown
}

const isLockedPath = (path: string): boolean =>
  LOCKED_PATHS.some((locked) => path === locked || path.startsWith(`${locked}.`))

/** How policies name these coverages; 'wind driven rain' and names of people and streets are not meant. */
const MOLD_OR_WATER =
  /\b(mou?lds?|mildew|fung\w*|microb\w*|rot|sewers?|sewage|sumps?|drains?|drainage|seepage|leakage|overflow|water\w*|back[- ]?up)\b/i
const FLOOD = /\bflood/i

/** A warning says where it belongs; one that does not is judged by its words. */
function isLockedWarning({ section, message }: ReportData['warnings'][number]): boolean {
  return section === undefined ? MOLD_OR_WATER.test(message) || FLOOD.test(message) : LOCKED.includes(section)
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
function freeEvidence(report: ReportData): Record<string, Evidence> {
  const isFloodPolicy = report.document_kind === 'flood_declarations'
  const isLocked = (quote: string) => MOLD_OR_WATER.test(quote) || (!isFloodPolicy && FLOOD.test(quote))
  return Object.fromEntries(
    Object.entries(report.evidence)
      .filter(([path]) => !isLockedPath(path))
      .map(([path, place]) => {
        const isHidden = !NAMES.includes(path) && isLocked(place.quote)
        return [path, isHidden ? { ...place, quote: '…' } : place]
      }),
  )
}
