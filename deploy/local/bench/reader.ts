import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPdf } from '@plainpolicy/platform/pdf/open-pdf'
import { openChildProcessParser } from '../../../services/analysis/src/ports/document-parser/child-process.ts'
import type {
  DocumentParser,
  ParsedDocument,
} from '../../../services/analysis/src/ports/document-parser/document-parser.ts'
import { pageSources } from '../../../services/analysis/src/ports/document-parser/page-source.ts'
import { uprightText } from '../../../services/analysis/src/ports/document-parser/upright-text.ts'

const ROUNDS = 9
/** What reads for people is a process that has read before; a round is up to two of the fifty tasks after which it is replaced. */
const WARMING_ROUNDS = 15
const sample = (path: string): string =>
  fileURLToPath(new URL(`../../../services/analysis/${path}.pdf`, import.meta.url))

const SIX = sample('fixtures/spinnaker-frisco-full-policy')
const PACKET = sample('holdout/hippo-pflugerville-packet')
const FORTY = sample('holdout/aaa-new-braunfels-forty-pages')
const SCAN = sample('fixtures/texas-fair-plan-corpus-christi-scan')
const SIXTY = [FORTY, sample('holdout/progressive-richmond-dense'), SIX, sample('holdout/branch-temple-bundle')]

/** The reader beside the tools that do a part of its work, in one run, so that a busy machine is busy for both. */
export async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-reader-'))
  const words = (file: string) => (parser: DocumentParser) => wordsOf(parser, file)
  const whole = (file: string) => async (parser: DocumentParser) => parser.readPolicy(await wordsOf(parser, file))
  const untested = (file: string) => () => untestedWords(file)
  const text = (file: string) => () => run('pdftotext', [file, '-'])
  const places = (file: string) => () => run('pdftotext', ['-bbox', file, '-'])
  const sixty = united(folder, 'sixty', [...SIXTY, sample('fixtures/statefarm-lloyds-fort-worth')])
  const png = run('pdftoppm', ['-r', '200', '-gray', '-png', SCAN])
  try {
    console.log(`${''.padEnd(58)}      ours     other  ratio   bar`)
    // What the command gives, and the places: no page is laid out or held against its drawing.
    await row('6 dense pages to words, untested / pdftotext', untested(SIX), text(SIX), '1.5x')
    await row('6 pages of a packet to words, untested / pdftotext', untested(PACKET), text(PACKET), '1.5x')
    await row('60 pages to words, untested / pdftotext', untested(sixty), text(sixty), '2.5x')
    // What the product asks of its child: words of which it is known whether they may be trusted.
    await row('6 dense pages to trusted words / pdftotext', words(SIX), text(SIX), '1.5x')
    await row('6 pages of a packet to trusted words / pdftotext', words(PACKET), text(PACKET), '1.5x')
    await row('60 pages to trusted words / pdftotext', words(sixty), text(sixty), '2.5x')
    // The command gives no places; this is the same one where it does.
    await row('for comparison: 6 dense pages, pdftotext -bbox / pdftotext', places(SIX), text(SIX), '-')
    await row('for comparison: 60 pages, pdftotext -bbox / pdftotext', places(sixty), text(sixty), '-')
    await row('6 dense pages, the whole reading / pdftotext', whole(SIX), text(SIX), '80 ms')
    await row('6 pages of a packet, the whole reading / pdftotext', whole(PACKET), text(PACKET), '80 ms')
    await row('a scanned page, drawn, levelled and read / tesseract', words(SCAN), () => recognise(png), '1.3x')
    await printPeak(united(folder, 'two-hundred', Array(5).fill(FORTY)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const startParser = () => openChildProcessParser({ children: 1, timeoutMs: 60_000 })

const wordsOf = async (parser: DocumentParser, file: string): Promise<ParsedDocument> => {
  const parsed = await parser.read(readFileSync(file))
  if (!parsed.ok) throw new Error(`${file}: ${parsed.fault}`)
  return parsed.value
}

/** As the child takes them from a file without large pictures, in this process. */
const untestedWords = async (file: string): Promise<string> => {
  const pdf = await openPdf(new Uint8Array(readFileSync(file)))
  const layers = await pdf.getOptionalContentConfig()
  const sources = pageSources(pdf, { layers, hasLargePictures: false })
  const pages: unknown[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const source = await sources.take(number)
    pages.push(uprightText(source.runs.filter(({ text }) => text.trim() !== '')).items)
    source.letGo()
  }
  await pdf.loadingTask.destroy()
  return JSON.stringify(pages)
}

/** In a child of its own, which has read nothing else. */
const printPeak = async (file: string): Promise<void> => {
  const parser = startParser()
  // A child that has grown large is replaced as soon as it has answered: its peak is taken while it works.
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMegabytes())
  }, 20)
  const { pages } = await wordsOf(parser, file)
  clearInterval(watch)
  console.log(`${`${`${pages.length} pages: the child's peak memory`.padEnd(58)} ${peak} MB`.padEnd(86)}300 MB`)
  await parser.close()
}

const united = (folder: string, name: string, files: string[]): string => {
  const file = join(folder, `${name}.pdf`)
  run('pdfunite', [...files, file])
  return file
}

/** Medians in milliseconds; the ratio is the median of those of each pair. Each row has a process of its own. */
const row = async (
  ...[name, ours, other, bar]: [string, (parser: DocumentParser) => unknown, () => unknown, string]
): Promise<void> => {
  const parser = startParser()
  for (let round = 0; round < WARMING_ROUNDS; round += 1) await ours(parser)
  other()
  const times: [number, number][] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push([await clocked(() => ours(parser)), await clocked(other)])
  await parser.close()
  const [us, them] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))]
  const ratio = median(times.map(([one, two]) => one / two))
  const cells = [us, them].map((time) => `${time.toFixed(0).padStart(6)} ms`)
  console.log(`${name.padEnd(58)} ${cells.join(' ')} ${`${ratio.toFixed(2)}x`.padStart(6)} ${bar.padStart(5)}`)
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

const clocked = async (work: () => unknown): Promise<number> => {
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
