// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'

const reload = vi.fn()
let cameBy: 'navigate' | 'reload'
let answer: () => Response

beforeEach(() => {
  reload.mockClear()
  cameBy = 'navigate'
  answer = () => new Response()
  vi.stubGlobal('location', { href: 'http://localhost:3000/report/r-1?lang=es#questions', reload })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: cameBy }] })
  vi.stubGlobal('fetch', async () => answer())
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('loads the page in the version that is shown, whichever its address named', async () => {
  await loadAnew()
  expect(reload).toHaveBeenCalledOnce()
  const [[, , address] = []] = vi.mocked(window.history.replaceState).mock.calls
  expect(String(address)).toBe('http://localhost:3000/report/r-1?lang=es&version=enhanced#questions')
})

it('loads it once: a page that was loaded anew has the newest code', async () => {
  cameBy = 'reload'
  await loadAnew()
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['the server is away', () => new Response(null, { status: 503 })],
])('leaves what is read on the screen while %s', async (_which, answered) => {
  answer = answered
  await loadAnew()
  expect(reload).not.toHaveBeenCalled()
})
