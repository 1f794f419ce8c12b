export interface Turns {
  waiting(): number
  /** Whether the turn came within so many milliseconds; without a number it is waited for as long as it takes. */
  take(withinMs?: number): Promise<boolean>
  give(): void
}

/** First come, first served, at most `places` at once. */
export const createTurns = (places: number): Turns => {
  const queue: (() => void)[] = []
  let free = places
  const wait = (withinMs: number) =>
    new Promise<boolean>((resolve) => {
      const begin = () => {
        clearTimeout(patience)
        resolve(true)
      }
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1)
        resolve(false)
      }
      const patience = Number.isFinite(withinMs) ? setTimeout(leave, Math.max(0, withinMs)) : undefined
      queue.push(begin)
    })
  return {
    waiting: () => queue.length,
    take: async (withinMs = Number.POSITIVE_INFINITY) => {
      if (free === 0) return wait(withinMs)
      free -= 1
      return true
    },
    give: () => {
      const next = queue.shift()
      if (next) next()
      else free += 1
    },
  }
}
