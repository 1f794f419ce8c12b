import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLanguage } from '../language/language-context.ts'
import { reportGrid } from '../layout/report-grid.ts'
import { loadWords } from './load-words.ts'

/** The shape of the report while it is fetched, without a word or a figure of it. */
export function ReportSkeleton() {
  const language = useLanguage()
  const words = loadWords[language]
  return (
    <main id="content" tabIndex={-1} className={reportGrid} aria-busy="true" lang={language}>
      <div className="hidden content-start gap-3 lg:grid">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
          <Skeleton key={line} className="h-4" />
        ))}
      </div>
      <div className="grid gap-6">
        <title>{`${words.loading} · Plainpolicy`}</title>
        <div role="status" className="grid gap-1">
          <h1 className="text-heading">{words.loading}</h1>
          <p className="text-lead text-ink-soft">{words.loadingNote}</p>
        </div>
        <Skeleton className="h-8 w-2/3" />
        <Sheet className="grid gap-5 p-5 sm:grid-cols-2">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((detail) => (
            <span key={detail} className="grid gap-2">
              <Skeleton className="h-3 w-1/3" />
              <Skeleton className="h-5 w-2/3" />
            </span>
          ))}
        </Sheet>
        <Sheet className="grid gap-4 p-5">
          <Skeleton className="h-7 w-1/4" />
          <Skeleton className="h-5" />
        </Sheet>
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      </div>
    </main>
  )
}
