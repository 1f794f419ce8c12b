import { cleanup, configure, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, vi } from 'vitest'
import { RootLayout } from '../app/root-layout.tsx'
import { createStore } from '../app/store.ts'
import { navigate } from '../navigation/address.ts'
import { AddressProvider } from '../navigation/address-provider.tsx'

// A page's code is fetched when its page is opened, which takes longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** jsdom has no layout: what the libraries ask of it gets an empty answer. */
function stubLayout() {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  document.elementFromPoint ??= () => null
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
}

/** The whole client at an address, with a store of its own. */
export function renderApp(path: string, store = createStore()) {
  stubLayout()
  void navigate(path)
  render(
    <Provider store={store}>
      <AddressProvider>
        <RootLayout />
      </AddressProvider>
    </Provider>,
  )
  return { address: () => window.location.pathname + window.location.search }
}
