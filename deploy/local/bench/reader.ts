import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openChildProcessParser } from '../../../services/analysis/src/ports/document-parser/child-process.ts'

const ROUNDS = 5
const sample = (path: string): string =>
  fileURLToPath(new URL(`../../../services/analysis/${path}.pdf`, import.meta.url))

/** The reader beside the tools that do a part of its work, in one run; medians in milliseconds. */
export async function measure(): Promise<void> {
  const parser = openChildProcessParser({ children: 1 })
  const words = async (file: string) => {
    const parsed = await parser.read(readFileSync(file))
    if (!parsed.ok) throw new Error(`${file}: ${parsed.fault}`)
    return parsed.value
  }
  const six = sample('fixtures/spinnaker-frisco-full-policy')
  const forty = sample('holdout/aaa-new-braunfels-forty-pages')
  const scan = sample('fixtures/texas-fair-plan-corpus-christi-scan')
  const text = (file: string) => () => run('pdftotext', [file, '-'])
  const png = run('pdftoppm', ['-r', '200', '-gray', '-png', scan])
  try {
    await row('6 pages to positioned words / pdftotext', () => words(six), text(six))
    await row('40 pages to positioned words / pdftotext', () => words(forty), text(forty))
    await row('6 pages, the whole reading / pdftotext', async () => parser.readPolicy(await words(six)), text(six))
    await row(
      'a scanned page, drawn, levelled and read / tesseract',
      () => words(scan),
      () => recognise(png),
    )
    console.log(`the child's peak memory: ${peakMegabytes()} MB`)
  } finally {
    await parser.close()
  }
}

const row = async (name: string, ours: () => Promise<unknown>, other: () => unknown): Promise<void> => {
  await ours()
  other()
  const times: [number, number][] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push([await clocked(ours), await clocked(async () => other())])
  const [us, them] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))]
  const cells = [us, them].map((time) => `${time.toFixed(0).padStart(6)} ms`)
  console.log(`${name.padEnd(58)} ${cells.join(' ')} ${(us / them).toFixed(2)}x`)
}

const recognise = (png: Buffer): void => {
  run('tesseract', ['stdin', 'stdout', '--psm', '11', 'tsv'], png)
}

const run = (command: string, words: string[], input?: Buffer): Buffer => {
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const { status, error, stdout } = spawnSync(command, words, { env, maxBuffer: 2 ** 26, ...(input ? { input } : {}) })
  if (status !== 0) throw error ?? new Error(`${command} ended with ${status}`)
  return stdout
}

const clocked = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Of the largest process that this one has started and that still runs. */
const peakMegabytes = (): number => {
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => statusOf(pid))
    .filter((status) => new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status))
    .map((status) => Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0))
  return Math.round(Math.max(0, ...peaks) / 1024)
}

const statusOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
