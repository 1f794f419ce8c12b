import { useLanguage } from '../language/language-context.ts'
import { loadWords } from './load-words.ts'
import { ReportShapes } from './report-shapes.tsx'

/** The shape of the report while it is fetched. */
export function ReportSkeleton() {
  const language = useLanguage()
  const words = loadWords[language]
  return (
    <ReportShapes lang={language}>
      <title>{`${words.loading} · Plainpolicy`}</title>
      <div role="status" className="grid gap-1">
        <h1 className="text-heading">{words.loading}</h1>
        <p className="text-lead text-ink-soft">{words.loadingNote}</p>
      </div>
    </ReportShapes>
  )
}
