import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { ListedObject, ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'

const days90 = 90 * 24 * 60 * 60 * 1000

/**
 * Page texts, readings and pictures are kept as long as the uploads that they were read from: 90 days. What was made of
 * an upload later, such as the picture of a page, goes with what was made of it first. The report itself is with `reports`.
 */
export async function deleteExpired({ objects, clock }: { objects: ObjectStore; clock: Clock }): Promise<void> {
  const before = clock.now().getTime() - days90
  const folders = new Map<string, ListedObject[]>()
  for await (const object of objects.list('analysis/')) {
    const folder = object.key.slice(0, object.key.lastIndexOf('/'))
    folders.set(folder, [...(folders.get(folder) ?? []), object])
  }
  for (const made of folders.values()) {
    // The first one last: a deletion that breaks off is taken up again.
    made.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime())
    const isOver = (made.at(-1)?.modifiedAt.getTime() ?? before) < before
    if (isOver) for (const { key } of made) await objects.delete(key)
  }
}
