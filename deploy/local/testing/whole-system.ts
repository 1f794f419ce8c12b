import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.ts'
import { runSystem } from './run-system.ts'

/** Vitest's global setup of the browser tests: the system as `npm start` runs it, on ports and data of its own. */
export default async function startWholeSystem(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-browser-'))
  const system = await runSystem({ dataDirectory: join(folder, '.data') })
  process.env.TEST_SYSTEM = JSON.stringify(system.facts)
  return async () => {
    await system.stop()
    await system.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
