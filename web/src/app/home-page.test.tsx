// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeGateway, signedOut } from '../testing/fake-gateway.ts'
import { renderApp } from '../testing/render-app.tsx'

const connection = vi.hoisted(() => ({ isThere: false }))
vi.mock('../features/intake/intake-wizard.tsx', async (importOriginal) => {
  if (!connection.isThere) throw new Error('No connection')
  return importOriginal()
})

const patience = { timeout: 15_000 }

test('where the form’s code does not come, the page around it stays, and the form comes when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/')
  expect(await screen.findByText('The form could not be loaded', {}, patience)).toBeTruthy()
  const headings = screen.getAllByRole('heading').length
  expect(headings).toBeGreaterThan(3)

  connection.isThere = true
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(
    () => expect(document.querySelector('#get-started form, #get-started fieldset')).toBeTruthy(),
    15_000,
  )
  expect(screen.queryByText('The form could not be loaded')).toBeNull()
}, 40_000)
