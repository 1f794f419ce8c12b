import type { CoverageCard } from '@plainpolicy/platform/report/report-data'
import type { Signal } from '@plainpolicy/platform/report/report-sections'
import { CARD_WORDS } from './card-words.ts'
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

const ROOF_SIGNALS = { RCV: 'green', ACV: 'yellow', schedule: 'yellow' } as const satisfies Record<string, Signal>

function roofCard(facts: PolicyFacts): CoverageCard {
  const { roof_settlement, wind_hail_excluded } = facts.fields
  const words = CARD_WORDS[facts.language]
  const missing = { status: words.notFound, detail: words.roofMissing }
  const { status, detail } = roof_settlement === null ? missing : words[roof_settlement]
  const signal = roof_settlement === null ? 'neutral' : ROOF_SIGNALS[roof_settlement]
  return {
    id: 'roof',
    title: words.roofTitle,
    status,
    signal: wind_hail_excluded && roof_settlement !== null ? 'red' : signal,
    detail: wind_hail_excluded ? `${detail} ${words.roofWindExcluded}` : detail,
    sources: sourcesOf(
      facts,
      'coverage_summary.roof_coverage.settlement',
      ...(wind_hail_excluded ? ['sections.roof.wind_hail_excluded'] : []),
    ),
  }
}

function moldCard(facts: PolicyFacts): CoverageCard {
  const limit = facts.fields.mold_limit
  const signal = moldSignal(limit)
  const words = CARD_WORDS[facts.language]
  const statuses = { red: words.moldRed, yellow: words.moldYellow, green: words.moldGreen, neutral: words.notFound }
  return {
    id: 'mold',
    title: words.moldTitle,
    status: statuses[signal],
    signal,
    detail: limit === null ? words.moldMissing : limit <= 0 ? words.moldNone : words.moldLimit(limit),
    sources: sourcesOf(facts, 'coverage_summary.mold_coverage.coverage_limit'),
  }
}

function waterCard(facts: PolicyFacts): CoverageCard {
  const { water_backup_limit: sewer, flood_coverage: flood } = facts.fields
  const signal = waterSignal(sewer, flood)
  const words = CARD_WORDS[facts.language]
  const statuses = { green: words.waterGreen, yellow: words.waterYellow, red: words.waterRed, neutral: words.notFound }
  const sewerWords = sewer === null ? words.sewerMissing : sewer <= 0 ? words.sewerNone : words.sewerLimit(sewer)
  return {
    id: 'water',
    title: words.waterTitle,
    status: statuses[signal],
    signal,
    detail: `${sewerWords} ${flood ? words.flood : words.noFlood}`,
    sources: sourcesOf(
      facts,
      'coverage_summary.water_damage.sewer_backup',
      'coverage_summary.water_damage.flood_coverage',
    ),
  }
}
