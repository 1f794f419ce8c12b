import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
// @ts-expect-error pdf.js has no types for its worker.
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

type Listener = (event: { data: unknown }) => void

/** Hands messages over as they are: copies, of which pdf.js makes one of each letter, take a third of the time. */
class Port {
  other: Port | null = null
  readonly #listeners = new Set<Listener>()

  postMessage(data: unknown): void {
    const event = { data: withOwnLists(data) }
    queueMicrotask(() => this.other?.receive(event))
  }

  receive(event: { data: unknown }): void {
    for (const listener of this.#listeners) listener(event)
  }

  addEventListener(_name: string, listener: Listener): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners.delete(listener)
  }
}

interface Chunk {
  fnArray?: unknown[]
  argsArray?: unknown[]
}

/**
 * pdf.js empties what it has sent of a page, to fill it again. What it gathered each operation's arguments in has room for
 * many more of them, and would be kept with the page.
 */
const withOwnLists = (data: unknown): unknown => {
  const { chunk } = data as { chunk?: Chunk | null }
  if (!chunk || ArrayBuffer.isView(chunk)) return data
  const { fnArray, argsArray } = chunk
  const lists = fnArray && argsArray ? { fnArray: fnArray.slice(), argsArray: argsArray.map(asLarge) } : {}
  return { ...(data as object), chunk: { ...chunk, ...lists } }
}

const asLarge = (args: unknown): unknown => (Array.isArray(args) ? args.slice() : args)

/** pdf.js's worker in this process, for one document. */
export const startInProcessWorker = (verbosity: number): PDFWorker => {
  const [near, far] = [new Port(), new Port()]
  near.other = far
  far.other = near
  WorkerMessageHandler.initializeFromPort(far)
  return PDFWorker.create({ port: near as unknown as Worker, verbosity } as Parameters<typeof PDFWorker.create>[0])
}
