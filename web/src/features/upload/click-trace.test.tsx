// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem, signedIn } from '../../testing/fake-gateway.ts'
import { FakeEventSource, FakeXhr } from '../../testing/fake-upload.ts'
import { renderApp } from '../../testing/render-app.tsx'

const presign = 'GET /api/get-presigned-url'
const submit = 'POST /api/submit-policy-s3'
const list = 'GET /api/reports'
const policy = new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' })

function gatewayWith(uploadUrl: string) {
  const address = { uploadUrl, contentType: 'application/pdf', documentId: 'd-1', reportId: 'r-1', reportData: null }
  return fakeGateway({
    'GET /api/auth/me': signedIn,
    [list]: { body: { reports: [] } },
    [presign]: { body: address },
    [submit]: { status: 202, body: { reportId: 'r-1', documentId: 'd-1', status: 'processing' } },
  })
}

beforeEach(() => {
  FakeXhr.install(vi.stubGlobal)
  FakeEventSource.install(vi.stubGlobal)
})

async function press() {
  await userEvent.click(await screen.findByRole('button', { name: 'Upload Policy' }))
  return FakeXhr.next()
}
async function choose() {
  renderApp('/upload')
  // The page is loaded at its first visit, which takes its time on a busy machine.
  const input = await screen.findByLabelText('Policy document, PDF', {}, { timeout: 5_000 })
  await userEvent.upload(input, policy)
}

test('the calls of one click carry one new trace, and no other call does', async () => {
  const gateway = gatewayWith('/files/p.pdf')
  await choose()
  const put = await press()
  act(() => put.answer(200))
  const stream = await FakeEventSource.next()
  act(() => stream.say({ status: 'completed', step: null, message: '' }))
  await screen.findByText('Analysis Complete!')

  const traceOf = (name: string) => gateway.callsTo(name).map(({ headers }) => headers.get('traceparent'))
  const [trace] = traceOf(presign)
  expect(trace).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/)
  expect([put.headers.get('traceparent'), ...traceOf(submit)]).toEqual([trace, trace])
  await waitFor(() => expect(gateway.callsTo(list).length).toBeGreaterThan(1))
  expect(new Set(traceOf(list))).toEqual(new Set([null]))
})

test('the next click is another trace', async () => {
  const gateway = gatewayWith('/files/p.pdf')
  gateway.answers[presign] = problem(503, 'Please try again.')
  await choose()
  for (const times of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Policy' }))
    await waitFor(() => expect(gateway.callsTo(presign)).toHaveLength(times))
  }
  expect(new Set(gateway.callsTo(presign).map(({ headers }) => headers.get('traceparent'))).size).toBe(2)
})

test('a file server that is not ours is told of no trace', async () => {
  gatewayWith('https://files.example/p.pdf?signature=s')
  await choose()
  const put = await press()
  expect(put.headers.has('traceparent')).toBe(false)
})
