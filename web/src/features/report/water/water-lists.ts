import type { CoverageLists } from '../figures/coverage-lists-view.ts'
import { formatDollars } from '../figures/format-dollars.ts'
import type { Language } from '../language/language.ts'
import type { ReportData, WaterSection } from '../report-types.ts'
import { waterExplainedWords } from './water-explained-words.ts'

/** How Texas home policies usually treat water (Texas Department of Insurance), with this document's own limits put in. */
export function waterLists(data: ReportData, water: WaterSection, language: Language): CoverageLists {
  const words = waterExplainedWords[language].lists
  if (data.document_kind === 'flood_declarations') {
    return { covered: [words.flood], excluded: [words.homeInsures, words.sewerAlone] }
  }
  const covered = [words.suddenLeak]
  const excluded: string[] = []
  place(water.sewer_backup, words.sewer)
  place(data.dwelling_valuation.foundation_water_limit, words.foundation)
  if (water.flood_coverage) covered.push(words.flood)
  else excluded.push(words.flood)
  excluded.push(words.slowLeaks, words.wear)
  return { covered, excluded }

  function place(limit: number | null | undefined, name: string): void {
    if (limit === null || limit === undefined) return
    if (limit === 0) excluded.push(name)
    else covered.push(words.upTo(name, formatDollars(limit)))
  }
}
