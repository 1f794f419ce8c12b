import { useLanguage } from '../language/language-context.ts'
import { CoverageLists } from '../layout/coverage-lists.tsx'
import { Notice } from '../layout/notice.tsx'
import type { MoldSection } from '../report-types.ts'
import { moldGapAlert, moldLists } from './mold-cover.ts'
import { moldExplainedWords } from './mold-explained-words.ts'

/** What policies usually pay for, and what this one would leave to the reader. */
export function MoldCovered({ mold }: { mold: MoldSection }) {
  const language = useLanguage()
  const gap = moldGapAlert(mold, language)
  return (
    <>
      <CoverageLists lists={moldLists(mold, language)} source={moldExplainedWords[language].listSource} />
      {gap && (
        <Notice tone="gap" title={gap.title}>
          {gap.text}
        </Notice>
      )}
    </>
  )
}
