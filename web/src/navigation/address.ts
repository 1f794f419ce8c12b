import { type Arrival, rememberScroll } from './scroll-places.ts'

/** An entry of the browser's history. */
export interface Address extends Arrival {
  pathname: string
  search: string
  /** What the page that led here handed over, kept with the entry and never shown. */
  state: unknown
}

interface NavigateOptions {
  replace?: boolean | undefined
  state?: unknown
  keepsScroll?: boolean
}

let present: Address | null = null
const listeners = new Set<() => void>()
let waiting: (() => void)[] = []

/** Where the browser is. The page on the screen may still be the one before. */
export function presentAddress(): Address {
  present ??= arrivedAt({ arrival: 'returned', keepsScroll: false })
  return present
}

/** Calls at each change. Answers how to stop. */
export function onAddress(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', returned)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', returned)
  }
}

/** Goes to a page of this site. The promise is kept when that page, or one that came after it, is on the screen. */
export function navigate(to: string, { replace, state, keepsScroll = false }: NavigateOptions = {}): Promise<void> {
  const from = presentAddress()
  rememberScroll(from.key)
  const isSame = to === from.pathname + from.search + from.hash
  window.history[replace || isSame ? 'replaceState' : 'pushState']({ key: newKey(), state }, '', to)
  return new Promise((resolve) => {
    waiting.push(resolve)
    change(arrivedAt({ arrival: 'came', keepsScroll }))
  })
}

/** Another query of the same page, in place of this one. */
export function replaceSearch(search: URLSearchParams): void {
  const { pathname } = presentAddress()
  void navigate(search.size > 0 ? `${pathname}?${search}` : pathname, { replace: true, keepsScroll: true })
}

/** Said by what shows the pages: this one is on the screen. */
export function addressShown(address: Address): void {
  if (address !== present) return
  for (const resolve of waiting) resolve()
  waiting = []
}

function returned(): void {
  rememberScroll(presentAddress().key)
  change(arrivedAt({ arrival: 'returned', keepsScroll: false }))
}

function change(next: Address): void {
  present = next
  for (const listener of listeners) listener()
}

function arrivedAt(how: Pick<Address, 'arrival' | 'keepsScroll'>): Address {
  const { pathname, search, hash } = window.location
  const entry: unknown = window.history.state
  if (isEntry(entry)) return { pathname, search, hash, state: entry.state, key: entry.key, ...how }
  // The first page, or a place on a page that the browser went to by itself.
  const key = newKey()
  window.history.replaceState({ key }, '')
  return { pathname, search, hash, state: null, key, ...how }
}

const isEntry = (entry: unknown): entry is { key: string; state?: unknown } =>
  typeof entry === 'object' && entry !== null && 'key' in entry && typeof entry.key === 'string'

const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
