// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { FakeEventSource } from '../../testing/fake-upload.ts'
import { renderApp } from '../../testing/render-app.tsx'

const reportId = '7c5b3f0e-5a1d-4c39-9a4e-2f60d1b912ab'
const documentId = '0d8a3a2e-7f0c-4b0e-9a39-5f0c1c9e6f11'
const address = `/processing?id=${reportId}&docId=${documentId}`
const trigger = 'POST /api/trigger-analysis'
const read = `GET /api/reports/${reportId}/status`
const failed = { status: 'error', step: null, message: 'Analysis failed.' }

beforeEach(() => FakeEventSource.install(vi.stubGlobal))
afterEach(() => void vi.useRealTimers())

async function openProcessing(answers: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway({
    'GET /api/auth/me': signedIn,
    [read]: { body: { status: 'error', step: null, message: 'Analysis failed.', reportData: null } },
    ...answers,
  })
  const app = renderApp(address)
  await screen.findByRole('heading', { name: 'Analyzing Your Policy' }, { timeout: 10_000 })
  const stream = await FakeEventSource.next()
  return { gateway, app, say: (progress: object) => act(() => stream.say(progress)) }
}

const at = (step: string) => ({ status: 'processing', step, message: '' })
const barAt = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
const says = () => within(screen.getByRole('region', { name: 'Progress' })).getByRole('status').textContent

test('shows the bar, the percent, the message and the first eight characters of the id', async () => {
  // The bar goes on by itself with the time, and a busy machine takes long to open the page.
  vi.useFakeTimers({ toFake: ['Date'] })
  const { say } = await openProcessing()
  expect([barAt(), says()]).toEqual([10, 'Uploading to secure cloud storage...'])
  expect(screen.getByText('10%')).toBeTruthy()
  expect(screen.getByText('7c5b3f0e')).toBeTruthy()
  await say(at('read-fields'))
  expect([barAt(), says()]).toEqual([40, 'Analyzing coverage details...'])
})

test('follows the true steps of the analysis, never backwards', async () => {
  const { say } = await openProcessing()
  await say(at('assess-policy'))
  expect([barAt(), says()]).toEqual([70, 'Identifying optimization opportunities...'])
  await say(at('read-pages'))
  expect(barAt()).toBeGreaterThanOrEqual(70)
  await say(at('write-result'))
  expect([barAt(), says()]).toEqual([85, 'Generating personalized recommendations...'])
})

test('tells how many scanned pages are read, and fills the bar by them', async () => {
  const { say } = await openProcessing()
  const line = () => screen.queryByText(/Scanned pages read/)?.textContent ?? null
  const reading = (read: number) => say({ ...at('read-pages'), pages: { read, of: 12 } })
  await say(at('read-pages'))
  expect(line()).toBeNull()
  await reading(0)
  expect(line()).toBe('Scanned pages read: 0 of 12')
  await reading(8)
  expect([barAt(), says(), line()]).toEqual([35, 'Extracting policy information...', 'Scanned pages read: 8 of 12'])
  await reading(2)
  expect([barAt(), line()]).toEqual([35, 'Scanned pages read: 8 of 12'])
  await say(at('read-fields'))
  expect([barAt(), line()]).toEqual([40, null])
})

test('has three tiles, a list of what is happening, and says how long it takes', async () => {
  const { say } = await openProcessing()
  expect(within(screen.getByRole('list', { name: 'What you get' })).getAllByRole('listitem')).toHaveLength(3)
  const list = within(screen.getByRole('region', { name: "What's happening now" }))
  expect(list.getAllByRole('listitem')).toHaveLength(7)
  expect(screen.getByText(/typically takes/).textContent).toBe('The analysis typically takes 15-30 seconds.')
  await say(at('check-fields'))
  expect(list.getByText('Extracting policy information').textContent).toContain('done')
  expect(list.getByText('Comparing with Texas requirements').textContent).toContain('under way')
  expect(list.getByText('Identifying optimization opportunities').textContent).toContain('to come')
})

test('a complete analysis shows its green check, and after 1.5 seconds its report', async () => {
  const { app, say } = await openProcessing()
  const before = Date.now()
  await say({ status: 'completed', step: null, message: '' })
  await waitFor(() => expect([barAt(), says()]).toEqual([100, 'Analysis complete!']))
  expect(screen.getByRole('status').querySelector('svg.text-good')).toBeTruthy()
  await waitFor(() => expect(app.address()).toBe(`/reports/${reportId}`))
  expect(Date.now() - before).toBeGreaterThanOrEqual(1450)
})

test.each(['/processing', `/processing?id=${reportId}`, `/processing?docId=${documentId}`])(
  'without both ids the page says so and leads home: %s',
  async (incomplete) => {
    fakeGateway({ 'GET /api/auth/me': signedOut })
    const app = renderApp(incomplete)
    expect((await screen.findAllByText('Missing Information', {}, { timeout: 10_000 })).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Required information not found. Redirecting...').length).toBeGreaterThan(0)
    await waitFor(() => expect(app.address()).toBe('/'))
  },
)

test('a visitor signs in first', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  const app = renderApp(address)
  await waitFor(() => expect(app.address()).toBe('/auth'), { timeout: 10_000 })
})

test('an analysis that failed on our side is taken up again, and watched to its end', async () => {
  const { gateway, app, say } = await openProcessing({ [trigger]: { status: 202, body: { status: 'processing' } } })
  await say(failed)
  const next = await FakeEventSource.next()
  expect(gateway.callsTo(trigger).map(({ body }) => body)).toEqual([{ documentId, submissionId: reportId }])
  await act(() => next.say({ status: 'completed', step: null, message: '' }))
  await waitFor(() => expect(says()).toBe('Analysis complete!'))
  await waitFor(() => expect(app.address()).toBe(`/reports/${reportId}`), { timeout: 4000 })
})

test('an analysis that cannot be taken up again leads to the card that says so, never to a sample', async () => {
  const { app, say } = await openProcessing({ [trigger]: problem(422, 'This is not a home insurance policy.') })
  await say(failed)
  await waitFor(() => expect(app.address()).toBe(`/reports/${reportId}`))
  expect(await screen.findByRole('heading', { name: 'Analysis Unavailable' })).toBeTruthy()
})
