import { paths } from '../../app/paths.ts'
import { Redirect } from '../../navigation/redirect.tsx'
import { useSearchParams } from '../../navigation/use-search-params.ts'
import { rememberedReportId } from '../../session/remembered-ids.ts'
import { OwnReportsFrame } from './own-reports-frame.tsx'
import { latestOf, useOwnReports } from './use-own-reports.ts'

/** Leads to the newest report of who is signed in. */
export function LatestReportPage() {
  return <NewestReport to={paths.report} />
}

/** /dynamic-report without an id: the one that the address names otherwise or that this browser had last, else the newest. */
export function DynamicReportPage() {
  const search = useSearchParams()
  const known = search.get('id') || rememberedReportId()
  return known ? <Redirect to={paths.dynamicReport(known)} /> : <NewestReport to={paths.dynamicReport} />
}

function NewestReport({ to }: { to: (reportId: string) => string }) {
  const own = useOwnReports()
  const latest = own.kind === 'known' ? latestOf(own.reports) : undefined
  if (latest) return <Redirect to={to(latest.reportId)} />
  return <OwnReportsFrame own={own}>{null}</OwnReportsFrame>
}
