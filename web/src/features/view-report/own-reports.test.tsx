// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rememberIds } from '../../session/remembered-ids.ts'
import { fakeGateway, problem, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const list = 'GET /api/reports'
const report = (reportId: string, day: string, status: string) => ({
  reportId,
  originalFilename: `${reportId}.pdf`,
  status,
  createdAt: `2026-11-${day}T12:00:00.000Z`,
  updatedAt: `2026-11-${day}T12:00:00.000Z`,
})
const older = report('older', '01', 'completed')
const newer = report('newer', '02', 'completed')
const newest = report('newest', '03', 'error')

function openPage(address: string, reports: object[] | Parameters<typeof fakeGateway>[0][string]) {
  fakeGateway({ 'GET /api/auth/me': signedIn, [list]: Array.isArray(reports) ? { body: { reports } } : reports })
  return renderApp(address)
}

const leadsTo = (app: ReturnType<typeof renderApp>, address: string) =>
  waitFor(() => expect(app.address()).toBe(address), { timeout: 10_000 })

test('/latest-report leads to the newest own report that can be read', async () => {
  await leadsTo(openPage('/latest-report', [older, newest, newer]), '/report/newer')
})

test('/latest-report leads to the newest one where none can be read, which says why', async () => {
  await leadsTo(openPage('/latest-report', [newest]), '/report/newest')
})

test('/dynamic-report without an id leads to the report that this browser had last', async () => {
  rememberIds({ reportId: 'older', documentId: 'd-1' })
  await leadsTo(openPage('/dynamic-report', [older, newer]), '/dynamic-report/older')
})

test('/dynamic-report without an id leads to the newest report in a browser that had none', async () => {
  await leadsTo(openPage('/dynamic-report', [older, newer]), '/dynamic-report/newer')
})

test('/dynamic-report takes the id from the query, too', async () => {
  await leadsTo(openPage('/dynamic-report?id=older', [older, newer]), '/dynamic-report/older')
})

test('/view-report lists the own reports, the newest first', async () => {
  openPage('/view-report', [older, newest, newer])
  await screen.findByRole('heading', { name: 'Your Reports' }, { timeout: 10_000 })
  await screen.findByRole('link', { name: /older\.pdf/ })
  const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a'))
  const own = links.filter((link) => link?.getAttribute('href')?.startsWith('/report/'))
  expect(own.map((link) => link?.getAttribute('href'))).toEqual(['/report/newest', '/report/newer', '/report/older'])
  expect(own[0]?.textContent).toContain('Not completed')
})

test.each(['/view-report', '/latest-report', '/dynamic-report'])(
  '%s without a report says what to do',
  async (path) => {
    openPage(path, [])
    const upload = await screen.findByRole('link', { name: 'Upload Your Policy' }, { timeout: 10_000 })
    expect(upload.getAttribute('href')).toBe('/upload')
  },
)

test('a list that cannot be had is told, and asked for again', async () => {
  let isAway = true
  openPage('/view-report', () => (isAway ? problem(503, 'Resting.') : { body: { reports: [older] } }))
  await screen.findByText('Error loading reports: 503: Resting.', {}, { timeout: 10_000 })
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('link', { name: /older\.pdf/ })
})

test.each(['/view-report', '/latest-report', '/dynamic-report', '/success?id=r-1'])(
  '%s asks a visitor to sign in',
  async (path) => {
    fakeGateway({ 'GET /api/auth/me': signedOut })
    await leadsTo(renderApp(path), '/auth')
  },
)
