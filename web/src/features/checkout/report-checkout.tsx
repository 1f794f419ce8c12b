import { useEffect, useState } from 'react'
import { useClaimPaymentMutation } from '../../api/endpoints.ts'
import { useGetReportStatusQuery } from '../../api/page-endpoints.ts'
import { paths } from '../../app/paths.ts'
import { navigate } from '../../navigation/address.ts'
import { Redirect } from '../../navigation/redirect.tsx'
import { RequireSession } from '../../session/require-session.tsx'
import { toast } from '../../ui/toast.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { UnusedCredit } from './unused-credit.tsx'
import { usePaymentIntent } from './use-payment-intent.ts'

interface ReportCheckoutProps {
  reportId: string
  /** The payment that a bank's page came back from. */
  paidBy: string | null
}

/** From a Free report: its Enhanced version is bought by who owns it. */
export const ReportCheckout = (props: ReportCheckoutProps) => (
  <RequireSession>
    <Paying {...props} />
  </RequireSession>
)

function Paying({ reportId, paidBy }: ReportCheckoutProps) {
  const { data: report } = useGetReportStatusQuery({ reportId, version: 'free' })
  const setup = usePaymentIntent({ reportId })
  const [claim, { data: claimed }] = useClaimPaymentMutation()
  const [isVerifying, setVerifying] = useState(paidBy !== null)
  const open = async () => {
    toast.success('Payment Successful')
    await navigate(paths.enhancedReport(reportId), { replace: true })
  }
  const finish = async (paymentIntentId: string) => {
    // The server looks at the payment itself; the report opens even when that answer is late.
    await claim({ body: { paymentIntentId } })
    await open()
  }
  const verify = async (paymentIntentId: string) => {
    const { data } = await claim({ body: { paymentIntentId } })
    if (data?.status === 'succeeded' || data?.status === 'processing') return open()
    if (data?.status === 'failed') toast.error('Payment Failed', { description: 'Your card was not charged.' })
    setVerifying(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the address said at first
  useEffect(() => {
    if (paidBy) void verify(paidBy)
    else void claim({ body: {} })
  }, [])
  const isPaid = report?.unlocked || (setup.status === 'failed' && setup.code === 'already-unlocked')
  if (isPaid) return <Redirect to={paths.enhancedReport(reportId)} />
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
      setup={isVerifying ? { status: 'preparing' } : setup}
      returnUrl={`${location.origin}${paths.checkoutForReport(reportId)}`}
      back={{ to: paths.report(reportId), label: 'Back to Report' }}
      onPaid={finish}
      notice={hasCredit && <UnusedCredit reportId={reportId} />}
    />
  )
}
