import type { Language } from '../language/language.ts'
import type { ReportData, WaterSection } from '../report-types.ts'
import { waterExplainedWords } from './water-explained-words.ts'

interface Asked {
  data: ReportData
  water: WaterSection
  /** A sewer limit that leaves nothing to ask. */
  recommended: number
}

/** What is left to ask an agent: nothing that the policy answers already. */
export function waterQuestions({ data, water, recommended }: Asked, language: Language): string {
  const { questions } = waterExplainedWords[language]
  if (data.document_kind === 'flood_declarations') return questions.floodPolicy
  const asked = [
    ...((water.sewer_backup ?? 0) < recommended ? [questions.sewer] : []),
    ...(water.flood_coverage ? [] : [questions.flood]),
  ]
  return [...asked, questions.deductible].join(' ')
}
