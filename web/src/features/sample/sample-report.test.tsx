// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeGateway, problem, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

async function openSample(address = '/sample-report') {
  const gateway = fakeGateway({ 'GET /api/auth/me': signedOut })
  const app = renderApp(address)
  await waitFor(() => expect(document.querySelector('main[data-report]')).toBeTruthy(), { timeout: 15_000 })
  return { gateway, app, version: () => document.querySelector('main[data-report]')?.getAttribute('data-report') }
}

test('is open to everybody, and marked as a sample', async () => {
  await openSample()
  expect(screen.getByRole('complementary', { name: 'Sample report' }).textContent).toMatch(/Sample report.*are made up/)
  expect(document.querySelector('main')?.textContent).toContain('Bluebonnet Example Insurance Company')
})

test('asks no service for a report', async () => {
  const { gateway } = await openSample()
  expect(gateway.calls.filter(({ name }) => name.includes('/api/reports'))).toEqual([])
})

test('opens each figure at its place in the made-up policy, where there is nothing to be put right', async () => {
  await openSample()
  await userEvent.click(screen.getByRole('button', { name: /where Annual premium stands/ }))
  const note = await screen.findByRole('note', { name: 'Where Annual premium stands in your policy' })
  expect(within(note).getByRole('img').getAttribute('src')).toBe(
    '/sample-report/crops/premium_details.total_annual_premium.png',
  )
  expect(note.textContent).toContain('Total Annual Premium')
  expect(within(note).getByRole('button', { name: 'Show the page' })).toBeTruthy()
  expect(within(note).queryByRole('button', { name: /wrong/ })).toBeNull()
})

test('shows both versions, in the address too', async () => {
  const { app, version } = await openSample()
  expect(version()).toBe('enhanced')
  await userEvent.click(screen.getByRole('switch', { name: /Enhanced version/ }))
  await waitFor(() => expect(version()).toBe('free'))
  expect(app.address()).toBe('/sample-report?version=free')
})

test('is marked in the language in which it is read', async () => {
  await openSample('/sample-report?lang=es')
  expect(screen.getByRole('complementary', { name: 'Informe de muestra' })).toBeTruthy()
})

test.each([
  ['/demo/free', 'Sample: Free Report', '/sample-report?version=free'],
  ['/demo/enhanced', 'Sample: Enhanced Report', '/sample-report?version=enhanced'],
])('the demo page %s shows a fixed sample in a frame, and leads to it and home', async (path, title, address) => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp(path)
  const frame = await screen.findByTitle(title, {}, { timeout: 10_000 })
  expect(frame.getAttribute('src')).toBe(address)
  const main = within(screen.getByRole('main'))
  const tab = main.getByRole('link', { name: 'Open in New Tab' })
  expect([tab.getAttribute('href'), tab.getAttribute('target')]).toEqual([address, '_blank'])
  expect(main.getByRole('link', { name: 'Upload Another Policy' }).getAttribute('href')).toBe('/')
})

test('the card of a report that cannot be shown says what works best, and leads to the sample', async () => {
  fakeGateway({ 'GET /api/auth/me': signedIn, 'GET /api/reports/r-1/status': problem(500, 'Broken.') })
  renderApp('/report/r-1')
  await screen.findByRole('heading', { name: 'Analysis Unavailable' }, { timeout: 10_000 })
  expect(screen.getByText(/Our AI analysis works best with clear, complete policy documents\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See a sample report' }).getAttribute('href')).toBe('/sample-report')
})
