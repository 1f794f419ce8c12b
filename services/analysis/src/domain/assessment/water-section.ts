import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { Signal } from '@plainpolicy/platform/report/report-sections'
import { SEWER_REFERENCE_LIMIT } from './assumptions.ts'
import { toCents } from './dollars.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { waterScenarios } from './water-scenarios.ts'
import { WATER_WORDS } from './water-words.ts'

type WaterSection = NonNullable<ReportData['sections']['water']>

/** Sewer backup limits of the water card. */
export const FULL_SEWER_LIMIT = 20_000
export const BASIC_SEWER_LIMIT = 10_000

/** Silence about sewer backup is not 'none': without flood coverage it makes no signal. */
export function waterSignal(sewerBackup: number | null, floodCoverage: boolean): Signal {
  if (floodCoverage && sewerBackup !== null && sewerBackup >= FULL_SEWER_LIMIT) return 'green'
  if (floodCoverage || (sewerBackup !== null && sewerBackup >= BASIC_SEWER_LIMIT)) return 'yellow'
  return sewerBackup === null ? 'neutral' : 'red'
}

const STATUS: Record<Signal, WaterSection['status']> = {
  green: 'COVERED',
  yellow: 'LIMITED',
  red: 'MINIMAL',
  neutral: 'NOT STATED',
}

export function waterSection(facts: PolicyFacts): WaterSection | null {
  if (!facts.rules.water) return null
  const { water_backup_limit: sewer, flood_coverage: flood } = facts.fields
  const standard = facts.deductibles.standard
  return {
    sewer_backup: sewer,
    flood_coverage: flood,
    water_deductible: standard === null ? null : toCents(standard.printed.amount),
    status: STATUS[waterSignal(sewer, flood)],
    risk: sewerRisk(sewer, facts.language),
    scenarios: waterScenarios(facts),
  }
}

/** Sewer backup against the reference limit; the label and the colour of the bar share their thresholds. */
export function sewerRisk(sewerBackup: number | null, language: Language = 'en'): WaterSection['risk'] {
  const words = WATER_WORDS[language]
  if (sewerBackup === null) return { label: words.notStated, signal: 'neutral', adequacy_percentage: null }
  const exact = (sewerBackup / SEWER_REFERENCE_LIMIT) * 100
  // Rounded down, so that the figure never says 50% beside a label for less than 50%.
  const adequacy_percentage = Math.min(100, Math.floor(exact * 100) / 100)
  if (exact < 50) return { label: words.highRisk, signal: 'red', adequacy_percentage }
  if (exact < 80) return { label: words.moderate, signal: 'yellow', adequacy_percentage }
  return { label: words.adequate, signal: 'green', adequacy_percentage }
}
