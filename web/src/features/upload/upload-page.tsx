import { useEffect, useRef } from 'react'
import { ReadingPage } from '../../layout/reading-page.tsx'
import { AnalysisProgress } from '../../report-progress/analysis-progress.tsx'
import { useSession } from '../../session/use-session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { AnalysisCompleted } from './analysis-completed.tsx'
import { AnalysisFailed } from './analysis-failed.tsx'
import { ChoosePolicy } from './choose-policy.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { PreviousReports } from './previous-reports.tsx'
import { usePaymentReturn } from './use-payment-return.ts'
import { usePolicyUpload } from './use-policy-upload.ts'

/** The button that was pressed goes with its phase: the reading then goes on at what took its place. */
function useKeptFocus(phase: string) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [phase])
  return place
}

function Upload({ email, isPaid }: { email: string; isPaid: boolean }) {
  const upload = usePolicyUpload(email)
  const place = useKeptFocus(upload.state.phase)
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Phase {...upload} isPaid={isPaid} />
    </div>
  )
}

function Phase({ state, choose, remove, upload, isPaid }: ReturnType<typeof usePolicyUpload> & { isPaid: boolean }) {
  if (state.phase === 'analyzing')
    return (
      <div className="grid gap-4">
        <AnalysisProgress {...state} />
        <p className="text-ink-soft">You can leave this page. We will mail you when your report is ready.</p>
      </div>
    )
  if (state.phase === 'completed') return <AnalysisCompleted {...state.ids} isPaid={isPaid} onAnother={remove} />
  if (state.phase === 'error') return <AnalysisFailed fault={state.fault} onAgain={remove} />
  return (
    <ChoosePolicy
      file={state.file}
      fault={state.phase === 'idle' ? state.fault : null}
      isStored={state.phase === 'idle' && state.stored !== null}
      uploaded={state.phase === 'uploading' ? state.uploaded : null}
      onFile={choose}
      onRemove={remove}
      onUpload={upload}
    />
  )
}

export function UploadPage() {
  const session = useSession()
  const payment = usePaymentReturn()
  if (session.status !== 'signed-in') return null
  const { email } = session.user
  return (
    <ReadingPage title="Upload your policy">
      <PageHeader title="Upload Your Policy">
        Your declarations pages are enough. The whole policy reads even better.
      </PageHeader>
      <PaymentReturn payment={payment} />
      {payment.status !== 'verifying' && (
        <>
          <PreviousReports email={email} />
          <Sheet aria-label="Upload" className="p-5">
            <Upload email={email} isPaid={'credits' in payment && payment.credits > 0} />
          </Sheet>
        </>
      )}
    </ReadingPage>
  )
}
