import { useLanguage } from '../language/language-context.ts'
import { CoverageLists } from '../layout/coverage-lists.tsx'
import { Notice } from '../layout/notice.tsx'
import type { ReportData, WaterSection } from '../report-types.ts'
import { SewerBar } from './sewer-bar.tsx'
import { WaterClaims } from './water-claims.tsx'
import { waterExplainedWords } from './water-explained-words.ts'
import { waterLists } from './water-lists.ts'
import { waterQuestions } from './water-questions.ts'

interface WaterExplainedProps {
  data: ReportData
  water: WaterSection
  /** The sewer limit that this one is held against. */
  recommended: number
}

/** How far the sewer limit reaches, how policies usually treat water, how often it happens, and what is left to ask. */
export function WaterExplained({ data, water, recommended }: WaterExplainedProps) {
  const language = useLanguage()
  const words = waterExplainedWords[language]
  const isFloodPolicy = data.document_kind === 'flood_declarations'
  return (
    <>
      <SewerBar water={water} recommended={recommended} />
      <CoverageLists
        lists={waterLists(data, water, language)}
        source={isFloodPolicy ? words.floodListSource : words.listSource}
      />
      <WaterClaims />
      {!water.flood_coverage && (
        <Notice tone="gap" title={words.flashFlood}>
          {words.flashFloodText}
        </Notice>
      )}
      <Notice tone="neutral" title={words.recommendation} tag={words.questionsTag}>
        <p className="figures">{waterQuestions({ data, water, recommended }, language)}</p>
      </Notice>
    </>
  )
}
