import type { Language } from '../language/language.ts'
import { moldWords } from '../mold/mold-words.ts'
import type { ReportData } from '../report-types.ts'
import { roofWords } from '../roof/roof-words.ts'
import { stormWords } from '../storm/storm-words.ts'
import { waterWords } from '../water/water-words.ts'
import { enhancedAdds } from './enhanced-adds.ts'
import { layoutWords } from './layout-words.ts'

export interface IndexItem {
  id: string
  label: string
}

/** The places of this report, in reading order: only those that it has. */
export function reportIndexItems(data: ReportData, language: Language): IndexItem[] {
  const words = layoutWords[language]
  const isEnhanced = data.version === 'enhanced'
  const { roof, storm, mold, water } = data.sections
  const items: [boolean, string, string][] = [
    [true, 'top', words.theAnswer],
    [true, 'details', words.policyDetails],
    [true, 'score', words.protectionScore],
    [data.coverage_cards.length > 0, 'coverage', words.coverageStatus],
    [true, 'priorities', words.topPriorities],
    [Boolean(roof), 'roof', roofWords[language].title],
    [Boolean(storm), 'storm', stormWords[language].title],
    [isEnhanced && Boolean(mold), 'mold', moldWords[language].title],
    [isEnhanced && Boolean(water), 'water', waterWords[language].title],
    [!isEnhanced && enhancedAdds(data.document_kind, language) !== null, 'enhanced', words.enhancedAnalysis],
    [true, 'next', words.talkToUs],
  ]
  return items.filter(([isThere]) => isThere).map(([, id, label]) => ({ id, label }))
}
