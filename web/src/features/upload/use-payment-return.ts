import { useCallback, useEffect, useState } from 'react'
import { useClaimPaymentMutation } from '../../api/endpoints.ts'
import { replaceSearch } from '../../navigation/address.ts'
import { useSearchParams } from '../../navigation/use-search-params.ts'
import { forgetForms } from '../../session/forget-forms.ts'
import { verifyPayment } from './verify-payment.ts'

export type PaymentReturn =
  /** Nobody comes from paying; credits are what was paid for earlier and is not used yet. */
  | { status: 'none'; credits: number }
  | { status: 'verifying' }
  /** With the report that the payment unlocked already. */
  | { status: 'paid'; credits: number; reportId: string | null }
  | { status: 'failed'; message: string; retry: () => void }

/**
 * What became of a payment: the server looks at it, whatever the address claims. Without a payment in the address it is
 * asked, too: who paid on another device finds it here.
 */
export function usePaymentReturn(): PaymentReturn {
  const paymentIntentId = usePaymentOfAddress()
  const [claim] = useClaimPaymentMutation()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PaymentReturn>(
    paymentIntentId ? { status: 'verifying' } : { status: 'none', credits: 0 },
  )
  const retry = useCallback(() => {
    setState({ status: 'verifying' })
    setAttempt((count) => count + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again for the same
  useEffect(() => {
    let isLeft = false
    const look = async (): Promise<PaymentReturn> => {
      if (!paymentIntentId) return { status: 'none', credits: (await claim({ body: {} })).data?.credits ?? 0 }
      const verified = await verifyPayment(
        () => claim({ body: { paymentIntentId } }),
        () => isLeft,
      )
      return verified.status === 'paid' ? verified : { ...verified, retry }
    }
    void look().then((found) => {
      if (isLeft) return
      if (found.status === 'paid') forgetForms()
      setState(found)
    })
    return () => {
      isLeft = true
    }
  }, [paymentIntentId, attempt, claim, retry])
  return state
}

/** The payment that the address names at first; its secret leaves the address at once, and the number with it. */
function usePaymentOfAddress(): string | null {
  const query = useSearchParams()
  const [paymentIntentId] = useState(() => query.get('payment_intent'))
  useEffect(() => {
    if (query.has('payment_intent')) replaceSearch(new URLSearchParams())
  }, [query])
  return paymentIntentId
}
