/** What is left of the time that a document may take; everything that is done for it asks the same one. */
export interface Deadline {
  /** Milliseconds; 0 when it is over. */
  left(): number
  /** Milliseconds by the clock after which it is over, whatever is given back. */
  endsIn(): number
  /** Milliseconds in which the machine was busy with something else: the document is given them back. */
  excuse(ms: number): void
}

/** So many times its own time a document may take by the clock on the wall, however busy the machine is. */
export const PATIENCE = 5

/** `now` gives milliseconds of a clock that never goes back. */
export const deadlineIn = (ms: number, now: () => number, patience = PATIENCE): Deadline => {
  const began = now()
  let excused = 0
  return {
    left: () => Math.max(0, Math.min(ms, began + Math.min(ms + excused, patience * ms) - now())),
    endsIn: () => Math.max(0, began + patience * ms - now()),
    excuse: (waited) => {
      excused += waited
    },
  }
}
