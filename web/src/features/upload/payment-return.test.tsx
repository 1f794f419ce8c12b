// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { emptyWizardForm, storedForm, storeForm } from '../../session/wizard-form.ts'
import { fakeGateway, problem, signedIn } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const claimCall = 'POST /api/claim-payment'
const claimed = (status: string, credits: number, reportId: string | null = null) => ({
  body: { status, reportId, credits },
})

function openUpload(path: string, answers: Parameters<typeof fakeGateway>[0]) {
  const reports = { 'GET /api/reports': { body: { reports: [] } } }
  const gateway = fakeGateway({ 'GET /api/auth/me': signedIn, ...reports, ...answers })
  return { gateway, app: renderApp(path) }
}

test('the return from paying is verified by the server before anything else is shown', async () => {
  let settle = (_answer: ReturnType<typeof claimed>) => {}
  const pending = new Promise<ReturnType<typeof claimed>>((resolve) => {
    settle = resolve
  })
  storeForm('paidFormData', emptyWizardForm)
  const path = '/upload?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded'
  const { gateway, app } = openUpload(path, { [claimCall]: () => pending })
  await screen.findByText('Verifying payment...')
  expect(screen.queryByRole('button', { name: 'Choose File' })).toBeNull()
  await waitFor(() => expect(app.address()).toBe('/upload'))
  settle(claimed('succeeded', 1))
  await screen.findByText('You have 1 paid analysis: the next policy that you upload opens as an Enhanced report.')
  expect(screen.getByRole('button', { name: 'Choose File' })).toBeTruthy()
  expect(gateway.callsTo(claimCall).map(({ body }) => body)).toEqual([{ paymentIntentId: 'pi_1' }])
  expect(storedForm('paidFormData')).toBeNull()
})

test('a payment that is not settled yet is asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  let asked = 0
  openUpload('/upload?payment_intent=pi_1', {
    [claimCall]: () => {
      asked += 1
      return asked < 3 ? claimed('processing', 0) : claimed('succeeded', 2)
    },
  })
  await screen.findByText(/^You have 2 paid analyses/, undefined, { timeout: 15_000 })
  expect(asked).toBe(3)
})

test('a failed look says so, loses nothing, and can be repeated', async () => {
  const words = 'Payments are not available at the moment.'
  const { gateway } = openUpload('/upload?payment_intent=pi_1', { [claimCall]: problem(503, words) })
  await screen.findByText(words)
  gateway.answers[claimCall] = claimed('succeeded', 1)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText(/^You have 1 paid analysis/)
})

test('a payment that did not go through is said to be none', async () => {
  openUpload('/upload?payment_intent=pi_1', { [claimCall]: claimed('failed', 0) })
  await screen.findByText('This payment did not go through, and you were not charged.')
})

test('what was paid for on another device is found without an address that tells of it', async () => {
  openUpload('/upload', { [claimCall]: claimed('none', 1) })
  await screen.findByText(/^You have 1 paid analysis/)
  expect(screen.queryByText('Verifying payment...')).toBeNull()
})

test('nobody is told that nothing was charged when the payment may be another account’s', async () => {
  openUpload('/upload?payment_intent=pi_1', { [claimCall]: claimed('none', 0) })
  await screen.findByText(/^We found no payment that belongs to this account/)
  expect(screen.queryByText(/not charged/)).toBeNull()
})

test('a payment that was used for a report at once leads to it', async () => {
  openUpload('/upload?payment_intent=pi_1', { [claimCall]: claimed('succeeded', 0, 'r-1') })
  const link = await screen.findByRole('link', { name: 'Open the report that it is for' })
  expect(link.getAttribute('href')).toBe('/report/r-1?version=enhanced')
})
