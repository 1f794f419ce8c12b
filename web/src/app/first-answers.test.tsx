// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeGateway, signedIn } from '../testing/fake-gateway.ts'
import { renderApp } from '../testing/render-app.tsx'
import { firstAnswers } from './first-answers.ts'

const me = 'GET /api/auth/me'
const status = 'GET /api/reports/r-1/status'

afterEach(() => {
  delete window.askedFirst
})

test.each(['/report/r-1', '/report/r-1?lang=es', '/report/r-1?version=enhanced&lang=es'])(
  'at %s the page takes the answers that were asked for before its code was there, and asks for nothing twice',
  async (path) => {
    const body = { reportId: 'r-1', status: 'error', message: 'Asked for first.' }
    const gateway = fakeGateway({ [me]: signedIn, [status]: { body } })
    window.askedFirst = firstAnswers(new URL(path, window.location.origin))
    await waitFor(() => expect(gateway.calls).toHaveLength(2))
    gateway.answers[me] = new Error('asked twice')
    gateway.answers[status] = new Error('asked twice')
    renderApp(path)
    await waitFor(() => expect(document.body.textContent).toContain('Asked for first.'), { timeout: 10_000 })
    expect(gateway.calls).toHaveLength(2)
    expect(window.askedFirst).toEqual({})
  },
)

test('a first script that comes after the client’s code asks for nothing', async () => {
  const gateway = fakeGateway({
    [me]: signedIn,
    [status]: { body: { reportId: 'r-1', status: 'error', message: 'Said.' } },
  })
  renderApp('/report/r-1')
  await waitFor(() => expect(document.body.textContent).toContain('Said.'), { timeout: 10_000 })
  const asked = gateway.calls.length
  await import('./ask-first.ts')
  expect(gateway.calls).toHaveLength(asked)
})
