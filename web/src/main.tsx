import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { askAhead } from './app/ask-ahead.ts'
import { RootLayout } from './app/root-layout.tsx'
import { routeAt } from './app/routes.tsx'
import { createStore } from './app/store.ts'
import { AddressProvider } from './navigation/address-provider.tsx'
import './app/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const store = createStore()
const asked = askAhead(store, window.location)

// In slices, between which a phone answers to a touch.
const show = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          <AddressProvider>
            <RootLayout />
          </AddressProvider>
        </Provider>
      </StrictMode>,
    ),
  )

// The first page is shown in one step: what the HTML holds of it stays until then. What fails is told by the page.
const needed: Promise<unknown>[] = [routeAt(window.location.pathname).route.preload()]
if (root.hasChildNodes()) needed.push(asked)
Promise.all(needed).then(show, show)
