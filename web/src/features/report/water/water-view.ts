import type { Badge, Fact } from '../figures/fact.ts'
import { dollarsOrNotFound, formatDollars, NOT_FOUND } from '../figures/format-dollars.ts'
import { formatPercent, sharePercent } from '../figures/percent.ts'
import type { ReportData, Signal, WaterSection } from '../report-types.ts'

export const RECOMMENDED_SEWER_LIMIT = 25_000

const SEWER = ['sections.water.sewer_backup', 'coverage_summary.water_damage.sewer_backup']
const FLOOD = ['sections.water.flood_coverage', 'coverage_summary.water_damage.flood_coverage']
const DEDUCTIBLE = ['sections.water.water_deductible']

export function waterBadge(water: WaterSection): Badge {
  if (water.status === 'NOT STATED') return { text: 'Not stated', signal: 'neutral' }
  const signal = { LIMITED: 'yellow', MINIMAL: 'red', COVERED: 'green' } as const
  return { text: water.status, signal: signal[water.status] }
}

export function waterFacts(water: WaterSection): Fact[] {
  return [
    {
      label: 'Sewer backup',
      value: dollarsOrNotFound(water.sewer_backup),
      isSilent: water.sewer_backup === null,
      sources: SEWER,
    },
    {
      label: 'Flood coverage',
      value: water.flood_coverage ? 'YES' : 'NO',
      signal: water.flood_coverage ? 'green' : 'red',
      sources: FLOOD,
    },
    {
      label: 'Water deductible',
      value: dollarsOrNotFound(water.water_deductible),
      isSilent: water.water_deductible === null,
      sources: water.water_deductible === null ? [] : DEDUCTIBLE,
    },
    { label: 'Risk level', value: water.risk.label, signal: water.risk.signal, note: 'Sewer backup against $25,000' },
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
export function waterStatuses(data: ReportData, water: WaterSection): WaterStatus[] {
  return [sewerStatus(water), floodStatus(water), foundationStatus(data)]
}

function sewerStatus({ sewer_backup: limit, risk }: WaterSection): WaterStatus {
  const title = 'Sewer and drain backup'
  if (limit === null) return { title, status: 'Not stated', signal: 'neutral', text: NOT_FOUND, sources: [] }
  if (limit === 0)
    return { title, status: 'Not covered', signal: 'red', text: 'Your policy leaves it out.', sources: SEWER }
  return {
    title,
    status: `Up to ${formatDollars(limit)}`,
    signal: risk.signal,
    text: 'Water that comes back up through drains.',
    sources: SEWER,
  }
}

function floodStatus({ flood_coverage: isCovered }: WaterSection): WaterStatus {
  const title = 'Flood'
  if (isCovered)
    return { title, status: 'Covered', signal: 'green', text: 'This document insures flood.', sources: FLOOD }
  return {
    title,
    status: 'None found',
    signal: 'red',
    text: 'Rising water is insured by a policy of its own.',
    sources: FLOOD,
  }
}

function foundationStatus({ dwelling_valuation: { foundation_water_limit: limit } }: ReportData): WaterStatus {
  const title = 'Foundation and slab leaks'
  const sources = ['dwelling_valuation.foundation_water_limit']
  if (limit === null || limit === undefined) {
    return { title, status: 'Not stated', signal: 'neutral', text: NOT_FOUND, sources: [] }
  }
  if (limit === 0) return { title, status: 'Not covered', signal: 'red', text: 'Your policy leaves it out.', sources }
  return {
    title,
    status: `Up to ${formatDollars(limit)}`,
    signal: 'green',
    text: 'Water that seeps below the house.',
    sources,
  }
}

export interface SewerAdequacy {
  percent: number
  signal: Signal
  text: string
}

/** null where the policy prints no sewer backup limit. At 80% or more good, at 50% or more a warning, else poor. */
export function sewerAdequacy({ sewer_backup: limit }: WaterSection): SewerAdequacy | null {
  if (limit === null) return null
  const percent = Math.round(sharePercent(limit, RECOMMENDED_SEWER_LIMIT))
  const signal = percent >= 80 ? 'green' : percent >= 50 ? 'yellow' : 'red'
  return {
    percent,
    signal,
    text: `${formatDollars(limit)} is ${formatPercent(percent)} of ${formatDollars(RECOMMENDED_SEWER_LIMIT)}`,
  }
}
