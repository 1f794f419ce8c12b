// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { navigate } from '../../../navigation/address.ts'
import { AddressProvider } from '../../../navigation/address-provider.tsx'
import { useNamedPlace } from './use-named-place.ts'

let seen: string[] = []

beforeEach(() => {
  seen = []
  Element.prototype.scrollIntoView = function note() {
    seen.push(this.id)
  }
})

afterEach(cleanup)

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
