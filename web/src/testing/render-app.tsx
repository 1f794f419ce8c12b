import { cleanup, configure, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, vi } from 'vitest'
import { routes } from '../app/routes.tsx'
import { createStore } from '../app/store.ts'

// A page's code is fetched when its page is opened, which takes longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 4000 })

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
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { address: () => `${router.state.location.pathname}${router.state.location.search}` }
}
