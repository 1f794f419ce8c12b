import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runTool, timeLeftMs } from './obtaining.ts'
import { Unavailable } from './real-server.ts'

interface GoProgram {
  /** The folder that gets the binary, which is called as the last part of the program's path. */
  folder: string
  /** 'github.com/stripe/stripe-mock' */
  program: string
  version: string
}

// Two at once, however many processors are seen: what is built here is built beside other work.
const flags = ['-p', '2', '-trimpath', '-ldflags=-s -w']

/** Builds a program whose module stands alone. */
export function goInstall({ folder, program, version }: GoProgram): Promise<void> {
  return inTurn(async () => {
    await runTool({
      program: 'go',
      words: ['install', ...flags, `${program}@${version}`],
      env: { GOBIN: folder },
      withinMs: timeLeftMs(),
    })
  })
}

interface GoModuleProgram extends GoProgram {
  module: string
  /** The module's own `replace` lines, which Go heeds only in the module that is built: 'a=b@v1'. */
  replaced: string[]
}

/**
 * Builds a program whose module replaces others: out of a module of our own with the same replacements. The checksums are
 * the ones in the program's own go.sum, since the checksum database does not know all of its modules.
 */
export function goBuild(options: GoModuleProgram): Promise<void> {
  return inTurn(() => buildInOwnModule(options))
}

async function buildInOwnModule({ folder, program, version, module, replaced }: GoModuleProgram): Promise<void> {
  const go = (words: string[]) => runTool({ program: 'go', words, cwd: folder, withinMs: timeLeftMs() })
  const sources = JSON.parse(await go(['mod', 'download', '-json', `${module}@${version}`])) as { Dir: string }
  await go(['mod', 'init', 'local'])
  const replacements = replaced.flatMap((line) => ['-replace', line])
  await go(['mod', 'edit', '-require', `${module}@${version}`, ...replacements])
  await copyFile(join(sources.Dir, 'go.sum'), join(folder, 'go.sum'))
  await go(['build', '-mod=mod', ...flags, '-o', basename(program), program])
}

let last: Promise<unknown> = Promise.resolve()

/** One build after the other: side by side none would end within its time on a cold cache. */
function inTurn(build: () => Promise<void>): Promise<void> {
  const own = last.then(() => {
    if (timeLeftMs() <= 0) throw new Unavailable('It must be compiled, and no time is left for that in this run.')
    return build()
  })
  last = own.catch(() => undefined)
  return own
}
