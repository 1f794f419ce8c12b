/** What is left of the time that a document may take; everything that is done for it asks the same one. */
export interface Deadline {
  /** Milliseconds; 0 when it is over. */
  left(): number
}

/** `now` gives milliseconds of a clock that never goes back. */
export const deadlineIn = (ms: number, now: () => number): Deadline => {
  const end = now() + ms
  return { left: () => Math.max(0, end - now()) }
}
