import { useEffect, useState } from 'react'

/** A message that goes away by itself. */
export function useNotice(durationMs: number) {
  const [shownAt, setShownAt] = useState<number | null>(null)
  useEffect(() => {
    if (shownAt === null) return
    const timer = setTimeout(() => setShownAt(null), durationMs)
    return () => clearTimeout(timer)
  }, [shownAt, durationMs])
  return { isShown: shownAt !== null, show: () => setShownAt(performance.now()) }
}
