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

it('a page that opens in Spanish fails like one whose code cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/sample-report?lang=es')
  expect(await screen.findByRole('button', { name: 'Load the page again' }, { timeout: 15_000 })).toBeTruthy()
})

it('a page that is switched stays as it was, says so, and switches when they come', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/sample-report')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Español' }))
  expect(await screen.findByText('No se pudo cargar el español')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Overall Protection Score' })).toBeTruthy()

  connection.isThere = true
  await user.click(screen.getByRole('button', { name: 'English' }))
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(await screen.findByRole('heading', { name: 'Puntuación general de protección' })).toBeTruthy()
})
