// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from '../../../navigation/address.ts'
import { AddressProvider, useAddress } from '../../../navigation/address-provider.tsx'
import { useNamedPlace } from './use-named-place.ts'

let seen: string[] = []
const scrolled = vi.fn()

beforeEach(() => {
  seen = []
  scrolled.mockClear()
  vi.stubGlobal('scrollTo', scrolled)
  Element.prototype.scrollIntoView = function note() {
    seen.push(this.id)
  }
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Report({ isThere }: { isThere: boolean }) {
  useNamedPlace(isThere)
  return (
    <>
      <button type="button">Waiting</button>
      {isThere && <section id="clock">Claims clock</section>}
    </>
  )
}

function show(hash: string) {
  void navigate(`/report/7${hash}`, { replace: true })
  const page = (isThere: boolean) => (
    <AddressProvider>
      <Report isThere={isThere} />
    </AddressProvider>
  )
  const { rerender } = render(page(false))
  return { arrive: () => rerender(page(true)) }
}

it('leads to the place that the address names once the report is there, with the keyboard', () => {
  const { arrive } = show('#clock')
  expect(seen).toEqual([])
  arrive()
  expect(seen).toEqual(['clock'])
  expect(document.activeElement).toBe(screen.getByText('Claims clock'))
})

it('is in the keyboard’s way no longer than that', () => {
  show('#clock').arrive()
  screen.getByRole('button').focus()
  expect(screen.getByText('Claims clock').hasAttribute('tabindex')).toBe(false)
})

it('takes nobody from the button that they went to meanwhile', () => {
  const { arrive } = show('#clock')
  screen.getByRole('button').focus()
  arrive()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('leaves the page at its top where the address names nothing, or nothing that is there', () => {
  show('').arrive()
  cleanup()
  show('#mold').arrive()
  expect(seen).toEqual([])
  expect(document.activeElement).toBe(document.body)
})

function Pages({ isThere }: { isThere: boolean }) {
  const { pathname } = useAddress()
  return pathname === '/report/7' ? <Report isThere={isThere} /> : <p>Terms</p>
}

/** Someone reads at 3000, goes to another page and comes back, where the report is asked for anew. */
async function comeBack(hash: string) {
  void navigate(`/report/7${hash}`)
  const pages = (isThere: boolean) => (
    <AddressProvider>
      <Pages isThere={isThere} />
    </AddressProvider>
  )
  const { rerender } = render(pages(true))
  vi.stubGlobal('scrollY', 3000)
  await act(async () => void navigate('/terms'))
  vi.stubGlobal('scrollY', 0)
  rerender(pages(false))
  await act(async () => {
    window.history.back()
    await vi.waitFor(() => expect(window.location.pathname).toBe('/report/7'))
  })
  await screen.findByText('Waiting')
  scrolled.mockClear()
  seen = []
  return { arrive: () => rerender(pages(true)) }
}

it.each(['', '#clock'])('leads back to where the reader of /report/7%s was, once the report is there', async (hash) => {
  const { arrive } = await comeBack(hash)
  arrive()
  expect(scrolled.mock.calls).toEqual([[0, 3000]])
  expect(seen).toEqual([])
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['the wheel', () => fireEvent.wheel(document.body)],
  ['a finger', () => fireEvent.touchMove(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ['the bar', () => fireEvent.mouseDown(document.documentElement)],
])('leads nobody away who has scrolled with %s meanwhile', async (_how, scroll) => {
  const { arrive } = await comeBack('#clock')
  scroll()
  arrive()
  expect(scrolled).not.toHaveBeenCalled()
  expect(seen).toEqual([])
})

it('takes neither a press nor a key of another kind for scrolling', async () => {
  const { arrive } = await comeBack('')
  fireEvent.mouseDown(document.body)
  fireEvent.keyDown(document.body, { key: 'Alt' })
  arrive()
  expect(scrolled.mock.calls).toEqual([[0, 3000]])
})
