import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

export interface StartOptions {
  /** The child's own script. */
  entry: string
  /** Files and folders that the child may read; it may write nothing and start nothing. */
  readable: string[]
  heapMegabytes: number
  /** Of all its documents together, held by the system itself: a child that hangs must end also when its parent was killed. */
  cpuSeconds: number
}

export type Child = ChildProcessByStdio<Writable, Readable, null>

/** Of what is short-lived, which pages mostly are: more room would be taken, and kept, without making them faster. */
const YOUNG_MEGABYTES = 16

/** What the C library may keep of freed memory; by itself it keeps 15 MB more after a few documents. */
const KEPT_FREE_BYTES = 256 * 1024

/** Without our environment, add-ons, or more of the disk than it is told of. */
export const spawnChild = ({ entry, readable, heapMegabytes, cpuSeconds }: StartOptions): Child => {
  const flags = [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${heapMegabytes}`,
    `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    // The same thousands of expressions for every document: none is worth interpreting first.
    '--no-regexp-tier-up',
    '--no-addons',
    '--disable-warning=ExperimentalWarning',
  ]
  // One heap for all of its threads, which seldom ask at once: several keep 20 MB more that nobody uses.
  const limited = [
    '-c',
    `ulimit -t ${cpuSeconds}; exec /usr/bin/env -i MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=${KEPT_FREE_BYTES} "$0" "$@"`,
    process.execPath,
    ...flags,
    entry,
  ]
  return spawn('/bin/sh', limited, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] })
}

/** A waiting child must not keep a finished program alive; one at work must. */
export const keepParentFree = (child: Child, isIdle: boolean): void => {
  const handles = [child, child.stdin, child.stdout] as unknown as { ref?(): void; unref?(): void }[]
  for (const handle of handles) {
    if (isIdle) handle.unref?.()
    else handle.ref?.()
  }
}
