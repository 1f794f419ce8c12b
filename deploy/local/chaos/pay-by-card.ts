import type { PatientBrowser } from './patient-browser.ts'
import { type Card, cards } from './plan-buyers.ts'

export interface Checkout {
  intentId: string
  clientSecret: string
  /** Where the card form is. */
  formUrl: string
}

type Outcome = 'paid' | 'refused' | 'over'

/** What the card form sends, and what its buyer answers to the bank. 'over': the intent takes no card any more. */
export async function payByCard(browser: PatientBrowser, checkout: Checkout, card: Card): Promise<Outcome> {
  const { intentId, clientSecret, formUrl } = checkout
  const send = (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, client_secret: clientSecret })
    return browser.ask(new URL(path, formUrl).href, { method: 'POST', body })
  }
  const answer = await send(`/v1/payment_intents/${intentId}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': cards[card],
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  })
  if (outcomeOf(answer.body) !== 'asks') return settled(outcomeOf(answer.body))
  const outcome = card === 'fails-to-authenticate' ? 'fail' : 'complete'
  return settled(outcomeOf((await send(`/card-form/authenticate/${intentId}`, { outcome })).body))
}

const settled = (outcome: Outcome | 'asks'): Outcome => (outcome === 'asks' ? 'refused' : outcome)

interface IntentAnswer {
  status?: string
  error?: { payment_intent?: { status: string } }
}

function outcomeOf(answer: IntentAnswer): Outcome | 'asks' {
  const status = answer.error ? answer.error.payment_intent?.status : answer.status
  if (status === 'succeeded' || status === 'processing') return 'paid'
  if (status === 'canceled') return 'over'
  return status === 'requires_action' && !answer.error ? 'asks' : 'refused'
}
