import type { Language } from '../language/language.ts'
import type { ReportData } from '../report-types.ts'
import { enhancedWords } from './enhanced-words.ts'

/** What the Enhanced version adds for this kind of document; null where it adds nothing and is not offered. */
export function enhancedAdds(kind: ReportData['document_kind'], language: Language): string | null {
  const words = enhancedWords[language]
  switch (kind) {
    case 'windstorm_declarations':
    case 'not_home_insurance':
      return null
    case 'flood_declarations':
      return words.addsWater
    default:
      return words.addsMoldAndWater
  }
}
