import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
// The other entry fetches its script as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import type { CardFormProps, CardResult } from './card-form.ts'

// Stripe's form answers Enter itself.
interface StripeCardFormProps extends Omit<CardFormProps, 'onSubmit'> {
  publishableKey: string
  /** Where Stripe sends a person back whom a bank had to be asked about. */
  returnUrl: string
}

/** Stripe's own Payment Element, with 3-D Secure and wallets; its script comes from Stripe, only on this page. */
export function StripeCardForm({ publishableKey, ...rest }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    loadStripe(publishableKey).then(setStripe, () => setMissing(true))
  }, [publishableKey])
  if (isMissing)
    return <Alert tone="gap">The card form could not be loaded. Load the page again to try once more.</Alert>
  if (!stripe) return null
  return (
    <Elements stripe={stripe} options={{ clientSecret: rest.clientSecret }}>
      <Fields {...rest} />
    </Elements>
  )
}

function Fields({ returnUrl, clientSecret, onHandle }: Omit<StripeCardFormProps, 'publishableKey'>) {
  const stripe = useStripe()
  const elements = useElements()
  useEffect(() => {
    if (!stripe || !elements) return
    const pay = async (): Promise<CardResult> => {
      const confirmParams = { return_url: returnUrl }
      const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
      if (!error) return { status: paymentIntent.status === 'succeeded' ? 'succeeded' : 'processing' }
      // Another tab may have paid this very payment.
      const { paymentIntent: now } = await stripe.retrievePaymentIntent(clientSecret)
      if (now?.status === 'succeeded') return { status: 'succeeded' }
      return { status: 'failed', message: error.message ?? 'Your card was not charged.' }
    }
    onHandle({ pay })
    return () => onHandle(null)
  }, [stripe, elements, returnUrl, clientSecret, onHandle])
  return <PaymentElement />
}
