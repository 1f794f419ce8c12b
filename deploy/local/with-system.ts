import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allServices } from './all-services.ts'
import { freePorts } from './ports.ts'
import { removeData } from './remove-data.ts'
import { type Stack, startStack } from './stack.ts'

/** Runs the whole system in this process on free ports and data of its own, for as long as the work takes. */
export async function withSystem(work: (stack: Stack, dataDirectory: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-system-'))
  const dataDirectory = join(folder, '.data')
  try {
    const stack = await startStack({ dataDirectory, ports: await freePorts(), services: allServices })
    await work(stack, dataDirectory).finally(stack.stop)
  } finally {
    await removeData(dataDirectory)
    rmSync(folder, { recursive: true, force: true })
  }
}
