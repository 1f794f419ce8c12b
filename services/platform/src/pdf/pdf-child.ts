import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { encodeRequest } from './child-request.ts'
import { READY } from './serve-pdf-child.ts'
import { type Child, keepParentFree, type StartOptions, spawnChild } from './spawn-child.ts'
import { waitingForProcessor } from './waiting-for-processor.ts'

export interface PdfChildOptions extends StartOptions {
  /** Resident memory above which the child is killed: typed arrays live outside V8's heap. */
  residentMegabytes: number
  maxReplyBytes: number
}

/** not-started: the child could not load its own code; untouched: not in time. Neither is the document's fault. */
export type ChildReply =
  | { kind: 'line'; line: string }
  | { kind: 'too-big' | 'timed-out' | 'crashed' | 'not-started' | 'untouched' }

export interface AskTime {
  /** Milliseconds of work. */
  workMs: number
  /** Milliseconds by the clock on the wall, however busy the machine is. */
  wallMs: number
  /** A moment of `performance.now` after which nobody waits any more, for the child's start neither. */
  endsAt: number
  /** How long others kept the child from its work. */
  onWaited?: (ms: number) => void
}

/** One child process that does one thing at a time. After any answer but a line, and but `untouched`, it is dead. */
export interface PdfChild {
  ask(request: { command: string; bytes: Uint8Array }, time: AskTime): Promise<ChildReply>
  readonly isDead: boolean
  /** What it holds at this moment; 0 where the system does not say. */
  readonly residentMegabytes: number
  kill(): void
}

/** A stream that inflates fills some 2 MB in a millisecond: what a child takes between two looks is small beside its limit. */
const WATCH_MS = 20

/** Milliseconds. pdf.js needs 200 to load. */
const START = { workMs: 20_000, wallMs: 60_000, endsAt: Number.POSITIVE_INFINITY }

export const startPdfChild = (options: PdfChildOptions): PdfChild => {
  const child = spawnChild(options)
  const said = listenTo(child, options)
  const started = said.next(START, () => {}).then((reply) => reply.kind === 'line' && reply.line.trim() === READY)
  const ask: PdfChild['ask'] = async (request, time) => {
    const isStarted = await timed(inTime(started, time.endsAt), time)
    // It goes on starting, for the next one.
    if (isStarted === null) return { kind: 'untouched' }
    if (!isStarted) return { kind: 'not-started' }
    return said.next(time, () => child.stdin.write(encodeRequest(request)))
  }
  return {
    ask,
    kill: said.kill,
    get isDead() {
      return said.isDead
    },
    get residentMegabytes() {
      return residentMegabytes(child.pid)
    },
  }
}

/** What the child says, one reply at a time. */
const listenTo = (child: Child, { maxReplyBytes, residentMegabytes }: PdfChildOptions) => {
  let isDead = false
  const kill = () => {
    isDead = true
    child.kill('SIGKILL')
  }
  // Words out of turn mean that the child is no longer to be trusted.
  let settle: (reply: ChildReply) => void = kill
  const crashed = () => {
    isDead = true
    settle({ kind: 'crashed' })
  }
  child.on('error', crashed).on('exit', crashed)
  child.stdin.on('error', () => {})
  gatherLines(child.stdout, maxReplyBytes, (reply) => settle(reply))

  const next = (time: AskTime, send: () => void): Promise<ChildReply> =>
    new Promise((resolve) => {
      keepParentFree(child, false)
      const endWatch = watch({ child, time, residentMegabytes }, (kind) => settle({ kind }))
      settle = (reply) => {
        settle = kill
        endWatch()
        if (reply.kind !== 'line') kill()
        keepParentFree(child, true)
        resolve(reply)
      }
      if (isDead) settle({ kind: 'crashed' })
      else send()
    })

  return {
    next,
    kill,
    get isDead() {
      return isDead
    },
  }
}

/** null where it has not come by then. */
const inTime = async <T>(coming: Promise<T>, endsAt: number): Promise<T | null> => {
  if (!Number.isFinite(endsAt)) return coming
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, Math.max(0, endsAt - performance.now()), null)
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

const timed = async <T>(waiting: Promise<T>, { onWaited }: AskTime): Promise<T> => {
  const began = performance.now()
  const came = await waiting
  onWaited?.(performance.now() - began)
  return came
}

const watch = (
  limits: { child: Child; time: AskTime; residentMegabytes: number },
  onExcess: (kind: 'timed-out' | 'too-big') => void,
) => {
  const { child, time } = limits
  const began = performance.now()
  const endsAt = Math.min(began + time.wallMs, time.endsAt)
  const waited = time.wallMs > time.workMs ? waitingForProcessor(child.pid) : () => 0
  const timer = setInterval(() => {
    const now = performance.now()
    if (now >= endsAt || now - began - waited() >= time.workMs) onExcess('timed-out')
    else if (residentMegabytes(child.pid) > limits.residentMegabytes) onExcess('too-big')
  }, WATCH_MS)
  return () => {
    clearInterval(timer)
    time.onWaited?.(waited())
  }
}

const gatherLines = (stdout: Readable, maxBytes: number, settle: (reply: ChildReply) => void): void => {
  let chunks: Buffer[] = []
  let size = 0
  stdout.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) return settle({ kind: 'too-big' })
    chunks.push(chunk)
    if (chunk.at(-1) !== 0x0a) return
    const line = Buffer.concat(chunks).toString('utf8')
    chunks = []
    size = 0
    settle({ kind: 'line', line })
  })
}

/** 0 where the system does not say (only Linux has /proc). */
const residentMegabytes = (pid: number | undefined): number => {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1])
    return (pages * 4096) / 2 ** 20
  } catch {
    return 0
  }
}
