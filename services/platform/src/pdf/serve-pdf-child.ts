import { requestReader } from './child-request.ts'
import { PdfFaultError } from './pdf-fault.ts'

/** The first line of a child: all its code is loaded. */
export const READY = '"ready"'

/** Commands by name; each takes the bytes of one PDF and gives plain JSON. */
export type PdfCommands = Record<string, (bytes: Uint8Array) => Promise<unknown>>

/** Runs in the child: answers each request on stdin with one line of JSON on stdout, and ends with its parent. */
export const servePdfChild = (commands: PdfCommands): void => {
  silenceConsole()
  let queue = Promise.resolve()
  const read = requestReader(({ command, bytes }) => {
    queue = queue.then(async () => {
      const reply = await answer(commands, command, bytes)
      process.stdout.write(`${JSON.stringify(reply)}\n`)
    })
  })
  process.stdin.on('data', read)
  process.stdin.on('end', () => process.exit(0))
  process.stdout.write(`${READY}\n`)
}

const answer = async (commands: PdfCommands, name: string, bytes: Uint8Array): Promise<unknown> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(`unknown command ${name}`)
  try {
    return { ok: true, value: await command(bytes) }
  } catch (error) {
    return { ok: false, fault: error instanceof PdfFaultError ? error.fault : 'damaged' }
  }
}

/** pdf.js prints warnings about the document; stdout belongs to the answers. */
const silenceConsole = (): void => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}
}
