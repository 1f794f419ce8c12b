// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeGateway, signedIn } from '../../../testing/fake-gateway.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { freeReport } from '../testing/report-fixture.ts'
import { knowsSpanish } from './catalogue.ts'
import { loadSpanish } from './load-spanish.ts'

const connection = vi.hoisted(() => {
  let open = () => {}
  const isThere = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isThere, open: () => open() }
})
vi.mock('./spanish.ts', async (importOriginal) => {
  await connection.isThere
  return importOriginal()
})

const { reportId } = freeReport
const statusCall = `GET /api/reports/${reportId}/status`
const english = { name: 'Overall Protection Score' }
const spanish = { name: 'Puntuación general de protección' }

/** The server writes a report's sentences, in the language that it is asked for. */
const sentences = { en: 'You pay the first $8,240', es: 'Usted paga los primeros $8,240' }

function reportIn(language: string | null) {
  const written = language === 'es' ? 'es' : 'en'
  const [first, ...others] = freeReport.actions.top_priorities
  const top_priorities = [{ ...first, title: sentences[written] }, ...others]
  return { ...freeReport, language: written, actions: { ...freeReport.actions, top_priorities } }
}

function gatewayWithReport(spanishIsThere: Promise<void> = Promise.resolve()) {
  const known = { reportId, status: 'completed', message: null, step: null, policyDate: null, unlocked: false }
  return fakeGateway({
    'GET /api/auth/me': signedIn,
    [statusCall]: async ({ query }) => {
      if (query.get('language') === 'es') await spanishIsThere
      return { body: { ...known, reportData: reportIn(query.get('language')) } }
    },
  })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('reads in English without the Spanish words', async () => {
  gatewayWithReport()
  renderApp(`/report/${reportId}`)
  expect(await screen.findByRole('heading', english)).toBeTruthy()
  expect(knowsSpanish()).toBe(false)
})

it('stays as it is while the Spanish words come, sentences, head and foot too, and asks for the report meanwhile', async () => {
  const gateway = gatewayWithReport()
  renderApp(`/report/${reportId}`)
  const button = await screen.findByRole('button', { name: 'Español' })
  await userEvent.setup().click(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  await vi.waitFor(() => expect(gateway.callsTo(statusCall).at(-1)?.query.get('language')).toBe('es'))
  // What it was asked for has come, and nothing of it is shown.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByRole('heading', english)).toBeTruthy()
  expect(screen.getByText(sentences.en)).toBeTruthy()
  expect(screen.queryByText(sentences.es)).toBeNull()
  expect(screen.getByRole('main').lang).toBe('en')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeTruthy()
})

it('opens in Spanish without a word of English before', async () => {
  gatewayWithReport()
  renderApp(`/report/${reportId}?lang=es`)
  const main = await screen.findByRole('main', { busy: true })
  expect([main.textContent, main.lang]).toEqual(['', 'es'])
  connection.open()
  expect(await screen.findByRole('heading', spanish)).toBeTruthy()
  expect(screen.queryByRole('heading', english)).toBeNull()
  expect(await screen.findByText(sentences.es)).toBeTruthy()
})

it('stays as it is while the report’s Spanish sentences come, though the words of the page are here', async () => {
  let arrive = () => {}
  gatewayWithReport(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  connection.open()
  await loadSpanish()
  renderApp(`/report/${reportId}`)
  const button = await screen.findByRole('button', { name: 'Español' })
  await userEvent.setup().click(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByRole('heading', english)).toBeTruthy()
  expect(screen.getByText(sentences.en)).toBeTruthy()
  expect(screen.getByRole('main').lang).toBe('en')
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeTruthy()
  arrive()
  expect(await screen.findByRole('heading', spanish)).toBeTruthy()
  expect(await screen.findByText(sentences.es)).toBeTruthy()
  expect(screen.queryByText(sentences.en)).toBeNull()
})
