// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadSpanish } from '../features/report/language/load-spanish.ts'
import { fakeGateway, signedOut } from '../testing/fake-gateway.ts'
import { renderApp } from '../testing/render-app.tsx'

const connection = vi.hoisted(() => {
  let open = () => {}
  const isThere = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isThere, open: () => open() }
})
vi.mock('../features/sample/sample-reports.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../features/sample/sample-reports.ts')>()
  const loadSample: typeof original.loadSample = async (version, language) => {
    if (language === 'es') await connection.isThere
    return original.loadSample(version, language)
  }
  return { ...original, loadSample }
})

const patience = { timeout: 15_000 }

test('a sample stays in English, head and foot too, until its Spanish sentences are there', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  await loadSpanish()
  renderApp('/sample-report')
  const button = await screen.findByRole('button', { name: 'Español' }, patience)
  await userEvent.click(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'), patience)
  expect(screen.getByRole('main').lang).toBe('en')
  expect(screen.getByRole('heading', { name: 'Overall Protection Score' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeTruthy()
  connection.open()
  expect(await screen.findByRole('heading', { name: 'Puntuación general de protección' }, patience)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacidad' })).toBeTruthy()
}, 40_000)
