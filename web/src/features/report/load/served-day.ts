import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react'

/** The day, '2026-11-22', that the HTML of the page is of; undefined where the page did not come with its HTML. */
export const ServedDay = createContext<string | undefined>(undefined)

const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const dayHere = () => dayOf(new Date())

/**
 * Today where the reader is. A page that came with its HTML begins with the day of that, and is right a moment later: piece
 * by piece, since all at once would hold up a phone for a second.
 */
export function useToday(): Date {
  const served = useContext(ServedDay)
  const [day, setDay] = useState(served ?? dayHere)
  useEffect(() => startTransition(() => setDay(dayHere)), [])
  return useMemo(() => new Date(`${day}T00:00`), [day])
}

/** Whether the page came with its HTML: all of it is on the screen already. */
export const useIsServed = (): boolean => useContext(ServedDay) !== undefined
