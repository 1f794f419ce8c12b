import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PrintReply } from './print-child.ts'
import type { PaperJob } from './set-paper.ts'

export interface Printer {
  /** The PDF of one document. Rejects with PrinterBusy when too many wait, with another error when it cannot be made. */
  print(job: PaperJob): Promise<Uint8Array>
  close(): void
}

export interface PrinterOptions {
  /** Script of the child; another one in tests. */
  entry?: string
  /** Wall clock for one document, in milliseconds, the child's start included. */
  timeoutMs?: number
  /** Documents that may wait for the one under way. */
  waiting?: number
  /** The child is let go after so many milliseconds without work: it holds some 200 MB. */
  idleMs?: number
}

export class PrinterBusy extends Error {
  constructor() {
    super('Too many documents wait to be printed')
    this.name = 'PrinterBusy'
  }
}

const defaults = {
  entry: fileURLToPath(new URL('./print-child.ts', import.meta.url)),
  timeoutMs: 20_000,
  waiting: 20,
  idleMs: 5 * 60_000,
}

/** A child is replaced after this many documents, so that nothing can pile up in it. */
const RECYCLE_AFTER = 200

/** One child process that sets one document after the other. It may read files and nothing else. */
export function createPrinter(options: PrinterOptions = {}): Printer {
  const settings = { ...defaults, ...options }
  let child: ChildProcess | null = null
  let served = 0
  let queued = 0
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const stop = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
    served = 0
  }

  async function printNow(job: PaperJob): Promise<Uint8Array> {
    clearTimeout(idle)
    if (child && (!child.connected || served >= RECYCLE_AFTER)) stop()
    child ??= startChild(settings.entry)
    served += 1
    try {
      const reply = await ask(child, job, settings.timeoutMs)
      if (!reply.ok) throw new Error(reply.reason)
      return reply.pdf
    } catch (error) {
      // Whatever it was: the next document begins with a sound child.
      stop()
      throw error
    } finally {
      child?.unref()
      child?.channel?.unref()
      idle = setTimeout(stop, settings.idleMs).unref()
    }
  }

  return {
    async print(job) {
      if (queued > settings.waiting) throw new PrinterBusy()
      queued += 1
      const turn = last.then(() => printNow(job))
      last = turn.catch(() => {})
      try {
        return await turn
      } finally {
        queued -= 1
      }
    },
    close: stop,
  }
}

const startChild = (entry: string): ChildProcess =>
  fork(entry, [], {
    // No variable of ours, no writing, no process of its own.
    env: {},
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

function ask(child: ChildProcess, job: PaperJob, timeoutMs: number): Promise<PrintReply> {
  child.ref()
  child.channel?.ref()
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(clock)
      child.removeAllListeners()
      settle()
    }
    const clock = setTimeout(() => end(() => reject(new Error('The document took too long'))), timeoutMs)
    child.once('message', (reply) => end(() => resolve(reply as PrintReply)))
    child.once('exit', () => end(() => reject(new Error('The printing process ended'))))
    child.once('error', (error) => end(() => reject(error)))
    child.send({ document: job.document, pictures: job.pictures }, (error) => error && end(() => reject(error)))
  })
}
