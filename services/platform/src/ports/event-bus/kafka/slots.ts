/** Lets so many tasks run at once; the others wait their turn. */
export function createSlots(count: number) {
  const queue: (() => void)[] = []
  let free = count
  return {
    async use<T>(task: () => Promise<T>): Promise<T> {
      if (free > 0) free--
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next) next()
        else free++
      }
    },
  }
}
