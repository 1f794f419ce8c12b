import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The names of what a test file takes from `servers/`, through its own modules, too. */
function serversOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(file) || !existsSync(file)) return found
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)) {
    const imported = join(dirname(file), path)
    if (imported.includes('/deploy/real/servers/')) found.add(basename(imported, '.ts'))
    else for (const name of serversOf(imported, seen)) found.add(name)
  }
  return found
}

interface Servers {
  known: Set<string>
  missing: Set<string>
}

/** The files among them whose servers are all missing. One that can do with some of its servers chooses by itself. */
export function withoutServers(files: string[], { known, missing }: Servers): string[] {
  return files.filter((file) => {
    const needed = [...serversOf(file)].filter((name) => known.has(name))
    return needed.length > 0 && needed.every((name) => missing.has(name))
  })
}
