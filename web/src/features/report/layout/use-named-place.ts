import { useEffect, useState } from 'react'
import { useAddress } from '../../../navigation/address-provider.tsx'
import { partNamed } from '../../../navigation/scroll-places.ts'

/**
 * Leads to the place that the address names, '#clock', once the report is there: it often comes after its page. The
 * keyboard and the screen reader go on from there.
 */
export function useNamedPlace(isThere: boolean): void {
  const [named] = useState(useAddress().hash)
  useEffect(() => {
    const place = isThere ? partNamed(named) : null
    if (!place) return
    place.scrollIntoView()
    if (isReading()) startAt(place)
  }, [isThere, named])
}

/** Whoever has gone to a button or a field meanwhile stays there. */
const isReading = (): boolean => document.activeElement === document.body || document.activeElement?.id === 'content'

function startAt(place: HTMLElement): void {
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
