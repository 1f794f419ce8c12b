import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useClaimPaymentMutation, useGetReportStatusQuery } from '../../api/endpoints.ts'
import { paths } from '../../app/paths.ts'
import { returnStateFrom } from '../../session/return-path.ts'
import { useSession } from '../../session/use-session.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { UnusedCredit } from './unused-credit.tsx'
import { usePaymentIntent } from './use-payment-intent.ts'

interface ReportCheckoutProps {
  reportId: string
  /** The payment that a bank's page came back from. */
  paidBy: string | null
}

/** From a Free report: its Enhanced version is bought by who owns it. */
export function ReportCheckout(props: ReportCheckoutProps) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'signed-out') return <Navigate to={paths.auth} replace state={returnStateFrom(location)} />
  if (session.status !== 'signed-in') return null
  return <Paying {...props} />
}

function Paying({ reportId, paidBy }: ReportCheckoutProps) {
  const { data: report } = useGetReportStatusQuery({ reportId, version: 'free' })
  const setup = usePaymentIntent({ reportId })
  const [claim, { data: claimed }] = useClaimPaymentMutation()
  const navigate = useNavigate()
  const finish = async (paymentIntentId: string) => {
    // The server looks at the payment itself; the report opens even when that answer is late.
    await claim({ body: { paymentIntentId } })
    toast.success('Payment Successful')
    await navigate(paths.enhancedReport(reportId), { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the address said at first
  useEffect(() => {
    if (paidBy) void finish(paidBy)
    else void claim({ body: {} })
  }, [])
  const isPaid = report?.unlocked || (setup.status === 'failed' && setup.code === 'already-unlocked')
  if (isPaid) return <Navigate to={paths.enhancedReport(reportId)} replace />
  const hasCredit = (claimed && claimed.credits > 0) || (setup.status === 'failed' && setup.code === 'already-paid')
  const details = report?.reportData?.policy_holder_details
  const purchase = {
    reportId,
    address: details?.property_address ?? '',
    carrier: details?.insurance_provider ?? '',
  }
  return (
    <CheckoutFrame
      purchase={purchase}
      setup={paidBy ? { status: 'preparing' } : setup}
      returnUrl={`${location.origin}${paths.checkoutForReport(reportId)}`}
      back={{ to: paths.report(reportId), label: 'Back to Report' }}
      onPaid={finish}
      notice={hasCredit && <UnusedCredit reportId={reportId} />}
    />
  )
}
