import { useWords } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { layoutWords } from './layout-words.ts'
import { Notice } from './notice.tsx'

/** What to know before reading: an expired term, wind left out, a reading that is in doubt. */
export function ReportWarnings({ warnings }: { warnings: ReportData['warnings'] }) {
  const words = useWords(layoutWords)
  if (warnings.length === 0) return null
  const [only] = warnings
  return (
    <Notice tone="watch" title={words.beforeYouRead} level="h2" className="print:p-0">
      {warnings.length === 1 ? (
        <p className="figures">{only?.message}</p>
      ) : (
        <ul className="figures grid list-disc gap-1 pl-4">
          {warnings.map((warning) => (
            <li key={`${warning.code} ${warning.message}`}>{warning.message}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
