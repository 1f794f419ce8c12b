// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freeReport } from '../features/report/testing/report-fixture.ts'
import sampleReport from '../features/report/testing/sample-report.json' with { type: 'json' }
import { navigate } from '../navigation/address.ts'
import { AddressProvider } from '../navigation/address-provider.tsx'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { App } from './app.tsx'
import { frameOf, reportHtml } from './report-html.tsx'
import { keepAnswers, preloadPage, type ServedAnswers, servedId } from './served-answers.ts'
import { createStore } from './store.ts'

const frame =
  '<!doctype html><html><head><title>Plainpolicy</title></head><body><div id="root"></div><svg></svg></body></html>'
const user = { userId: 'u-1', email: 'pat@example.com', name: 'Pat', roles: [] } as unknown as ServedAnswers['user']

function statusOf(reportData: object): ServedAnswers['status'] {
  const known = { reportId: freeReport.reportId, status: 'completed', message: null, step: null, policyDate: null }
  return { ...known, unlocked: true, reportData } as unknown as ServedAnswers['status']
}

const at = (search: string) => ({ pathname: `/report/${freeReport.reportId}`, search })

/** Nothing is near a screen: bodies far below it wait. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('holds the report, its title and what both were made from', async () => {
  const html = await reportHtml({ frame, address: at(''), user, status: statusOf(freeReport) })
  const page = new DOMParser().parseFromString(html ?? '', 'text/html')
  expect(page.title).toBe('Your report · Plainpolicy')
  expect(page.querySelectorAll('title')).toHaveLength(1)
  expect(page.getElementById('root')?.textContent).toContain(freeReport.policy_holder_details.policy_holder_name)
  const answers = JSON.parse(page.getElementById(servedId)?.textContent ?? '')
  expect(answers.user).toEqual(user)
  expect(answers.status.reportData.reportId).toBe(freeReport.reportId)
})

it('takes what a policy says for words, whatever it says', async () => {
  const hostile = `</script><img src=x onerror="alert(1)"> $& $'`
  const details = { ...freeReport.policy_holder_details, policy_holder_name: hostile }
  const report = { ...freeReport, policy_holder_details: details }
  const html = await reportHtml({ frame, address: at(''), user, status: statusOf(report) })
  const page = new DOMParser().parseFromString(html ?? '', 'text/html')
  expect(page.querySelector('img')).toBeNull()
  expect(page.getElementById('root')?.textContent).toContain(hostile)
  const answers = JSON.parse(page.getElementById(servedId)?.textContent ?? '')
  expect(answers.status.reportData.policy_holder_details.policy_holder_name).toBe(hostile)
})

it('leaves nothing of the report where it was made, a second later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  expect(await reportHtml({ frame, address: at(''), user, status: statusOf(freeReport) })).toBeTruthy()
  vi.advanceTimersByTime(1_000)
  expect(vi.getTimerCount()).toBe(0)
})

it('is none of a report that is not there yet', async () => {
  const status = {
    ...statusOf(freeReport),
    status: 'processing',
    reportData: null,
  } as unknown as ServedAnswers['status']
  expect(await reportHtml({ frame, address: at(''), user, status })).toBeNull()
})

it('names the code of the version that the address asks for, and is of no other page', () => {
  const frames = ['', '?version=enhanced', '?version=free&version=enhanced'].map((search) => frameOf(at(search)))
  expect(frames).toEqual(['report.html', 'report-enhanced.html', 'report.html'])
  expect(frameOf({ pathname: '/reports/7', search: '' })).toBeNull()
})

/** Takes the page over as the browser does, and answers what differed. */
async function takeOver(search: string, reportData: object): Promise<unknown[]> {
  const gateway = fakeGateway({})
  const faults: unknown[] = []
  const html = await reportHtml({ frame, address: at(search), user, status: statusOf(reportData) })
  const page = new DOMParser().parseFromString(html ?? '', 'text/html')
  document.body.innerHTML = page.body.innerHTML
  const answers: ServedAnswers = JSON.parse(document.getElementById(servedId)?.textContent ?? '')
  vi.stubGlobal('scrollTo', () => {})
  void navigate(at(search).pathname + search)
  const store = createStore()
  keepAnswers(store, at(search), answers)
  await preloadPage(at(search))
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  await act(async () => {
    const app = <App store={store} servedDay={answers.day} At={AddressProvider} />
    root = hydrateRoot(place, app, { onRecoverableError: (fault) => faults.push(fault) })
  })
  expect(gateway.calls.map(({ name }) => name).filter((name) => /auth\/me|status/.test(name))).toEqual([])
  return faults
}

it.each([
  ['', freeReport],
  ['?version=enhanced', sampleReport],
  ['?lang=es', { ...freeReport, language: 'es' }],
])('at %s the page is taken over as it is, and asks for nothing again', async (search, report) => {
  expect(await takeOver(search, report)).toEqual([])
  expect(document.querySelector('main')?.dataset.report).toBe((report as { version: string }).version)
})

it('has the day of Texas in its HTML, and that of the reader once it is taken over', async () => {
  const noonInTokyo = new Date('2026-11-22T03:00:00Z')
  vi.useFakeTimers({ now: noonInTokyo, toFake: ['Date'] })
  const html = await reportHtml({ frame, address: at(''), user, status: statusOf(freeReport) })
  expect(html).toContain('November 21, 2026')
  expect(await takeOver('', freeReport)).toEqual([])
  const here = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(noonInTokyo)
  expect(document.querySelector('main')?.textContent).toContain(here)
})
