// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageApi } from '../api/page-endpoints.ts'
import { fakeGateway, problem, signedIn } from '../testing/fake-gateway.ts'
import { renderApp } from '../testing/render-app.tsx'
import { askAhead } from './ask-ahead.ts'
import { type AppStore, createStore } from './store.ts'

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

const r1 = new URL('/report/r-1', 'http://localhost')
const reportIn = (store: AppStore) =>
  pageApi.endpoints.getReportStatus.select({ reportId: 'r-1', version: 'free', language: 'en' })(store.getState()).data

test('the page can be shown in one step: the report is there with the session', async () => {
  fakeGateway({ [me]: signedIn, [status]: { body: { status: 'completed', message: '' } } })
  const store = createStore()
  await askAhead(store, r1)
  expect(reportIn(store)).toMatchObject({ status: 'completed' })
})

test('a report that takes longer than a moment holds up no page', async () => {
  fakeGateway({ [me]: signedIn, [status]: () => new Promise(() => {}) })
  const store = createStore()
  await askAhead(store, r1)
  expect(reportIn(store)).toBeUndefined()
})
