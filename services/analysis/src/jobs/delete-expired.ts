import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'

const days90 = 90 * 24 * 60 * 60 * 1000

/** Page texts and readings are kept as long as the uploads that they were read from: 90 days. The report itself is with `reports`. */
export async function deleteExpired({ objects, clock }: { objects: ObjectStore; clock: Clock }): Promise<void> {
  const before = clock.now().getTime() - days90
  for await (const { key, modifiedAt } of objects.list('analysis/')) {
    if (modifiedAt.getTime() < before) await objects.delete(key)
  }
}
