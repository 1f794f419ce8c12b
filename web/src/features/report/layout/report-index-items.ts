import type { ReportData } from '../report-types.ts'
import { enhancedAdds } from './enhanced-adds.ts'

export interface IndexItem {
  id: string
  label: string
}

/** The places of this report, in reading order: only those that it has. */
export function reportIndexItems(data: ReportData, isEnhanced: boolean): IndexItem[] {
  const { roof, storm, mold, water } = data.sections
  const items: [boolean, string, string][] = [
    [true, 'top', 'The answer'],
    [true, 'details', 'Policy details'],
    [true, 'score', 'Protection score'],
    [data.coverage_cards.length > 0, 'coverage', 'Coverage status'],
    [true, 'priorities', 'Top priorities'],
    [Boolean(roof), 'roof', 'Roof'],
    [Boolean(storm), 'storm', 'Storm and wind/hail'],
    [isEnhanced && Boolean(mold), 'mold', 'Mold'],
    [isEnhanced && Boolean(water), 'water', 'Water damage'],
    [!isEnhanced && enhancedAdds(data.document_kind) !== null, 'enhanced', 'Enhanced analysis'],
    [true, 'next', 'Talk to us'],
  ]
  return items.filter(([isThere]) => isThere).map(([, id, label]) => ({ id, label }))
}
