import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { api } from './api/endpoints.ts'
import { routes } from './app/routes.tsx'
import { createStore } from './app/store.ts'
import './app/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const store = createStore()
// Every page asks who is signed in: the question is on its way while the page's code still comes.
store.dispatch(api.endpoints.currentUser.initiate())

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Provider>
  </StrictMode>,
)
