import type { CoverageCard } from '@plainpolicy/platform/report/report-data'
import type { Signal } from '@plainpolicy/platform/report/report-sections'
import { NOT_FOUND } from './deductibles.ts'
import { formatDollars } from './dollars.ts'
import { moldSignal } from './mold-section.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { waterSignal } from './water-section.ts'
import { windHailCard } from './wind-hail-card.ts'

/** In the order of the page. Only what the document states colours a card. */
export function coverageCards(facts: PolicyFacts): CoverageCard[] {
  const { roof, storm, mold, water } = facts.rules
  return [
    ...(roof ? [roofCard(facts)] : []),
    ...(storm ? [windHailCard(facts)] : []),
    ...(mold ? [moldCard(facts)] : []),
    ...(water ? [waterCard(facts)] : []),
  ]
}

const ROOF_WORDS = {
  RCV: [
    'RCV Coverage',
    'green',
    'A damaged roof is settled at replacement cost, after your deductible; the last part is usually paid once it is repaired.',
  ],
  ACV: [
    'ACV Coverage',
    'yellow',
    'A damaged roof is settled at actual cash value: depreciation for its age comes off.',
  ],
  schedule: [
    'Payment Schedule',
    'yellow',
    'The policy pays a share of a new roof that depends on its age and material.',
  ],
  none: [NOT_FOUND, 'neutral', 'We did not find how your policy settles a roof that wind or hail damaged.'],
} as const satisfies Record<string, readonly [string, Signal, string]>

function roofCard(facts: PolicyFacts): CoverageCard {
  const { roof_settlement, wind_hail_excluded } = facts.fields
  const [status, signal, detail] = ROOF_WORDS[roof_settlement ?? 'none']
  return {
    id: 'roof',
    title: 'Roof Coverage',
    status,
    signal: wind_hail_excluded && roof_settlement !== null ? 'red' : signal,
    detail: wind_hail_excluded ? `${detail} Wind and hail are excluded: damage by them is not paid at all.` : detail,
    sources: sourcesOf(
      facts,
      'coverage_summary.roof_coverage.settlement',
      ...(wind_hail_excluded ? ['sections.roof.wind_hail_excluded'] : []),
    ),
  }
}

const MOLD_STATUS: Record<Signal, string> = {
  red: 'No Coverage',
  yellow: 'Limited Coverage',
  green: 'Good Coverage',
  neutral: NOT_FOUND,
}

function moldCard(facts: PolicyFacts): CoverageCard {
  const limit = facts.fields.mold_limit
  const signal = moldSignal(limit)
  return {
    id: 'mold',
    title: 'Mold Coverage',
    status: MOLD_STATUS[signal],
    signal,
    detail: moldDetail(limit),
    sources: sourcesOf(facts, 'coverage_summary.mold_coverage.coverage_limit'),
  }
}

function moldDetail(limit: number | null): string {
  if (limit === null) return 'We did not find a mold limit in your policy.'
  return limit <= 0 ? 'Your policy does not cover mold.' : `Mold is covered up to ${formatDollars(limit)}.`
}

const WATER_STATUS: Record<Signal, string> = {
  green: 'Full Protection',
  yellow: 'Basic Protection',
  red: 'Minimal Protection',
  neutral: NOT_FOUND,
}

function waterCard(facts: PolicyFacts): CoverageCard {
  const { water_backup_limit: sewer, flood_coverage: flood } = facts.fields
  const signal = waterSignal(sewer, flood)
  const floodWords = flood ? 'This policy insures flood.' : 'We found no flood coverage in this policy.'
  return {
    id: 'water',
    title: 'Water Damage',
    status: WATER_STATUS[signal],
    signal,
    detail: `${sewerWords(sewer)} ${floodWords}`,
    sources: sourcesOf(
      facts,
      'coverage_summary.water_damage.sewer_backup',
      'coverage_summary.water_damage.flood_coverage',
    ),
  }
}

function sewerWords(sewer: number | null): string {
  if (sewer === null) return 'We did not find sewer backup coverage in your policy.'
  return sewer <= 0 ? 'Sewer backup is not covered.' : `Sewer backup is covered up to ${formatDollars(sewer)}.`
}
