import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { askAhead } from './app/ask-ahead.ts'
import { routes } from './app/routes.tsx'
import { createStore } from './app/store.ts'
import './app/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const store = createStore()
askAhead(store, window.location)

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Provider>
  </StrictMode>,
)
