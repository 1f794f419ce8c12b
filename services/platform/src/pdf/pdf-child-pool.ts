import { z } from 'zod'
import { askKept } from './ask-kept.ts'
import { keepChildren } from './kept-children.ts'
import type { ChildReply, PdfChildOptions } from './pdf-child.ts'
import { PDF_FAULTS, type PdfOutcome } from './pdf-fault.ts'
import { createTurns } from './turns.ts'

export interface PdfChildPoolOptions extends Partial<Omit<PdfChildOptions, 'entry' | 'readable'>> {
  entry: string
  readable: string[]
  /** Wall clock for one document, in milliseconds, the wait for a free child not counted. */
  timeoutMs?: number
  children?: number
  /** A child is replaced after this many documents, so that nothing of one can pile up for another. */
  recycleAfter?: number
  maxDocumentBytes?: number
}

export interface PdfJob<T> {
  command: string
  bytes: Uint8Array
  /** What the child must answer; anything else counts as a damaged document. */
  reply: z.ZodType<T>
  /** Less than the pool's own clock, where the document has used some of its time up already. */
  timeoutMs?: number
  /**
   * So many times its clock may pass on the wall while others keep the child from its work: a busy machine refuses no sound
   * document, and a document without end ends. 1 where somebody waits for an answer in time.
   */
  patience?: number
  /**
   * Milliseconds by the clock after which the job is over however it stands: the wait for a free child and for its start is
   * within. Without it that wait has no end.
   */
  endsInMs?: number
  /** Milliseconds that went by without work on the document: for a free child, for its start, and for a processor. */
  onWaited?: (ms: number) => void
}

export interface PdfChildPool {
  /** A crash, a hang and nonsense are faults of the document. Rejects only when the child cannot start at all. */
  run<T>(job: PdfJob<T>): Promise<PdfOutcome<T>>
  close(): Promise<void>
}

const MAX_WAITING = 100

const defaults = {
  heapMegabytes: 256,
  // A child stays below 400 MB, what it takes until it is looked at again included.
  residentMegabytes: 350,
  maxReplyBytes: 32 * 2 ** 20,
  // So that the person has an answer within ten seconds, the killing included.
  timeoutMs: 9_000,
  children: 2,
  recycleAfter: 200,
  // As many documents of 9 s each.
  cpuSeconds: 1_800,
  maxDocumentBytes: 50 * 2 ** 20,
}

/** Warm child processes, started by the first document, that parse hostile PDFs one document at a time each. */
export const createPdfChildPool = (options: PdfChildPoolOptions): PdfChildPool => {
  const settings = { ...defaults, ...options }
  const turns = createTurns(settings.children)
  const children = keepChildren(settings)
  let isClosed = false

  const ask = <T>({ command, bytes, timeoutMs, patience = 1, onWaited = () => {} }: PdfJob<T>, endsAt: number) => {
    const workMs = Math.min(timeoutMs ?? settings.timeoutMs, settings.timeoutMs)
    return askKept(children, { command, bytes }, { workMs, wallMs: patience * workMs, endsAt, onWaited })
  }

  const run: PdfChildPool['run'] = async (job) => {
    const asked = performance.now()
    const endsInMs = job.endsInMs ?? Number.POSITIVE_INFINITY
    if (job.bytes.length > settings.maxDocumentBytes) return { ok: false, fault: 'too-big' }
    if (isClosed || turns.waiting() >= MAX_WAITING) return untouched
    const hasTurn = await turns.take(endsInMs)
    job.onWaited?.(performance.now() - asked)
    if (!hasTurn) return untouched
    // A system without room for one more process throws here; the turn must come back all the same.
    try {
      return outcomeOf(await ask(job, asked + endsInMs), job.reply)
    } finally {
      turns.give()
    }
  }

  const close = async () => {
    isClosed = true
    children.close()
  }
  return { run, close }
}

const replyEnvelope = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), fault: z.enum(PDF_FAULTS) }),
])

const untouched = { ok: false, fault: 'timed-out', isUntouched: true } as const

const outcomeOf = <T>(answer: ChildReply, schema: z.ZodType<T>): PdfOutcome<T> => {
  if (answer.kind === 'not-started') throw new Error('The PDF child process did not start')
  if (answer.kind === 'crashed') return { ok: false, fault: 'damaged' }
  if (answer.kind === 'untouched') return untouched
  if (answer.kind !== 'line') return { ok: false, fault: answer.kind }
  const envelope = replyEnvelope.safeParse(parseJson(answer.line))
  if (!envelope.success) return { ok: false, fault: 'damaged' }
  if (!envelope.data.ok) return { ok: false, fault: envelope.data.fault }
  const value = schema.safeParse(envelope.data.value)
  return value.success ? { ok: true, value: value.data } : { ok: false, fault: 'damaged' }
}

/**
 * What a document calls text may hold NUL and half surrogate pairs, which PostgreSQL stores in no text and no JSON:
 * they become U+FFFD here, at the door, and never surprise a later step.
 */
const storable = (json: string): string =>
  json.replaceAll(/\\(?:\\|u(?:0000|d[89a-f][0-9a-f]{2}))/gi, (found) => (found === '\\\\' ? found : '\ufffd'))

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(storable(line))
  } catch {
    return null
  }
}
