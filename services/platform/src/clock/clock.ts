/** Where the time comes from: tests fix it, so that a sample's term does not run out. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface FixedClock extends Clock {
  advance(milliseconds: number): void
}

export function fixedClock(iso: string): FixedClock {
  let time = Date.parse(iso)
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}
