// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem, signedIn } from '../../testing/fake-gateway.ts'
import { FakeEventSource, FakeXhr } from '../../testing/fake-upload.ts'
import { renderApp } from '../../testing/render-app.tsx'

const address = {
  uploadUrl: '/files/uploads/p.pdf?signature=s',
  contentType: 'application/pdf',
  key: 'uploads/p.pdf',
  documentId: 'd-1',
  originalFilename: 'policy.pdf',
  reportId: 'r-1',
  reportData: null,
}
const presign = 'GET /api/get-presigned-url'
const submit = 'POST /api/submit-policy-s3'
const list = 'GET /api/reports'
const willing = {
  'GET /api/auth/me': signedIn,
  [list]: { body: { reports: [] } },
  [presign]: { body: address },
  [submit]: { status: 202, body: { reportId: 'r-1', documentId: 'd-1', status: 'processing' } },
}
const policy = new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' })

beforeEach(() => {
  FakeXhr.install(vi.stubGlobal)
  FakeEventSource.install(vi.stubGlobal)
})

async function choose(file: File = policy) {
  const input = await screen.findByLabelText('Policy document, PDF')
  await userEvent.upload(input, file, { applyAccept: false })
}
const pressUpload = async () => userEvent.click(await screen.findByRole('button', { name: 'Upload Policy' }))

async function uploadStored() {
  await choose()
  await pressUpload()
  const put = await FakeXhr.next()
  act(() => put.answer(200))
  return FakeEventSource.next()
}

test('one policy: true upload progress, true steps, then its report', async () => {
  const gateway = fakeGateway(willing)
  renderApp('/upload')
  await choose()
  screen.getByText('8 Bytes')
  await pressUpload()
  const put = await FakeXhr.next()
  expect(put.sent).toEqual({ method: 'PUT', url: address.uploadUrl, contentType: 'application/pdf', body: policy })
  act(() => put.progress(4, 8))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  act(() => put.answer(200))

  const stream = await FakeEventSource.next()
  expect(stream.url).toBe('/api/reports/r-1/events')
  act(() => stream.say({ status: 'processing', step: 'fetch-document', message: '' }))
  await screen.findByText('Extracting Key Details')
  act(() => stream.say({ status: 'processing', step: 'write-result', message: '' }))
  await screen.findByText('Finalizing Report')
  act(() => stream.say({ status: 'completed', step: null, message: '' }))
  const link = await screen.findByRole('link', { name: 'View My Report' })
  expect(link.getAttribute('href')).toBe('/report/r-1')
  await screen.findByText('Analysis Complete!')

  const [asked] = gateway.callsTo(presign)
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    filename: 'policy.pdf',
    userId: 'ana@example.com',
    size: '8',
  })
  expect(gateway.callsTo(submit)[0]?.body).toEqual({ reportId: 'r-1' })
  expect({ ...localStorage }).toEqual({ lastDocumentId: 'd-1', currentReportId: 'r-1' })
  expect(stream.isClosed).toBe(true)
})

test('pressing the button without a file asks for one', async () => {
  fakeGateway(willing)
  renderApp('/upload')
  await pressUpload()
  await screen.findByText('Policy File Required')
  screen.getByText('Please upload your policy document to continue.')
})

test('a file that is no PDF is refused before anything is sent', async () => {
  const gateway = fakeGateway(willing)
  renderApp('/upload')
  await choose(new File(['x'], 'photo.png', { type: 'image/png' }))
  await screen.findByText('Invalid File Type')
  expect(gateway.callsTo(presign)).toEqual([])
})

test('the remove button clears the file', async () => {
  fakeGateway(willing)
  renderApp('/upload')
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Remove policy.pdf' }))
  await screen.findByRole('button', { name: 'Choose File' })
})

test.each([
  [
    'the server’s words',
    problem(429, 'Three free reports a day. Come back tomorrow.'),
    'Three free reports a day. Come back tomorrow.',
  ],
  ['the status without words', { status: 500, body: '' }, 'Failed to get presigned URL: 500'],
  [
    'the general words without an answer',
    new Error('offline'),
    'There was an error uploading your policy. Please try again.',
  ],
])('no address to upload to: %s, and the file stays', async (_what, answer, words) => {
  fakeGateway({ ...willing, [presign]: answer })
  renderApp('/upload')
  await choose()
  await pressUpload()
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
  screen.getByText('policy.pdf')
})

test('a store that refuses the file is named with its status, and one more press asks anew', async () => {
  const gateway = fakeGateway(willing)
  renderApp('/upload')
  await choose()
  await pressUpload()
  const put = await FakeXhr.next()
  act(() => put.answer(403))
  await waitFor(() => expect(screen.getAllByText('Upload to S3 failed: 403')).toHaveLength(2))
  await pressUpload()
  await FakeXhr.next()
  expect(gateway.callsTo(presign)).toHaveLength(2)
})

test('a policy that the server refuses is told in its words, and another can be uploaded', async () => {
  const words = 'This PDF is locked by a password. Save a copy without it and upload that one.'
  fakeGateway({ ...willing, [submit]: problem(422, words, 'pdf-locked') })
  renderApp('/upload')
  await choose()
  await pressUpload()
  const put = await FakeXhr.next()
  act(() => put.answer(200))
  await screen.findByText('Analysis Unable to Complete')
  screen.getByText('Our team will help review your policy personally')
  await screen.findByText('Submission Failed')
  expect(screen.getAllByText(words)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact')
  await userEvent.click(screen.getByRole('button', { name: 'Upload Again' }))
  await screen.findByRole('button', { name: 'Choose File' })
})

test('an outage at the submission keeps the stored file: one more press begins its analysis, without another upload', async () => {
  const words = 'A part of our service does not answer at the moment.'
  const gateway = fakeGateway({ ...willing, [submit]: problem(503, words, 'service-away') })
  renderApp('/upload')
  await choose()
  await pressUpload()
  const put = await FakeXhr.next()
  act(() => put.answer(200))
  await waitFor(() => expect(screen.getAllByText('Submission Failed')).toHaveLength(2))
  screen.getByText('policy.pdf')
  screen.getByText('Your file is stored. Press the button to try again, or choose another file.')
  gateway.answers[submit] = willing[submit]
  await pressUpload()
  await FakeEventSource.next()
  expect(gateway.callsTo(presign)).toHaveLength(1)
  expect(gateway.callsTo(submit).map(({ body }) => body)).toEqual([{ reportId: 'r-1' }, { reportId: 'r-1' }])
})

test('an analysis that fails without words says so in general ones', async () => {
  fakeGateway(willing)
  renderApp('/upload')
  const stream = await uploadStored()
  act(() => stream.say({ status: 'error', step: null, message: '' }))
  await screen.findByText('Analysis Failed')
  expect(screen.getAllByText('An error occurred during analysis.')).toHaveLength(2)
})

test('previous reports are listed, the newest chosen, and lead to their page', async () => {
  const report = { status: 'completed', createdAt: '2026-11-02T15:00:00Z', updatedAt: '2026-11-02T15:00:00Z' }
  const reports = [
    { ...report, reportId: 'r-2', originalFilename: 'new.pdf' },
    { ...report, reportId: 'r-1', originalFilename: 'old.pdf' },
  ]
  const gateway = fakeGateway({ ...willing, [list]: { body: { reports } } })
  const app = renderApp('/upload')
  await screen.findByRole('button', { name: 'Your Previous Reports (2)' })
  expect(gateway.callsTo(list)[0]?.query.get('userId')).toBe('ana@example.com')
  await userEvent.selectOptions(screen.getByLabelText('Report'), 'r-1')
  await userEvent.click(screen.getByRole('link', { name: 'View Selected Report' }))
  await waitFor(() => expect(app.address()).toBe('/dynamic-report/r-1'))
})

test('after a reload the running analysis is followed again', async () => {
  const now = new Date().toISOString()
  const running = { reportId: 'r-1', originalFilename: 'p.pdf', status: 'processing', createdAt: now, updatedAt: now }
  fakeGateway({ ...willing, [list]: { body: { reports: [running] } } })
  localStorage.setItem('currentReportId', 'r-1')
  localStorage.setItem('lastDocumentId', 'd-1')
  renderApp('/upload')
  const stream = await FakeEventSource.next()
  act(() => stream.say({ status: 'processing', step: 'assess-policy', message: null }))
  await screen.findByText('Generating Recommendations')
})

test('a list that could not be loaded is no empty list, and comes by itself once it can', async () => {
  const gateway = fakeGateway({ ...willing, [list]: { status: 503, body: 'resting' } })
  renderApp('/upload')
  await screen.findByText('Error loading reports: 503: resting')
  screen.getByText('They are kept, and this page asks again every few seconds.')
  gateway.answers[list] = { body: { reports: [] } }
  await screen.findByRole('button', { name: 'Your Previous Reports (0)' }, { timeout: 7000 })
}, 10_000)

test('a list that is refused is asked for anew by hand', async () => {
  const gateway = fakeGateway({ ...willing, [list]: { status: 400, body: 'no' } })
  renderApp('/upload')
  await screen.findByText('Error loading reports: 400: no')
  gateway.answers[list] = { body: { reports: [] } }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('button', { name: 'Your Previous Reports (0)' })
})

test('an outage of the accounts neither signs out who is signed in nor lets somebody in', async () => {
  const gateway = fakeGateway({ ...willing, 'GET /api/auth/me': problem(503, 'We cannot reach the accounts.') })
  renderApp('/upload')
  await screen.findByText('503: We cannot reach the accounts.')
  screen.getByText('You are not signed out. This page asks again every few seconds.')
  gateway.answers['GET /api/auth/me'] = signedIn
  await screen.findByRole('button', { name: 'Choose File' }, { timeout: 7000 })
}, 10_000)
