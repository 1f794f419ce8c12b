import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { test } from 'vitest'
import { cardPaymentsContract } from './contract.ts'
import { openStripe } from './stripe.ts'
import type { CardPaymentsUnderTest, TestCard } from './under-contract.ts'

const secretKey = process.env.STRIPE_TEST_SECRET_KEY
const webhookSecret = 'whsec_for_these_tests'

// Cards themselves never leave a browser; these stand for them (https://docs.stripe.com/testing).
const methods: Record<TestCard, string> = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  'without funds': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  'broken at the bank': 'pm_card_visa_chargeDeclinedProcessingError',
  'asked by the bank': 'pm_card_authenticationRequired',
}

if (!secretKey) {
  process.stderr.write(
    '\n*** NOT TESTED AGAINST STRIPE: set STRIPE_TEST_SECRET_KEY to a key of a Stripe sandbox (sk_test_…) ***\n\n',
  )
  test.todo('Stripe itself (not here: STRIPE_TEST_SECRET_KEY is not set)')
} else {
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('STRIPE_TEST_SECRET_KEY is no test key: no money is moved here')
  cardPaymentsContract('Stripe, in test mode', async () => openUnderTest(secretKey), {
    authentication: 'only a browser can answer the bank',
  })
}

function openUnderTest(key: string): CardPaymentsUnderTest {
  const ask = askerOf(key)
  return {
    payments: openStripe({
      secretKey: key,
      webhookSecret,
      cardFormFor: () => ({ kind: 'stripe', publishableKey: 'pk_test_none' }),
    }),
    buyer: {
      async pay({ id }, card) {
        const body = new URLSearchParams({ payment_method: methods[card], return_url: 'https://example.com/upload' })
        const { error } = await ask<{ error?: { code?: string } }>(`payment_intents/${id}/confirm`, body)
        return error ? (error.code ?? 'refused') : null
      },
      answerBank: async () => {},
    },
    // Nobody out there reaches this machine: the event is fetched, and signed as Stripe signs it.
    async webhook(type, intentId) {
      for (let tries = 0; tries < 20; tries++, await setTimeout(500)) {
        const { data } = await ask<{ data: { data: { object: { id: string } } }[] }>(`events?type=${type}&limit=20`)
        const event = data.find((each) => each.data.object.id === intentId)
        if (event) return sign(JSON.stringify(event, null, 2))
      }
      throw new Error(`Stripe lists no ${type} of ${intentId}`)
    },
    close: async () => {},
  }
}

const askerOf =
  (key: string) =>
  async <Answer>(path: string, body?: URLSearchParams): Promise<Answer> => {
    const headers = { authorization: `Bearer ${key}` }
    const request = body ? { method: 'POST', headers, body } : { headers }
    const answer = await fetch(`https://api.stripe.com/v1/${path}`, request)
    return (await answer.json()) as Answer
  }

function sign(text: string) {
  const at = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', webhookSecret).update(`${at}.${text}`).digest('hex')
  return { rawBody: Buffer.from(text), signature: `t=${at},v1=${v1}` }
}
