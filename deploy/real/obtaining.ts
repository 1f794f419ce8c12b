import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Unavailable } from './real-server.ts'

interface Obtained {
  cache: string
  /** A file in the cache without which it is not complete. */
  proof: string
}

/** Fills a folder beside the cache and moves it there in one step: a cut download never poses as a server. */
export async function intoCache({ cache, proof }: Obtained, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(join(cache, proof))) return
  const making = `${cache}.${process.pid}`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  try {
    await fill(making)
    if (!existsSync(join(making, proof))) throw new Unavailable(`${proof} did not come with ${cache}`)
    await rm(cache, { recursive: true, force: true })
    await rename(making, cache)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

interface Tool {
  program: string
  words: string[]
  cwd?: string
  env?: Record<string, string>
  withinMs?: number
}

const longestMs = 20 * 60 * 1000

/** What BUILD_UNTIL (seconds since 1970) leaves for compiling. */
export const timeLeftMs = (): number => Number(process.env.BUILD_UNTIL ?? Number.POSITIVE_INFINITY) * 1000 - Date.now()

/** Runs a program to its end, below everything else that wants the processors; throws Unavailable with its last lines. */
export async function runTool({ program, words, cwd, env, withinMs = longestMs }: Tool): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('nice', ['-n', '19', program, ...words], {
      cwd,
      env: { ...process.env, ...env },
      timeout: Math.min(withinMs, longestMs),
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
      killed,
    } = error as Partial<Record<'stdout' | 'stderr' | 'message', string>> & {
      killed?: boolean
    }
    const last = `${stdout}${stderr}`.trim().split('\n').slice(-6).join('\n')
    throw new Unavailable(
      `${program} ${words[0]} ${killed ? 'was stopped at the end of its time' : 'failed'}: ${last || message}`,
    )
  }
}
