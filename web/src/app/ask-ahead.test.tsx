// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway, problem, signedIn } from '../testing/fake-gateway.ts'
import { renderApp } from '../testing/render-app.tsx'
import { askAhead } from './ask-ahead.ts'
import { createStore } from './store.ts'

const me = 'GET /api/auth/me'
const status = 'GET /api/reports/r-1/status'

test.each([
  ['/report/r-1', 'free', 'en'],
  ['/report/r-1?version=enhanced&lang=es', 'enhanced', 'es'],
])('at %s the session and the report are asked for once, before the page is there', async (path, version, language) => {
  const gateway = fakeGateway({ [me]: signedIn, [status]: { body: { status: 'processing', message: '' } } })
  const store = createStore()
  askAhead(store, new URL(path, 'http://localhost'))
  await waitFor(() => expect(gateway.calls).toHaveLength(2))
  expect(Object.fromEntries(gateway.callsTo(status)[0]?.query ?? [])).toEqual({ version, language })
  renderApp(path, store)
  await waitFor(() => expect(document.title).not.toBe(''), { timeout: 10_000 })
  expect(gateway.calls.filter(({ name }) => name === me || name === status)).toHaveLength(2)
})

test('on every other page only who is signed in', async () => {
  const gateway = fakeGateway({ [me]: problem(401, 'Please sign in.') })
  askAhead(createStore(), new URL('/reports/r-1', 'http://localhost'))
  await waitFor(() => expect(gateway.calls.map(({ name }) => name)).toEqual([me]))
})
