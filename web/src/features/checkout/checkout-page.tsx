import { useEffect, useState } from 'react'
import { replaceSearch } from '../../navigation/address.ts'
import { useSearchParams } from '../../navigation/use-search-params.ts'
import { FormCheckout } from './form-checkout.tsx'
import { ReportCheckout } from './report-checkout.tsx'

/** Two ways lead here: from a report (?reportId=), or from the wizard. */
export function CheckoutPage() {
  const query = useSearchParams()
  const reportId = query.get('reportId')
  const [paidBy] = useState(() => query.get('payment_intent'))
  useEffect(() => {
    if (!query.has('payment_intent')) return
    // What a bank's page added to the address; its secret stays in no history.
    replaceSearch(new URLSearchParams(reportId ? { reportId } : {}))
  }, [query, reportId])
  return reportId ? <ReportCheckout reportId={reportId} paidBy={paidBy} /> : <FormCheckout />
}
