import { CircleCheck } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { ReadingPage } from '../../layout/reading-page.tsx'
import { Redirect } from '../../navigation/redirect.tsx'
import { useSearchParams } from '../../navigation/use-search-params.ts'
import { RequireSession } from '../../session/require-session.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type AnalysisPhase, useAnalysis } from './use-analysis.ts'

/** After a submission; which one stands in the address. */
export function SuccessPage() {
  const search = useSearchParams()
  const reportId = search.get('id')
  if (!reportId) return <Redirect to={paths.home} />
  return (
    <RequireSession>
      <Submitted key={reportId} reportId={reportId} documentId={search.get('docId')} />
    </RequireSession>
  )
}

const words: Record<AnalysisPhase, string> = {
  ready: 'Your policy is stored. Its analysis begins by itself, and we mail you when your report is ready.',
  analyzing: 'We are reading your policy. You can leave this page: we will mail you when your report is ready.',
  complete: 'Your report is ready.',
}

const steps = [
  'We read your policy and find its limits, deductibles and forms.',
  'Your report says in plain language what is covered and what a storm would cost you.',
  'Each figure shows the place in your policy that it comes from.',
]

function Submitted({ reportId, documentId }: { reportId: string; documentId: string | null }) {
  const { phase, start } = useAnalysis(reportId, documentId)
  return (
    <ReadingPage title="Policy submitted">
      <Sheet aria-labelledby="submitted" className="grid justify-items-start gap-4 p-5">
        <CircleCheck aria-hidden className="size-6 text-good" />
        <h1 id="submitted" className="text-heading">
          Policy Submitted Successfully!
        </h1>
        <p className="text-ink-soft">
          Submission ID: <span className="figures font-semibold text-ink">{reportId.slice(0, 8)}</span>
        </p>
        <p role="status">{words[phase]}</p>
        <div className="flex w-full flex-wrap gap-3">
          {phase === 'complete' ? (
            <ButtonLink to={paths.reports(reportId)}>View My Report</ButtonLink>
          ) : (
            <Button disabled={phase === 'analyzing'} onClick={start}>
              {phase === 'analyzing' && <Spinner label="Analyzing" />}
              Analyze My Policy
            </Button>
          )}
          <ButtonLink to={paths.home} variant="secondary">
            Back to Home
          </ButtonLink>
        </div>
      </Sheet>
      <NextSteps />
    </ReadingPage>
  )
}

const NextSteps = () => (
  <section aria-labelledby="next" className="grid gap-3">
    <h2 id="next" className="text-title">
      What happens next
    </h2>
    <ol className="grid list-decimal gap-2 pl-5 marker:text-clay">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
)
