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
import { useLanguage } from './language/language-context.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { useLastKnown } from './language/use-last-known.ts'
import { useSpoken } from './language/use-spoken.ts'
import { ReportSkeleton } from './load/report-skeleton.tsx'
import { useToday } from './load/served-day.ts'
import { useAsked, useExpectVersion, useReport, type Version } from './load/use-report.ts'
import { ReportView } from './report-view.tsx'

// Most reports are there: the code that says why one is not comes when it is needed.
const unavailable = lazyPart(() => import('./load/unavailable-card.tsx').then((code) => code.UnavailableCard))

/** Named by the address; /dynamic-report without an id shows the report that this browser had last. */
const reportIdOf = (named: string | undefined, search: URLSearchParams): string =>
  named ?? search.get('id') ?? rememberedReportId() ?? ''

export function ReportPage({ reportId: named }: PageProps) {
  const reportId = reportIdOf(named, useSearchParams())
  // Another report starts anew: its version, its waiting, its ticks.
  return <PageOfReport key={reportId} reportId={reportId} />
}

function PageOfReport({ reportId }: { reportId: string }) {
  const search = useSearchParams()
  const asked = languageOf(search)
  const [version, setVersion] = useState<Version>(() => (search.get('version') === 'enhanced' ? 'enhanced' : 'free'))
  const answer = useAsked({ reportId, version, language: asked })
  const spoken = useSpoken(asked)
  // The report's own sentences are the server's: labels in another language than theirs do not stand over them.
  const language = useLastKnown(answer === 'here' ? spoken : null) ?? spoken
  return (
    <div className="flex min-h-svh flex-col">
      <SiteHeader language={language ?? asked} />
      <LanguageProvider asked={asked} spoken={language}>
        <LoadedReport
          reportId={reportId}
          version={version}
          isSwitching={answer === 'coming'}
          hasSwitchFailed={answer === 'failed'}
          onVersion={setVersion}
        />
      </LanguageProvider>
      <SiteFooter language={language ?? asked} />
    </div>
  )
}

interface LoadedReportProps {
  reportId: string
  version: Version
  /** The version or the language that was asked for is on its way. */
  isSwitching: boolean
  /** It did not come: what is shown is of the version or the language before. */
  hasSwitchFailed: boolean
  onVersion: (version: Version) => void
}

function LoadedReport({ reportId, version, isSwitching, hasSwitchFailed, onVersion }: LoadedReportProps) {
  const location = useAddress()
  const now = useToday()
  const language = useLanguage()
  const { outcome, isFetching, refetch } = useReport({ reportId, version, language })
  const expectVersion = useExpectVersion({ reportId, language })

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
      isSwitching={isSwitching}
      hasSwitchFailed={hasSwitchFailed}
      onExpect={expectVersion}
      onVersion={(next) => (next === version ? refetch() : onVersion(next))}
    />
  )
}
