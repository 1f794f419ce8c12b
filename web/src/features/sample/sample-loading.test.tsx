// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeGateway, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

vi.mock('./sample-reports.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./sample-reports.ts')>()
  const loadSample: typeof original.loadSample = (version, language) =>
    language === 'es' ? Promise.reject(new Error('No connection')) : original.loadSample(version, language)
  return { ...original, loadSample }
})

const falseNotice = 'Este informe se hizo antes de que escribiéramos en español'

test('a sample whose Spanish does not come stays in English, says so, and is not taken for one in English only', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/sample-report')
  await userEvent.click(await screen.findByRole('button', { name: 'Español' }, { timeout: 15_000 }))
  expect(await screen.findByText('The other version could not be loaded')).toBeTruthy()
  expect(screen.getByRole('main').lang).toBe('en')
  expect(screen.queryByText(falseNotice)).toBeNull()
})

test('without any sample the page says so in the language that was asked for', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/sample-report?lang=es')
  expect(await screen.findByText('No se pudo cargar la muestra', {}, { timeout: 15_000 })).toBeTruthy()
})
