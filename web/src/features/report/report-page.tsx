import { Suspense, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { useAddress } from '../../navigation/address-provider.tsx'
import type { PageProps } from '../../navigation/lazy-page.tsx'
import { lazyPart } from '../../navigation/lazy-part.tsx'
import { Redirect } from '../../navigation/redirect.tsx'
import { useSearchParams } from '../../navigation/use-search-params.ts'
import { rememberedReportId } from '../../session/remembered-ids.ts'
import { returnStateFrom } from '../../session/return-path.ts'
import { languageOf } from './language/language.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { useSpoken } from './language/use-spoken.ts'
import { ReportSkeleton } from './load/report-skeleton.tsx'
import { useReport, type Version } from './load/use-report.ts'
import { ReportView } from './report-view.tsx'

// Most reports are there: the code that says why one is not comes when it is needed.
const unavailable = lazyPart(async () => (await import('./load/unavailable-card.tsx')).UnavailableCard)

/** Named by the address; /dynamic-report without an id shows the report that this browser had last. */
const reportIdOf = (named: string | undefined, search: URLSearchParams): string =>
  named ?? search.get('id') ?? rememberedReportId() ?? ''

export function ReportPage({ reportId: named }: PageProps) {
  const search = useSearchParams()
  const asked = languageOf(search)
  const spoken = useSpoken(asked)
  const reportId = reportIdOf(named, search)
  return (
    <div className="flex min-h-svh flex-col">
      <SiteHeader language={spoken ?? asked} />
      {/* Another report starts anew: its version, its waiting, its ticks. */}
      <LanguageProvider asked={asked} spoken={spoken}>
        <LoadedReport key={reportId} reportId={reportId} />
      </LanguageProvider>
      <SiteFooter language={spoken ?? asked} />
    </div>
  )
}

function LoadedReport({ reportId }: { reportId: string }) {
  const location = useAddress()
  const [now] = useState(() => new Date())
  const search = useSearchParams()
  const [version, setVersion] = useState<Version>(() => (search.get('version') === 'enhanced' ? 'enhanced' : 'free'))
  const { outcome, isFetching, failed, isOld, refetch } = useReport({ reportId, version, next: languageOf(search) })

  if (outcome.kind === 'loading') return <ReportSkeleton />
  if (outcome.kind === 'sign-in') return <Redirect to={paths.auth} state={returnStateFrom(location)} />
  if (outcome.kind === 'unavailable')
    return (
      <Suspense fallback={<ReportSkeleton />}>
        <unavailable.Part {...outcome} isRefreshing={isFetching} onRefresh={refetch} />
      </Suspense>
    )
  return (
    <ReportView
      {...outcome}
      now={now}
      isSwitching={isFetching && isOld}
      hasSwitchFailed={failed && !isFetching && isOld}
      onVersion={(next) => (next === version ? refetch() : setVersion(next))}
    />
  )
}
