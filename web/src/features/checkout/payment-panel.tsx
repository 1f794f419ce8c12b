import { useState } from 'react'
import type { PaymentIntent } from '../../api/answers.ts'
import { lazyPart } from '../../navigation/lazy-part.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { type CardFormHandle, paymentIntentIdOf } from './card-form.ts'
import { EmbeddedCardForm } from './embedded-card-form.tsx'
import { dollarsOf } from './order-summary.tsx'

// Its libraries are for those who pay at Stripe.
const stripeCardForm = lazyPart(() => import('./stripe-card-form.tsx').then((code) => code.StripeCardForm))

interface PaymentPanelProps {
  intent: PaymentIntent
  /** Where a bank's own page leads back to. */
  returnUrl: string
  back: { to: string; label: string }
  /** Paid, or about to be. */
  onPaid: (paymentIntentId: string) => void | Promise<void>
}

export function PaymentPanel({ intent, returnUrl, back, onPaid }: PaymentPanelProps) {
  const { clientSecret, cardForm } = intent
  const [handle, setHandle] = useState<CardFormHandle | null>(null)
  const [isBusy, setBusy] = useState(false)

  const goOn = () => onPaid(paymentIntentIdOf(clientSecret))
  const pay = async () => {
    if (!handle || isBusy) return
    setBusy(true)
    const result = await handle.pay()
    if (result.status !== 'failed') return goOn()
    toast.error('Payment Failed', { description: result.message })
    setBusy(false)
  }
  const submit = () => void pay()
  return (
    <Sheet aria-label="Payment" className="grid content-start gap-4 p-5">
      <h2 className="text-title">Card details</h2>
      {cardForm.kind === 'stripe' ? (
        <OnDemand
          waiting={<Spinner label="Loading the card form" />}
          failed={(again) => <NoCardForm onAgain={again} />}
        >
          <stripeCardForm.Part {...cardForm} clientSecret={clientSecret} returnUrl={returnUrl} onHandle={setHandle} />
        </OnDemand>
      ) : (
        <EmbeddedCardForm
          url={cardForm.url}
          clientSecret={clientSecret}
          onHandle={setHandle}
          onSubmit={submit}
          onPaid={() => void goOn()}
        />
      )}
      <Button className="w-full" disabled={!handle || isBusy} onClick={submit}>
        {isBusy && <Spinner label="Paying" />}
        Pay {dollarsOf(intent.amountCents)} for Policy Analysis
      </Button>
      <ButtonLink to={back.to} variant="quiet">
        {back.label}
      </ButtonLink>
      <p className="text-small text-ink-soft">
        Your card number goes to our payment provider, never to us. A payment whose document cannot be analyzed is not
        used up.
      </p>
    </Sheet>
  )
}

function NoCardForm({ onAgain }: { onAgain: () => void }) {
  return (
    <Alert tone="gap" title="The card form could not be loaded">
      <p>You were not charged. Check your connection.</p>
      <Button onClick={onAgain} className="mt-3">
        Try again
      </Button>
    </Alert>
  )
}
