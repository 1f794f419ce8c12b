import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { type Address, addressShown, onAddress, presentAddress } from './address.ts'
import { keepScrollPlaces, rememberScroll, scrollTo, watchReader } from './scroll-places.ts'

const AddressContext = createContext<Address | null>(null)

/** Tells the pages below where they are. A page stays on the screen until the code of the next one is there. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const asked = useSyncExternalStore(onAddress, presentAddress, presentAddress)
  const shown = useDeferredValue(asked)
  useLayoutEffect(() => {
    scrollTo(shown)
    addressShown(shown)
  }, [shown])
  useOwnScrolling()
  useEffect(watchReader, [])
  return <AddressContext value={shown}>{children}</AddressContext>
}

/** The browser would scroll before the page is there. */
function useOwnScrolling() {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const leave = () => {
      rememberScroll(presentAddress().key)
      keepScrollPlaces()
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}

/** The same where the HTML of a page is made: nobody goes anywhere from there. */
export function FixedAddress({ address, children }: { address: Address; children: ReactNode }) {
  return <AddressContext value={address}>{children}</AddressContext>
}

/** The address of the page that is on the screen. */
export function useAddress(): Address {
  const address = useContext(AddressContext)
  if (!address) throw new Error('useAddress needs an AddressProvider above it')
  return address
}
