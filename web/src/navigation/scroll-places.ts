/** How an entry of the browser's history came to be the present one. */
export interface Arrival {
  /** Of this entry alone. */
  key: string
  hash: string
  /** `came`: by a link or a redirect; `returned`: by the browser, which also opens the first page. */
  arrival: 'came' | 'returned'
  /** The page is the same one, asked for a little differently. */
  keepsScroll: boolean
}

/** How far a reader had come on a page, and how high on the screen the part stood that they were at. */
interface Left {
  top: number
  at: { id: string; top: number } | null
}

const keptAs = 'placesLeft'
let places: Record<string, Left> | null = null

/** Where a reader was on the page of an entry, for when they return to it. */
export function rememberScroll(key: string): void {
  places = { ...known(), [key]: { top: window.scrollY, at: partInSight() } }
}

/** The last part that begins in the upper half of the screen or above it: what comes late above it does not part the two. */
function partInSight(): Left['at'] {
  const parts = [...document.querySelectorAll('main section[id]')]
  const begun = parts.map((part) => ({ id: part.id, top: part.getBoundingClientRect().top }))
  return begun.findLast(({ top }) => top <= window.innerHeight / 2) ?? null
}

/** For when the reader comes back from another site, or loads the page again. */
export function keepScrollPlaces(): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(known()))
  } catch {
    // Storage is off or full: pages begin at their top.
  }
}

/** Called when the page of an address is on the screen. */
export function scrollTo(address: Arrival): void {
  if (address.keepsScroll) return
  hasReaderMoved = hasGoneOn(address)
  goneOn = false
  if (hasReaderMoved) return
  hold(address)
  const place = placeOf(address)
  if (place) show(place)
  else if (address.arrival === 'came') window.scrollTo(0, 0)
}

/**
 * Called when all of a page is there that came in pieces: before, it was too short for the place, and what came in between
 * has moved it. Leads nobody away who has scrolled by themselves meanwhile. Answers the part that the address led to.
 */
export function scrollAgain(address: Arrival): HTMLElement | null {
  const place = address.keepsScroll || hasReaderMoved || hasGoneOn(address) ? null : placeOf(address)
  if (place) {
    hold(address)
    show(place)
  }
  return place?.part ?? null
}

/** Small parts come later still, when they are near the screen, and those above the place would move it. */
const HELD_MS = 10_000
let held: { address: Arrival; until: number } | null = null

function hold(address: Arrival): void {
  held = { address, until: performance.now() + HELD_MS }
}

/** Until the reader does something: what they open by themselves may move the page. */
const release = () => {
  held = null
}

function showHeld(): void {
  if (!held || hasReaderMoved || performance.now() > held.until) return
  const place = placeOf(held.address)
  if (place) show(place)
}

/** Tells scrolling by a reader from that of a page whose parts are still coming. Answers how to stop. */
export function watchReader(): () => void {
  const moved = () => {
    hasReaderMoved = true
  }
  const pressed = ({ key }: KeyboardEvent) => {
    release()
    if (scrollingKeys.has(key)) moved()
  }
  // The bar at the window's side belongs to the document itself.
  const barPressed = ({ target }: Event) => target === document.documentElement && moved()
  const watched = new AbortController()
  const { signal } = watched
  window.addEventListener('wheel', moved, { passive: true, signal })
  window.addEventListener('touchmove', moved, { passive: true, signal })
  window.addEventListener('keydown', pressed, { signal })
  window.addEventListener('mousedown', barPressed, { signal })
  window.addEventListener('pointerdown', release, { signal })
  const growing = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(showHeld)
  growing?.observe(document.body)
  return () => {
    watched.abort()
    growing?.disconnect()
  }
}

const scrollingKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab'])

let hasReaderMoved = false

/** Unknown until the first page is shown, to which a reader may have come long before its code. */
let goneOn: boolean | null = null

/** In a page that came with its HTML the browser has led to the place, and the reader may have gone on from there. */
function hasGoneOn(address: Arrival): boolean {
  const top = placeOf(address)?.part?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  goneOn ??= window.scrollY > 0 && Math.abs(top) > window.innerHeight / 2
  return goneOn
}

interface Place {
  part: HTMLElement | null
  top: number
}

/** Where an address leads: a page that is returned to, to where it was left. */
function placeOf({ key, hash, arrival }: Arrival): Place | null {
  const before = arrival === 'returned' ? known()[key] : undefined
  if (before !== undefined) return { part: null, top: topOf(before) }
  const part = partNamed(hash)
  return part && { part, top: 0 }
}

/** A page that came anew may be shorter above the part, or lack it. */
function topOf({ top, at }: Left): number {
  const part = at && document.getElementById(at.id)
  return part ? Math.round(window.scrollY + part.getBoundingClientRect().top - at.top) : top
}

function show({ part, top }: Place): void {
  if (part) part.scrollIntoView()
  else window.scrollTo(0, top)
}

/** The part of the page that '#part' names; null while there is none. */
const partNamed = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decoded(hash.slice(1)))

function known(): Record<string, Left> {
  places ??= kept()
  return places
}

function kept(): Record<string, Left> {
  try {
    return JSON.parse(sessionStorage.getItem(keptAs) ?? '{}')
  } catch {
    return {}
  }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
