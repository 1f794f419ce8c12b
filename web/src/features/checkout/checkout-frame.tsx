import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { Link } from '../../navigation/link.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OrderSummary, WhatYouReceive } from './order-summary.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import type { Purchase } from './purchase.ts'
import type { Setup } from './use-payment-intent.ts'

interface CheckoutFrameProps {
  purchase: Purchase
  setup: Setup
  returnUrl: string
  back: { to: string; label: string }
  onPaid: (paymentIntentId: string) => void | Promise<void>
  /** Above the summary: another way than paying. */
  notice?: ReactNode
}

const SettingUp = () => (
  <main id="content" tabIndex={-1} className="grid grow place-items-center px-4 py-8">
    <p className="flex items-center gap-3 text-lead">
      <Spinner label="" />
      Setting up secure payment...
    </p>
  </main>
)

/** Both ways to the checkout look alike: what is bought, what comes of it, and the card. */
export function CheckoutFrame({ purchase, setup, ...rest }: CheckoutFrameProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <title>Checkout · Plainpolicy</title>
      <SiteHeader />
      {setup.status === 'preparing' ? <SettingUp /> : <Order purchase={purchase} setup={setup} {...rest} />}
      <SiteFooter />
    </div>
  )
}

type SetupFailedProps = Pick<CheckoutFrameProps, 'back'> & { message: string; retry: () => void }

const SetupFailed = ({ message, retry, back }: SetupFailedProps) => (
  <div className="grid gap-4">
    <Alert tone="gap" title="The payment could not be set up">
      {message}
    </Alert>
    <Button onClick={retry}>Try Again</Button>
    <ButtonLink to={back.to} variant="quiet">
      {back.label}
    </ButtonLink>
  </div>
)

function Order({ purchase, setup, returnUrl, back, onPaid, notice }: CheckoutFrameProps) {
  const { amountCents, taxCents } = setup.status === 'ready' ? setup.intent : { amountCents: 2499, taxCents: 0 }
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-page grow content-start gap-6 px-4 py-7">
      <PageHeader title="Complete Your Purchase">One payment, one report. No subscription.</PageHeader>
      {notice}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <OrderSummary purchase={purchase} taxCents={taxCents} totalCents={amountCents} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {setup.status === 'ready' && (
            <PaymentPanel intent={setup.intent} returnUrl={returnUrl} back={back} onPaid={onPaid} />
          )}
          {setup.status === 'failed' && setup.code !== 'already-paid' && <SetupFailed {...setup} back={back} />}
        </div>
        <WhatYouReceive />
      </div>
      <p className="text-small text-ink-soft">
        By paying you agree to our{' '}
        <Link to={paths.terms} className="link">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link to={paths.privacy} className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </main>
  )
}
