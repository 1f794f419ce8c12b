// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeGateway, problem, signedIn } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { enhancedWithAnswers } from './testing/answers-fixture.ts'
import { catalogues, textsOf } from './testing/catalogues.ts'
import { freeReport } from './testing/report-fixture.ts'
import { showReport } from './testing/show-report.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { reportId } = freeReport
const statusCall = `GET /api/reports/${reportId}/status`

function gatewayWithReport() {
  return fakeGateway({
    'GET /api/auth/me': signedIn,
    [statusCall]: ({ query }) => ({
      body: {
        reportId,
        status: 'completed',
        message: null,
        step: null,
        policyDate: null,
        unlocked: false,
        originalFilename: 'policy.pdf',
        createdAt: '2026-11-21T10:00:00Z',
        reportData: { ...freeReport, language: query.get('language') },
      },
    }),
  })
}

it('switches to Spanish in the address, asks the server for it, and back', async () => {
  const gateway = gatewayWithReport()
  const { address } = renderApp(`/report/${reportId}`)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Español' }))
  expect(await screen.findByRole('heading', { name: 'Puntuación general de protección' })).toBeTruthy()
  expect(address()).toBe(`/report/${reportId}?lang=es`)
  expect(screen.getByRole('main').getAttribute('lang')).toBe('es')
  await vi.waitFor(() => expect(gateway.callsTo(statusCall).at(-1)?.query.get('language')).toBe('es'))

  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { name: 'Overall Protection Score' })).toBeTruthy()
  expect(address()).toBe(`/report/${reportId}`)
})

it('has the head and the foot of the site in the language of the report', async () => {
  gatewayWithReport()
  renderApp(`/report/${reportId}?lang=es`)
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeTruthy()
  expect(screen.getByRole('banner').lang).toBe('es')
  const foot = screen.getByRole('navigation', { name: 'Textos legales y contacto' })
  expect(within(foot).getByRole('link', { name: 'Privacidad' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toBeTruthy()

  await userEvent.setup().click(await screen.findByRole('button', { name: 'English' }))
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeTruthy()
})

it('writes the letter in the language that is chosen', async () => {
  const gateway = gatewayWithReport()
  const letters = { en: 'Dear agent', es: 'Estimado agente' }
  const { forms } = enhancedWithAnswers
  gateway.answers[statusCall] = ({ query }) => {
    const language = query.get('language') === 'es' ? 'es' : 'en'
    const reportData = { ...enhancedWithAnswers, language, forms: { ...forms, letter: letters[language] } }
    return {
      body: { reportId, status: 'completed', message: null, step: null, policyDate: null, unlocked: true, reportData },
    }
  }
  renderApp(`/report/${reportId}?version=enhanced`)
  expect(((await screen.findByRole('textbox', { name: 'Letter' })) as HTMLTextAreaElement).value).toBe(letters.en)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Español' }))
  await vi.waitFor(() =>
    expect((screen.getByRole('textbox', { name: 'Carta' }) as HTMLTextAreaElement).value).toBe(letters.es),
  )
})

it('stays in English where the report’s Spanish could not be fetched, says so, and is not taken for one in English only', async () => {
  const gateway = gatewayWithReport()
  renderApp(`/report/${reportId}`)
  const user = userEvent.setup()
  const spanish = await screen.findByRole('button', { name: 'Español' })
  const known = gateway.answers[statusCall]
  gateway.answers[statusCall] = problem(503, 'Away')
  await user.click(spanish)
  expect(await screen.findByText('The other version could not be loaded')).toBeTruthy()
  // No label in another language than the sentences below it.
  expect(screen.getByRole('main').lang).toBe('en')
  expect(screen.getByRole('heading', { name: 'Overall Protection Score' })).toBeTruthy()
  expect(screen.queryByText('Este informe se hizo antes de que escribiéramos en español')).toBeNull()

  if (known) gateway.answers[statusCall] = known
  await user.click(screen.getByRole('button', { name: 'English' }))
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(await screen.findByRole('heading', { name: 'Puntuación general de protección' })).toBeTruthy()
})

it('opens in Spanish from its address', async () => {
  gatewayWithReport()
  renderApp(`/report/${reportId}?lang=es`)
  expect(await screen.findByRole('button', { name: 'Descargar PDF' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Español' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText('Este informe se hizo antes de que escribiéramos en español')).toBeNull()
})

it('says so when the report’s own sentences are in English only', () => {
  showReport(freeReport, { language: 'es' })
  expect(screen.getByText('Este informe se hizo antes de que escribiéramos en español')).toBeTruthy()
})

it('shows no English text of its own on a Spanish page', () => {
  showReport({ ...enhancedWithAnswers, language: 'es' }, { language: 'es' })
  const main = screen.getByRole('main')
  const shown = [
    main.textContent,
    ...[...main.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ].join('\n')
  const ofServer = JSON.stringify(enhancedWithAnswers)
  const english = catalogues.flatMap(([, words]) => textsOf(words.en).map(({ text }) => text))
  const sentences = english.filter((text) => text.includes(' ') && !text.includes('$8,240') && !ofServer.includes(text))
  expect(sentences.length).toBeGreaterThan(150)
  expect(sentences.filter((text) => shown.includes(text))).toEqual([])
})
