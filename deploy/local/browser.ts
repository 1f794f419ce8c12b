import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Fault } from './fault.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser for the browser tests: the one named, one that is installed, or Debian's, installed now. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) return isProgram(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is no program.`)
  return onPath() ?? installed() ?? fail('No Chromium was found, and it could not be installed here.')
}

function onPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return places.find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Only root may install packages, and only Debian and its kin have apt-get. */
function installed(): string | null {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  console.log('Installing Chromium from the distribution (apt-get install chromium), once …')
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  } catch {
    return null
  }
  return onPath()
}

function fail(sentence: string): never {
  throw new Fault(
    `${sentence} Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium.`,
  )
}
