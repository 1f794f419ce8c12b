/** Runs tasks of one lane one after the other, lanes side by side. A task must settle; its failure does not stop the lane. */
export function createLanes() {
  const lanes = new Map<string, Promise<void>>()
  return {
    run(lane: string, task: () => Promise<void>): void {
      const last = lanes.get(lane) ?? Promise.resolve()
      const done: Promise<void> = last.then(task, task).finally(() => {
        if (lanes.get(lane) === done) lanes.delete(lane)
      })
      lanes.set(lane, done)
      done.catch(() => {})
    },
    /** Resolves when all tasks so far have settled. */
    async settled(): Promise<void> {
      await Promise.allSettled(lanes.values())
    },
  }
}
