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

const place = 'scrollPlaces'
let places: Record<string, number> | null = null

/** How far a reader had come on the page of an entry, for when they return to it. */
export function rememberScroll(key: string): void {
  places = { ...known(), [key]: window.scrollY }
}

/** For when the reader comes back from another site, or loads the page again. */
export function keepScrollPlaces(): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(known()))
  } catch {
    // Storage is off or full: pages begin at their top.
  }
}

/** Called when the page of an address is on the screen. */
export function scrollTo({ key, hash, arrival, keepsScroll }: Arrival): void {
  if (keepsScroll) return
  const before = arrival === 'returned' ? known()[key] : undefined
  const part = partNamed(hash)
  if (before !== undefined) window.scrollTo(0, before)
  else if (part) part.scrollIntoView()
  else if (arrival === 'came') window.scrollTo(0, 0)
}

/** The part of the page that '#part' names; null while there is none. */
export const partNamed = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decoded(hash.slice(1)))

function known(): Record<string, number> {
  places ??= kept()
  return places
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}')
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
