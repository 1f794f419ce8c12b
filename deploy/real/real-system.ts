import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../local/browser.ts'
import { runSystem } from '../local/testing/run-system.ts'

/** Vitest's global setup: the system as `npm run real` runs it, on ports and data of its own. */
export default async function startRealSystem(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-real-'))
  const script = join(import.meta.dirname, 'start.ts')
  const system = await runSystem({ dataDirectory: join(folder, '.data'), script })
  process.env.TEST_SYSTEM = JSON.stringify(system.facts)
  return async () => {
    await system.stop()
    await system.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
