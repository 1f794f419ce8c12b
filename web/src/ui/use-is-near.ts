import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen a part already counts as near. */
const AHEAD = '800px'

// Where the HTML of a page is made there is no screen that anything could be near.
const isUnknown = () => typeof document !== 'undefined' && typeof IntersectionObserver === 'undefined'

/** Whether a part of the page has come near the screen, and from then on. */
export function useIsNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(isUnknown)
  useEffect(() => {
    if (isNear || !part.current) return
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    })
    watching.observe(part.current)
    const all = () => setNear(true)
    // Paper has all parts.
    window.addEventListener('beforeprint', all)
    return () => {
      watching.disconnect()
      window.removeEventListener('beforeprint', all)
    }
  }, [isNear, part])
  return isNear
}
