import type { CoverageLists } from '../figures/coverage-lists-view.ts'
import { formatDollars } from '../figures/format-dollars.ts'
import type { ReportData, WaterSection } from '../report-types.ts'

const floodPolicyLists: CoverageLists = {
  covered: ['Flood: water that rises from outside'],
  excluded: ['A pipe or appliance that bursts: a home policy insures it', 'Sewer backup without a flood outside'],
}

/** How Texas home policies usually treat water (Texas Department of Insurance), with this document's own limits put in. */
export function waterLists(data: ReportData, water: WaterSection): CoverageLists {
  if (data.document_kind === 'flood_declarations') return floodPolicyLists
  const foundation = data.dwelling_valuation.foundation_water_limit
  const covered = ['A pipe or appliance that bursts or leaks suddenly']
  const excluded: string[] = []
  place(water.sewer_backup, 'Sewer and drain backup')
  place(foundation, 'Leaks below the foundation')
  if (water.flood_coverage) covered.push('Flood: water that rises from outside')
  else excluded.push('Flood: water that rises from outside')
  excluded.push('Slow leaks over weeks or months', 'Wear, and the repair of the pipe itself')
  return { covered, excluded }

  function place(limit: number | null | undefined, name: string): void {
    if (limit === null || limit === undefined) return
    if (limit === 0) excluded.push(name)
    else covered.push(`${name}, up to ${formatDollars(limit)}`)
  }
}
