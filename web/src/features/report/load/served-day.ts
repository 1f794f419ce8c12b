import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'

/** The day, '2026-11-22', that the HTML of the page is of; undefined where the page did not come with its HTML. */
export const ServedDay = createContext<string | undefined>(undefined)

const never = () => () => {}

const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const dayHere = () => dayOf(new Date())

/** Today where the reader is. A page that came with its HTML begins with the day of that, and is right a moment later. */
export function useToday(): Date {
  const served = useContext(ServedDay)
  const day = useSyncExternalStore(never, dayHere, () => served ?? dayHere())
  return useMemo(() => new Date(`${day}T00:00`), [day])
}

/** Whether the page came with its HTML: all of it is on the screen already. */
export const useIsServed = (): boolean => useContext(ServedDay) !== undefined
