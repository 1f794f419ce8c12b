// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate, replaceSearch } from '../navigation/address.ts'
import { AddressProvider, useAddress } from '../navigation/address-provider.tsx'
import { lazyPage } from '../navigation/lazy-page.tsx'
import { RouteBoundary } from './route-boundary.tsx'

const failed = 'This page could not be shown'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(Page: React.ComponentType, path: string) {
  const Bounded = () => (
    <RouteBoundary at={useAddress().key}>
      <Page />
    </RouteBoundary>
  )
  void navigate(path, { replace: true })
  render(
    <AddressProvider>
      <Bounded />
    </AddressProvider>,
  )
}

const ask = (search: Record<string, string>) => act(async () => replaceSearch(new URLSearchParams(search)))

function Breaking() {
  const { search } = useAddress()
  if (search.includes('broken')) throw new Error('Broken.')
  return <p>Shown {search}</p>
}

test('a page that broke is tried again when another query is asked for, and says so when that breaks too', async () => {
  show(Breaking, '/page?is=broken')
  expect(screen.getByText(failed)).toBeTruthy()
  await ask({ is: 'sound' })
  expect(screen.getByText('Shown ?is=sound')).toBeTruthy()
  await ask({ is: 'broken' })
  expect(screen.getByText(failed)).toBeTruthy()
  await ask({ is: 'broken too' })
  expect(screen.getByText(failed)).toBeTruthy()
})

test('a page whose code could not be fetched is asked for once at an address, and again at the next one', async () => {
  const load = vi.fn(async (): Promise<React.ComponentType> => {
    throw new Error('No connection')
  })
  show(lazyPage(load).Page, '/page')
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
  load.mockResolvedValue(() => <p>Here at last</p>)
  await ask({ again: 'please' })
  expect(await screen.findByText('Here at last')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
