// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeGateway, signedOut } from '../../../testing/fake-gateway.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const connection = vi.hoisted(() => ({ isThere: false }))
vi.mock('./spanish.ts', async (importOriginal) => {
  if (!connection.isThere) throw new Error('No connection')
  return importOriginal()
})

afterEach(cleanup)

/** The code of the page, of its messages and of its words comes while the test runs. */
const patience = { timeout: 15_000 }

it('a page that opens in Spanish fails like one whose code cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/sample-report?lang=es')
  expect(await screen.findByRole('button', { name: 'Load the page again' }, patience)).toBeTruthy()
})

it('a page that is switched stays as it was, its address too, says so, and switches when it is chosen again', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  const { address } = renderApp('/sample-report?version=free')
  const user = userEvent.setup()
  const spanish = await screen.findByRole('button', { name: 'Español' }, patience)
  await user.click(spanish)
  expect(await screen.findByText('No se pudo cargar el español', {}, patience)).toBeTruthy()
  expect(screen.getByText('Overall Protection Score', { selector: 'h2' })).toBeTruthy()
  await vi.waitFor(() => expect(address()).toBe('/sample-report?version=free'))
  await vi.waitFor(() => expect(spanish.getAttribute('aria-pressed')).toBe('false'))

  connection.isThere = true
  await user.click(spanish)
  expect(await screen.findByText('Puntuación general de protección', { selector: 'h2' }, patience)).toBeTruthy()
}, 40_000)
