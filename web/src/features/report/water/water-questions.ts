import type { Language } from '../language/language.ts'
import type { ReportData, WaterSection } from '../report-types.ts'
import { RECOMMENDED_SEWER_LIMIT } from './water-view.ts'
import { waterWords } from './water-words.ts'

/** What is left to ask an agent: nothing that the policy answers already. */
export function waterQuestions(data: ReportData, water: WaterSection, language: Language): string {
  const { questions } = waterWords[language]
  if (data.document_kind === 'flood_declarations') return questions.floodPolicy
  const asked = [
    ...((water.sewer_backup ?? 0) < RECOMMENDED_SEWER_LIMIT ? [questions.sewer] : []),
    ...(water.flood_coverage ? [] : [questions.flood]),
  ]
  return [...asked, questions.deductible].join(' ')
}
