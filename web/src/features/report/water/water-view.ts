import type { Badge, Fact } from '../figures/fact.ts'
import { figureWords } from '../figures/figure-words.ts'
import { dollarsOrNotFound, formatDollars } from '../figures/format-dollars.ts'
import type { Language } from '../language/language.ts'
import type { ReportData, Signal, WaterSection } from '../report-types.ts'
import { waterWords } from './water-words.ts'

export const RECOMMENDED_SEWER_LIMIT = 25_000

const SEWER = ['sections.water.sewer_backup', 'coverage_summary.water_damage.sewer_backup']
const FLOOD = ['sections.water.flood_coverage', 'coverage_summary.water_damage.flood_coverage']
const DEDUCTIBLE = ['sections.water.water_deductible']

export function waterBadge(water: WaterSection, language: Language): Badge {
  const text = waterWords[language].status[water.status]
  if (water.status === 'NOT STATED') return { text, signal: 'neutral' }
  const signal = { LIMITED: 'yellow', MINIMAL: 'red', COVERED: 'green' } as const
  return { text, signal: signal[water.status] }
}

export function waterFacts(water: WaterSection, language: Language): Fact[] {
  const words = waterWords[language]
  return [
    {
      label: words.sewerBackup,
      value: dollarsOrNotFound(water.sewer_backup, language),
      isSilent: water.sewer_backup === null,
      sources: SEWER,
    },
    {
      label: words.floodCoverage,
      value: water.flood_coverage ? words.yes : words.no,
      signal: water.flood_coverage ? 'green' : 'red',
      sources: FLOOD,
    },
    {
      label: words.deductible,
      value: dollarsOrNotFound(water.water_deductible, language),
      isSilent: water.water_deductible === null,
      sources: water.water_deductible === null ? [] : DEDUCTIBLE,
    },
    {
      label: words.riskLevel,
      value: water.risk.label,
      signal: water.risk.signal,
      note: words.riskNote(formatDollars(RECOMMENDED_SEWER_LIMIT)),
    },
  ]
}

export interface WaterStatus {
  title: string
  status: string
  signal: Signal
  text: string
  sources: readonly string[]
}

/** Three ways that water comes in, and how this document treats each. */
export function waterStatuses(data: ReportData, water: WaterSection, language: Language): WaterStatus[] {
  return [sewerStatus(water, language), floodStatus(water, language), foundationStatus(data, language)]
}

function sewerStatus({ sewer_backup: limit, risk }: WaterSection, language: Language): WaterStatus {
  const words = waterWords[language]
  const status = limitStatus({ limit, text: words.throughDrains, sources: SEWER }, language)
  return { title: words.sewerAndDrain, ...status, ...(status.signal === 'green' && { signal: risk.signal }) }
}

function floodStatus({ flood_coverage: isCovered }: WaterSection, language: Language): WaterStatus {
  const words = waterWords[language]
  const title = words.flood
  if (isCovered) return { title, status: words.covered, signal: 'green', text: words.insuresFlood, sources: FLOOD }
  return { title, status: words.noneFound, signal: 'red', text: words.ownPolicy, sources: FLOOD }
}

function foundationStatus({ dwelling_valuation: { foundation_water_limit } }: ReportData, language: Language) {
  const words = waterWords[language]
  const sources = ['dwelling_valuation.foundation_water_limit']
  const limit = foundation_water_limit ?? null
  return { title: words.foundation, ...limitStatus({ limit, text: words.belowHouse, sources }, language) }
}

interface Limited {
  limit: number | null
  /** What it insures. */
  text: string
  sources: readonly string[]
}

/** Silence, a limit of 0 and a limit are three different things. */
function limitStatus({ limit, text, sources }: Limited, language: Language): Omit<WaterStatus, 'title'> {
  const words = waterWords[language]
  const { notStated, notFound } = figureWords[language]
  if (limit === null) return { status: notStated, signal: 'neutral', text: notFound, sources: [] }
  if (limit === 0) return { status: words.notCovered, signal: 'red', text: words.leftOut, sources }
  return { status: words.upTo(formatDollars(limit)), signal: 'green', text, sources }
}
