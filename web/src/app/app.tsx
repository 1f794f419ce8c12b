import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { ServedDay } from '../features/report/load/served-day.ts'
import { RootLayout } from './root-layout.tsx'
import type { AppStore } from './store.ts'

interface AppProps {
  store: AppStore
  /** Of a page that comes with its HTML: the day on which that was made. */
  servedDay?: string | undefined
  /** Tells the pages below where they are. */
  At: (props: { children: ReactNode }) => ReactNode
}

/** Everything on the screen, the same in a browser and where its HTML is made. */
export function App({ store, servedDay, At }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <ServedDay value={servedDay}>
          <At>
            <RootLayout />
          </At>
        </ServedDay>
      </Provider>
    </StrictMode>
  )
}
