import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { waitingForProcessor } from '@plainpolicy/platform/pdf/waiting-for-processor'
import { PATIENCE } from '../document-parser/deadline.ts'
import type { Ocr } from './ocr.ts'
import { PAGE_SEGMENTATION } from './tesseract-settings.ts'
import { wordsOfTsv } from './tsv-words.ts'

const MAX_REPLY_BYTES = 4 * 2 ** 20
const ARGUMENTS = ['stdin', 'stdout', '-l', 'eng', '--oem', '1', '--psm', `${PAGE_SEGMENTATION}`, 'tsv']
/** One thread a page: pages are read side by side, and Tesseract's own threads win little. */
const ENVIRONMENT = { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' }

/** Whether Tesseract 5 or newer is installed with its English data. */
export async function hasTesseractCommand(): Promise<boolean> {
  try {
    const run = promisify(execFile)
    const options = { env: ENVIRONMENT, timeout: 5_000 }
    const [version, languages] = await Promise.all([
      run('tesseract', ['--version'], options),
      run('tesseract', ['--list-langs'], options),
    ])
    return /^tesseract v?[5-9]\./m.test(version.stdout + version.stderr) && /^eng$/m.test(languages.stdout)
  } catch {
    return false
  }
}

const LOOK_MS = 25

/** Ends what works for so long; `end` answers how long it was kept from its work. */
const workClock = (pid: number | undefined, workMs: number, onOver: () => void) => {
  const began = performance.now()
  const look = waitingForProcessor(pid)
  const timer = setInterval(() => {
    const passed = performance.now() - began
    if (passed - look() < workMs && passed < PATIENCE * workMs) return
    clearInterval(timer)
    onOver()
  }, LOOK_MS)
  return {
    end: (): number => {
      clearInterval(timer)
      return look()
    },
  }
}

/** Reads with the installed command. It sees pixels that we drew, never the file. */
export function openTesseractCommand(): Ocr {
  const running = new Set<() => void>()
  return {
    read: (png, timeoutMs, onWaited) =>
      new Promise((resolve, reject) => {
        const child = spawn('tesseract', ARGUMENTS, { env: ENVIRONMENT, stdio: ['pipe', 'pipe', 'ignore'] })
        child.on('error', reject)
        // No process, and where file handles are wanting no way to one: the error tells.
        if (child.pid === undefined) return
        const kill = () => child.kill('SIGKILL')
        const clock = workClock(child.pid, timeoutMs, kill)
        running.add(kill)
        const chunks: Buffer[] = []
        child.stdout.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          if (chunks.reduce((sum, { length }) => sum + length, 0) > MAX_REPLY_BYTES) kill()
        })
        child.on('close', (code) => {
          onWaited?.(clock.end())
          running.delete(kill)
          resolve(code === 0 ? wordsOfTsv(Buffer.concat(chunks).toString('utf8')) : null)
        })
        // A command that ended early closes its end; its exit code tells.
        child.stdin.on('error', () => {})
        child.stdin.end(png)
      }),
    close: async () => {
      for (const kill of running) kill()
    },
  }
}
