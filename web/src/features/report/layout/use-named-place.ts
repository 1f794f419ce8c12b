import { useLayoutEffect } from 'react'
import { useAddress } from '../../../navigation/address-provider.tsx'
import { scrollAgain } from '../../../navigation/scroll-places.ts'

/**
 * Once the report is there, which often comes after its page, leads a reader who returns to where they were, and others to
 * the place that the address names, '#clock': the keyboard and the screen reader go on from there.
 */
export function useNamedPlace(isThere: boolean): void {
  const address = useAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; from then on the page itself follows its address.
  useLayoutEffect(() => {
    const place = isThere ? scrollAgain(address) : null
    if (place && isReading()) startAt(place)
  }, [isThere])
}

/** Whoever has gone to a button or a field meanwhile stays there. */
const isReading = (): boolean => document.activeElement === document.body || document.activeElement?.id === 'content'

function startAt(place: HTMLElement): void {
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
