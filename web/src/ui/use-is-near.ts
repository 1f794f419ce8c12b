import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen a part already counts as near. */
const AHEAD = '800px'

/** Whether a part of the page has come near the screen, and from then on. */
export function useIsNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !part.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
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
