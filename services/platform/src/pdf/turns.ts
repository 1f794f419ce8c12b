export interface Turns {
  waiting(): number
  take(): Promise<void>
  give(): void
}

/** First come, first served, at most `places` at once. */
export const createTurns = (places: number): Turns => {
  const queue: (() => void)[] = []
  let free = places
  return {
    waiting: () => queue.length,
    take: () => {
      if (free > 0) {
        free -= 1
        return Promise.resolve()
      }
      return new Promise<void>((resolve) => queue.push(resolve))
    },
    give: () => {
      const next = queue.shift()
      if (next) next()
      else free += 1
    },
  }
}
