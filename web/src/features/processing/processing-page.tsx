import { useEffect } from 'react'
import { paths } from '../../app/paths.ts'
import { ReadingPage } from '../../layout/reading-page.tsx'
import { navigate } from '../../navigation/address.ts'
import { useSearchParams } from '../../navigation/use-search-params.ts'
import { AnalysisProgress } from '../../report-progress/analysis-progress.tsx'
import { RequireSession } from '../../session/require-session.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { FeatureTiles } from './feature-tiles.tsx'
import { useProcessing } from './use-processing.ts'
import { WhatsHappening } from './whats-happening.tsx'

function MissingIds() {
  useEffect(() => {
    // By its id it is said once, also when this runs again before the page has gone.
    const id = 'missing-information'
    toast.error('Missing Information', { id, description: 'Required information not found. Redirecting...' })
    void navigate(paths.home, { replace: true })
  }, [])
  return null
}

/** Which analysis it watches stands in the address: `id` is the submission, `docId` the document. */
export function ProcessingPage() {
  const search = useSearchParams()
  const reportId = search.get('id')
  const documentId = search.get('docId')
  if (!reportId || !documentId) return <MissingIds />
  return (
    <RequireSession>
      <Processing key={`${reportId} ${documentId}`} reportId={reportId} documentId={documentId} />
    </RequireSession>
  )
}

function Processing(ids: { reportId: string; documentId: string }) {
  const state = useProcessing(ids)
  return (
    <ReadingPage title="Analyzing your policy">
      <PageHeader title="Analyzing Your Policy">
        You can leave this page. We will mail you when your report is ready.
      </PageHeader>
      <Sheet aria-label="Progress" className="grid gap-5 p-5">
        <AnalysisProgress {...state} />
        <p>
          The analysis typically takes <span className="whitespace-nowrap">15-30 seconds.</span>
        </p>
        <p className="text-small text-ink-soft">
          Reference ID: <span className="figures font-semibold text-ink">{ids.reportId.slice(0, 8)}</span>
        </p>
      </Sheet>
      <FeatureTiles />
      <WhatsHappening percent={state.percent} />
    </ReadingPage>
  )
}
