// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate, presentAddress, replaceSearch } from './address.ts'
import { AddressProvider, useAddress } from './address-provider.tsx'
import { lazyPage } from './lazy-page.tsx'
import { Link } from './link.tsx'
import { matchPattern } from './match-pattern.ts'
import { Redirect } from './redirect.tsx'
import { useSearchParams } from './use-search-params.ts'

const scrolled = vi.fn()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled)
  scrolled.mockClear()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Where() {
  const { pathname, state } = useAddress()
  return (
    <p>
      {pathname} {useSearchParams().get('version')} {String(state)}
    </p>
  )
}

async function show(path: string, pages = <Where />) {
  void navigate(path, { replace: true })
  render(<AddressProvider>{pages}</AddressProvider>)
  await screen.findByText(new RegExp(path.replace('?', '.*')))
}

const goBack = () =>
  act(async () => {
    window.history.back()
    await vi.waitFor(() => expect(window.location.pathname).toBe('/first'))
  })

const goTo = (...there: Parameters<typeof navigate>) => act(async () => void navigate(...there))

test.each([
  ['/report/:reportId', '/report/7', { reportId: '7' }],
  ['/report/:reportId', '/Report/a%20b/', { reportId: 'a b' }],
  ['/report/:reportId', '/report/%E0%A4%A', { reportId: '%E0%A4%A' }],
  ['/report/:reportId', '/report/7/8', null],
  ['/report/:reportId', '/report', null],
  ['/', '/', {}],
  ['/terms', '/terms/', {}],
  ['/terms', '/terms.html', null],
])('the pattern %s of the address %s gives %j', (pattern, pathname, params) => {
  expect(matchPattern(pattern, pathname)).toEqual(params)
})

test('a page that is gone to begins at its top, and one that is returned to where it was left', async () => {
  await show('/first')
  vi.stubGlobal('scrollY', 420)
  await goTo('/second?version=free', { state: 'handed over' })
  expect(screen.getByText('/second free handed over')).toBeTruthy()
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  await goBack()
  expect(await screen.findByText(/^\/first/)).toBeTruthy()
  expect(scrolled).toHaveBeenLastCalledWith(0, 420)
})

/** What the page of this address is to do when its size changes. */
function watchSize() {
  let grown = () => {}
  class FakeResizeObserver {
    constructor(callback: () => void) {
      grown = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  return { grow: () => grown() }
}

test('what comes late moves no reader from the place that they returned to, until they do something', async () => {
  const page = watchSize()
  await show('/first')
  vi.stubGlobal('scrollY', 420)
  await goTo('/second')
  scrolled.mockClear()
  page.grow()
  expect(scrolled).not.toHaveBeenCalled()
  await goBack()
  await screen.findByText(/^\/first/)
  scrolled.mockClear()
  page.grow()
  expect(scrolled.mock.calls).toEqual([[0, 420]])
  fireEvent.pointerDown(document.body)
  page.grow()
  expect(scrolled).toHaveBeenCalledOnce()
})

test('the part that a reader was at stands where it stood, though the page above it is shorter now', async () => {
  let partTop = 72
  const Long = () => (useAddress().pathname === '/first' ? <section id="coast">Coast</section> : null)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, partTop, 100, 100))
  await show(
    '/first',
    <main>
      <Where />
      <Long />
    </main>,
  )
  vi.stubGlobal('scrollY', 15_654)
  await goTo('/second')
  vi.stubGlobal('scrollY', 0)
  partTop = 15_119
  await goBack()
  await screen.findByText(/^\/first/)
  expect(scrolled).toHaveBeenLastCalledWith(0, 15_047)
})

test('a place is held for the first moments alone', async () => {
  const page = watchSize()
  await show('/first')
  vi.stubGlobal('scrollY', 420)
  await goTo('/second')
  await goBack()
  await screen.findByText(/^\/first/)
  scrolled.mockClear()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 11_000)
  page.grow()
  expect(scrolled).not.toHaveBeenCalled()
})

test('a page that names a part of another one leads to that part', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function note() {
    seen.push(this.id)
  }
  await show(
    '/first',
    <>
      <Where />
      <h2 id="a part">Part</h2>
    </>,
  )
  await goTo('/second#a%20part')
  expect(seen).toEqual(['a part'])
})

test('another query of the same page takes the place of the one before and moves nothing', async () => {
  await show('/first')
  scrolled.mockClear()
  const before = window.history.length
  await act(async () => replaceSearch(new URLSearchParams({ version: 'enhanced' })))
  expect(screen.getByText(/\/first enhanced/)).toBeTruthy()
  expect(window.history.length).toBe(before)
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => replaceSearch(new URLSearchParams()))
  expect(window.location.href).toMatch(/\/first$/)
})

test('a page that redirects stays in no history, and hands over what the next page needs', async () => {
  const Pages = () => (useAddress().pathname === '/gone' ? <Redirect to="/second" state="why" /> : <Where />)
  await show('/first', <Pages />)
  const before = window.history.length
  await goTo('/gone')
  expect(await screen.findByText('/second why')).toBeTruthy()
  expect(window.history.length).toBe(before + 1)
})

test('the page before stays on the screen until the code of the next one is there, and the promise waits as long', async () => {
  let arrive = (_page: () => React.ReactNode) => {}
  const { Page } = lazyPage(() => new Promise((resolve) => (arrive = resolve)))
  const Pages = () => (useAddress().pathname === '/late' ? <Page /> : <Where />)
  await show('/first', <Pages />)
  const shown = vi.fn()
  await act(async () => void navigate('/late').then(shown))
  expect(screen.getByText(/^\/first/)).toBeTruthy()
  expect(presentAddress().pathname).toBe('/late')
  expect(shown).not.toHaveBeenCalled()
  await act(async () => arrive(() => <p>Late</p>))
  expect(screen.getByText('Late')).toBeTruthy()
  expect(shown).toHaveBeenCalledOnce()
})

test('a link changes the page by a plain press, and leaves new tabs to the browser', async () => {
  const leave = vi.fn((event: Event) => event.preventDefault())
  await show(
    '/first',
    <>
      <Where />
      <Link to="/second">Second</Link>
      <Link to="/third" target="_blank">
        Third
      </Link>
    </>,
  )
  const user = userEvent.setup()
  document.body.addEventListener('click', leave)
  await user.keyboard('{Control>}')
  await user.click(screen.getByText('Second'))
  await user.keyboard('{/Control}')
  await user.click(screen.getByText('Third'))
  expect(presentAddress().pathname).toBe('/first')
  expect(leave.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true, true])
  document.body.removeEventListener('click', leave)
  await user.click(screen.getByText('Second'))
  expect(await screen.findByText(/^\/second/)).toBeTruthy()
})

test('a link to the page that is shown leaves no second entry behind', async () => {
  await show('/first')
  const before = window.history.length
  await goTo('/first')
  expect(window.history.length).toBe(before)
})

test.each([
  ['under its own name', true],
  ['under the server’s name', ''],
  ['under another name', 'guide.pdf'],
])('a link to a file that is kept %s is left to the browser', async (_how, download) => {
  const leave = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', leave)
  await show(
    '/first',
    <>
      <Where />
      <Link to="/guide.pdf" download={download}>
        Guide
      </Link>
    </>,
  )
  await userEvent.setup().click(screen.getByText('Guide'))
  document.body.removeEventListener('click', leave)
  expect(presentAddress().pathname).toBe('/first')
})
