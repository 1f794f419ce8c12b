import { useLanguage, useWords } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { layoutWords } from './layout-words.ts'
import { Notice } from './notice.tsx'

interface OtherLanguageProps {
  data: Pick<ReportData, 'language'>
  /** Sentences in the reader's language are on their way, or could not be fetched. */
  isUnknown: boolean
}

/** Reports made before there was Spanish answer in English: then the page says so. */
export function OtherLanguage({ data: { language: written = 'en' }, isUnknown }: OtherLanguageProps) {
  const language = useLanguage()
  const words = useWords(layoutWords)
  if (isUnknown || language === 'en' || written === language) return null
  return (
    <Notice tone="neutral" title={words.onlyEnglish} level="h2" className="print:hidden">
      {words.onlyEnglishNote}
    </Notice>
  )
}
