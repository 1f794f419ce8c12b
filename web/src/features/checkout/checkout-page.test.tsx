// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { emptyWizardForm, storedForm, storeForm } from '../../session/wizard-form.ts'
import { fakeGateway, problem, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const intentCall = 'POST /api/create-payment-intent'
const formOrigin = 'http://localhost:12111'
const intent = {
  clientSecret: 'pi_1_secret_2',
  amountCents: 2499,
  taxCents: 0,
  currency: 'usd',
  cardForm: { kind: 'embedded', url: `${formOrigin}/card-form` },
}
const form = {
  ...emptyWizardForm,
  fullName: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '1',
  propertyAddress: '12 Main St',
  propertyCity: 'Austin',
  propertyZip: '78701',
  currentCarrier: 'USAA',
}

function openCheckout(answers: Parameters<typeof fakeGateway>[0] = {}, path = '/checkout') {
  const gateway = fakeGateway({
    'GET /api/auth/me': signedOut,
    'POST /api/save-progress': { body: { success: true } },
    [intentCall]: { body: intent },
    ...answers,
  })
  return { gateway, app: renderApp(path) }
}

const frame = async () => (await screen.findByTitle('Card details')) as HTMLIFrameElement
const payButton = () => screen.getByRole('button', { name: /Pay \$24\.99 for Policy Analysis$/ }) as HTMLButtonElement

/** As the card form would say it, or somebody else. */
async function say(data: unknown, origin = formOrigin) {
  const source = (await frame()).contentWindow
  act(() => void fireEvent(window, new MessageEvent('message', { data, origin, source })))
}

test('without a stored form the checkout leads home', async () => {
  const { app } = openCheckout()
  await waitFor(() => expect(app.address()).toBe('/'))
})

test('the order, what is received and the card form, once the payment is set up', async () => {
  storeForm('checkoutFormData', form)
  const { gateway } = openCheckout()
  expect(await screen.findByText('Setting up secure payment...')).toBeTruthy()
  await frame()
  expect(screen.getByText('12 Main St, Austin, TX 78701')).toBeTruthy()
  expect(screen.getByText('USAA')).toBeTruthy()
  expect(screen.getByText('$24.99')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Form' }).getAttribute('href')).toBe('/')
  expect(payButton().disabled).toBe(true)
  // The form is there before anything depends on it: the receipt goes to its address.
  expect(gateway.calls.map(({ name }) => name).filter((name) => name.startsWith('POST'))).toEqual([
    'POST /api/save-progress',
    intentCall,
  ])
})

test('a payment keeps the form as paid and leads to the upload, to be verified there', async () => {
  storeForm('checkoutFormData', form)
  const { app } = openCheckout()
  await say({ type: 'ready' })
  await userEvent.click(payButton())
  expect(payButton().disabled).toBe(true)
  await say({ type: 'result', status: 'succeeded' })
  await screen.findByText('Payment Successful')
  expect(screen.getByText('Redirecting to file upload...')).toBeTruthy()
  // Nobody is signed in yet.
  await waitFor(() => expect(app.address()).toBe('/auth'))
  expect(storedForm('paidFormData')).toEqual(form)
  expect([storedForm('checkoutFormData'), storedForm('formData')]).toEqual([null, null])
})

test('Enter in a field of the card form pays, as the button does', async () => {
  storeForm('checkoutFormData', form)
  openCheckout()
  await say({ type: 'ready' })
  await say({ type: 'submit' })
  expect(payButton().disabled).toBe(true)
})

test('a declined card is said in the provider’s words, and the button works again', async () => {
  storeForm('checkoutFormData', form)
  openCheckout()
  await say({ type: 'ready' })
  await userEvent.click(payButton())
  await say({ type: 'result', status: 'failed', message: 'Your card was declined.' })
  await screen.findByText('Payment Failed')
  expect(screen.getByText('Your card was declined.')).toBeTruthy()
  expect(payButton().disabled).toBe(false)
})

test('the card form grows only after a press, which would miss its button', async () => {
  storeForm('checkoutFormData', form)
  openCheckout()
  await say({ type: 'ready' })
  fireEvent.pointerDown(payButton())
  await say({ type: 'height', px: 400 })
  expect((await frame()).style.height).toBe('320px')
  fireEvent.pointerUp(payButton())
  await waitFor(async () => expect((await frame()).style.height).toBe('400px'))
})

test('nobody but the card form is believed', async () => {
  storeForm('checkoutFormData', form)
  const { app } = openCheckout()
  await say({ type: 'ready' }, 'https://elsewhere.example')
  expect(payButton().disabled).toBe(true)
  await say({ type: 'ready' })
  await userEvent.click(payButton())
  await say({ type: 'result', status: 'succeeded' }, 'https://elsewhere.example')
  await say({ type: 'result', status: 'paid' })
  expect([app.address(), storedForm('paidFormData')]).toEqual(['/checkout', null])
})

test('a payment that cannot be set up says so, and can be tried again', async () => {
  storeForm('checkoutFormData', form)
  const words = 'Payments are not available at the moment. You were not charged.'
  const { gateway } = openCheckout({ [intentCall]: problem(503, words, 'payments-unavailable') })
  await screen.findByText(words)
  gateway.answers[intentCall] = { body: intent }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await frame()
})

test('who has paid already goes on to the upload, and pays no second time', async () => {
  storeForm('checkoutFormData', form)
  const { app } = openCheckout({ [intentCall]: problem(409, 'Paid already.', 'already-paid') })
  await waitFor(() => expect(app.address()).toBe('/auth'))
})

const reportStatus = 'GET /api/reports/r-1/status'
const freeReport = { reportId: 'r-1', status: 'completed', unlocked: false, reportData: null }

test('a report is paid for by who is signed in', async () => {
  const { app } = openCheckout({}, '/checkout?reportId=r-1')
  await waitFor(() => expect(app.address()).toBe('/auth'))
})

test('a paid analysis that is not used yet unlocks the report without another payment', async () => {
  const { gateway, app } = openCheckout(
    {
      'GET /api/auth/me': signedIn,
      [reportStatus]: { body: freeReport },
      [intentCall]: problem(409, 'Paid already.', 'already-paid'),
      'POST /api/claim-payment': { body: { status: 'none', reportId: null, credits: 1 } },
      'POST /api/unlock-report': { body: { unlocked: true } },
    },
    '/checkout?reportId=r-1',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Use it for this report' }))
  await waitFor(() => expect(app.address()).toBe('/report/r-1?version=enhanced'))
  expect(gateway.callsTo('POST /api/unlock-report')[0]?.body).toEqual({ reportId: 'r-1' })
})

test('what a bank’s page adds to the address leaves it at once, and the server looks at the payment', async () => {
  const { gateway, app } = openCheckout(
    {
      'GET /api/auth/me': signedIn,
      [reportStatus]: { body: freeReport },
      [intentCall]: { body: intent },
      'POST /api/claim-payment': { body: { status: 'succeeded', reportId: 'r-1', credits: 0 } },
    },
    '/checkout?reportId=r-1&payment_intent=pi_9&payment_intent_client_secret=s&redirect_status=succeeded',
  )
  await waitFor(() => expect(app.address()).toBe('/report/r-1?version=enhanced'))
  expect(gateway.callsTo('POST /api/claim-payment')[0]?.body).toEqual({ paymentIntentId: 'pi_9' })
})

test('a payment that the bank refused on its own page is not called successful, and the next card can pay', async () => {
  const { app } = openCheckout(
    {
      'GET /api/auth/me': signedIn,
      [reportStatus]: { body: freeReport },
      'POST /api/claim-payment': { body: { status: 'failed', reportId: 'r-1', credits: 0 } },
    },
    '/checkout?reportId=r-1&payment_intent=pi_9&payment_intent_client_secret=s&redirect_status=failed',
  )
  await screen.findByText('Your card was not charged.')
  await frame()
  expect(app.address()).toBe('/checkout?reportId=r-1')
})

test('nothing is paid with the form of an earlier visitor: a form that was not kept sets up no payment', async () => {
  storeForm('checkoutFormData', form)
  const words = 'Something of ours does not answer.'
  const { gateway } = openCheckout({ 'POST /api/save-progress': problem(503, words) })
  await screen.findByText(words)
  expect(gateway.callsTo(intentCall)).toEqual([])
  expect(screen.getByRole('link', { name: 'Back to Form' })).toBeTruthy()
  gateway.answers['POST /api/save-progress'] = { body: { success: true } }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await frame()
})

test('a sign-in that cannot be checked is asked for again, not an empty page', async () => {
  openCheckout({ 'GET /api/auth/me': problem(503, 'Away.') }, '/checkout?reportId=r-1')
  await screen.findByText('We could not check your sign-in')
})
