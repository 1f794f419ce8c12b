import { paths } from '../../app/paths.ts'
import { Link } from '../../navigation/link.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PaymentReturn as State } from './use-payment-return.ts'

const unused = (credits: number) =>
  credits === 1
    ? 'You have 1 paid analysis: the next policy that you upload opens as an Enhanced report.'
    : `You have ${credits} paid analyses: the next policies that you upload open as Enhanced reports.`

/** What the person who paid hears above the upload. */
export function PaymentReturn({ payment }: { payment: State }) {
  if (payment.status === 'verifying') {
    return (
      <p role="status" className="flex items-center gap-3 text-lead">
        <Spinner label="" />
        Verifying payment...
      </p>
    )
  }
  if (payment.status === 'failed') {
    return (
      <div className="grid justify-items-start gap-3">
        <Alert tone="gap" title="Payment not verified">
          {payment.message}
        </Alert>
        <Button variant="secondary" onClick={payment.retry}>
          Try Again
        </Button>
      </div>
    )
  }
  if (payment.credits > 0) return <Alert tone="good">{unused(payment.credits)}</Alert>
  if (payment.status === 'none' || payment.reportId === null) return null
  return (
    <Alert tone="good" title="Your payment has arrived">
      <Link className="link" to={paths.enhancedReport(payment.reportId)}>
        Open the report that it is for
      </Link>
    </Alert>
  )
}
