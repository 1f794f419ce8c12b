// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberIds } from '../../session/remembered-ids.ts'
import { fakeGateway, problem, signedIn } from '../../testing/fake-gateway.ts'
import { FakeEventSource } from '../../testing/fake-upload.ts'
import { renderApp } from '../../testing/render-app.tsx'

const reportId = '7c5b3f0e-5a1d-4c39-9a4e-2f60d1b912ab'
const documentId = '0d8a3a2e-7f0c-4b0e-9a39-5f0c1c9e6f11'
const trigger = 'POST /api/trigger-analysis'
const analyzed = { body: { analysisData: {} } }

beforeEach(() => FakeEventSource.install(vi.stubGlobal))

async function openSuccess(answers: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway({ 'GET /api/auth/me': signedIn, ...answers })
  const app = renderApp(`/success?id=${reportId}`)
  await screen.findByRole('heading', { name: 'Policy Submitted Successfully!' }, { timeout: 10_000 })
  return { gateway, app }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Analyze My Policy' }))

test('without an id the way is home', async () => {
  fakeGateway({ 'GET /api/auth/me': signedIn })
  const app = renderApp('/success')
  await waitFor(() => expect(app.address()).toBe('/'), { timeout: 10_000 })
})

test('shows the first eight characters of the id and the way home', async () => {
  await openSuccess()
  expect(screen.getByText('7c5b3f0e')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy()
})

test('an analysis that is there already shows the way to its report', async () => {
  rememberIds({ reportId, documentId })
  const { gateway } = await openSuccess({ [trigger]: analyzed })
  await press()
  const link = await screen.findByRole('link', { name: 'View My Report' })
  expect(link.getAttribute('href')).toBe(`/reports/${reportId}`)
  expect(gateway.callsTo(trigger).map(({ body }) => body)).toEqual([{ documentId, submissionId: reportId }])
  expect((await screen.findAllByText('Analysis Complete!')).length).toBeGreaterThan(0)
})

test('nothing of a report is kept in the browser', async () => {
  rememberIds({ reportId, documentId })
  await openSuccess({ [trigger]: analyzed })
  await press()
  await screen.findByRole('link', { name: 'View My Report' })
  for (const name of ['lastReportData', 'reportData', 'analysisData', 'completedReportData']) {
    expect(localStorage.getItem(name)).toBeNull()
  }
})

test('an analysis under way is waited for, with a spinner', async () => {
  rememberIds({ reportId, documentId })
  await openSuccess({ [trigger]: { status: 202, body: { status: 'processing' } } })
  await press()
  const stream = await FakeEventSource.next()
  expect((screen.getByRole('button', { name: /Analyze My Policy/ }) as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByText('Analyzing')).toBeTruthy()
  await act(() => stream.say({ status: 'completed', step: null, message: '' }))
  await screen.findByRole('link', { name: 'View My Report' })
})

test('a browser that does not know the document says what is missing', async () => {
  const { gateway } = await openSuccess()
  await press()
  const words = 'Document ID or Submission ID not found. Please try uploading again.'
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(gateway.callsTo(trigger)).toEqual([])
})

test('a failure is told in the server’s words, and the button works again', async () => {
  rememberIds({ reportId, documentId })
  await openSuccess({ [trigger]: problem(422, 'This is not a home insurance policy.') })
  await press()
  expect((await screen.findAllByText('This is not a home insurance policy.')).length).toBeGreaterThan(0)
  expect((screen.getByRole('button', { name: 'Analyze My Policy' }) as HTMLButtonElement).disabled).toBe(false)
})

test('a failure without words has the specified ones', async () => {
  rememberIds({ reportId, documentId })
  await openSuccess({ [trigger]: new Error('no line') })
  await press()
  const words = 'There was an error analyzing your policy. Please try again.'
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Analysis Failed').length).toBeGreaterThan(0)
})
