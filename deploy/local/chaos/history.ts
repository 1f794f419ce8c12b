import { appendFileSync } from 'node:fs'

/** One thing that somebody did, or one that was done to the system. */
export interface Operation {
  /** Milliseconds since 1970, when it was over. */
  at: number
  /** 'buyer 17', 'killer', 'stripe'. */
  who: string
  act: string
  tookMs: number
  /** An HTTP status; 'no-answer'; or what came of it. */
  outcome: string
}

export interface History {
  note(operation: Omit<Operation, 'at'>): void
  operations: Operation[]
}

/** What was done, in the order in which it ended; kept in a file, one JSON a line. */
export function openHistory(file: string): History {
  const operations: Operation[] = []
  return {
    operations,
    note(told) {
      const operation = { at: Date.now(), ...told }
      operations.push(operation)
      appendFileSync(file, `${JSON.stringify(operation)}\n`)
    },
  }
}
