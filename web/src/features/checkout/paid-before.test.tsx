// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyWizardForm, storedForm, storeForm } from '../../session/wizard-form.ts'
import { fakeGateway, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const origin = 'http://localhost:12111'
const intent = {
  clientSecret: 'pi_1_secret_2',
  amountCents: 2499,
  taxCents: 0,
  currency: 'usd',
  cardForm: { kind: 'embedded', url: `${origin}/card-form` },
}
const form = { ...emptyWizardForm, fullName: 'Ana Reyes', email: 'ana@example.com' }

/** The card form opens and says this, without having been asked to pay. */
async function formSays(result: object) {
  storeForm('checkoutFormData', form)
  fakeGateway({
    'GET /api/auth/me': signedOut,
    'POST /api/save-progress': { body: { success: true } },
    'POST /api/create-payment-intent': { body: intent },
  })
  const app = renderApp('/checkout')
  const { contentWindow: source } = (await screen.findByTitle('Card details')) as HTMLIFrameElement
  for (const data of [{ type: 'ready' }, { type: 'result', ...result }]) {
    act(() => void fireEvent(window, new MessageEvent('message', { data, origin, source })))
  }
  return app
}

test.each(['succeeded', 'processing'])(
  'a payment that is %s before the card form opens goes on as after paying',
  async (status) => {
    const app = await formSays({ status })
    await screen.findByText('Payment Successful')
    await waitFor(() => expect(app.address()).toBe('/auth'))
    expect(storedForm('paidFormData')).toEqual(form)
  },
)

test('a payment that was cancelled before the card form opens stays on the page, where the form says so', async () => {
  const app = await formSays({ status: 'failed', message: 'This payment was canceled.' })
  expect([app.address(), storedForm('paidFormData')]).toEqual(['/checkout', null])
})
