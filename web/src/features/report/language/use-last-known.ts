import { useEffect, useRef } from 'react'

/** What is known now; while nothing is, what was known before. */
export function useLastKnown<Value>(now: Value | null): Value | null {
  const last = useRef(now)
  useEffect(() => {
    if (now !== null) last.current = now
  })
  return now ?? last.current
}
