import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const names = ['database', 'service', 'objectStore', 'session', 'identityKeys', 'stripe', 'admin', 'homeowner'] as const
export type Secrets = Record<(typeof names)[number], string>

/**
 * This machine's own secrets, made at random once and kept where only its owner may read them.
 * A secret that a later version asks for is added to those that are there.
 */
export function keptSecrets(file: string): Secrets {
  const kept = read(file)
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? make(name)])) as Secrets
  if (names.some((name) => kept[name] === undefined)) write(file, secrets)
  return secrets
}

/** Passwords are typed by people; the sign-up page's own rules (letters, digits, a symbol) hold for them. */
function make(name: (typeof names)[number]): string {
  if (name === 'admin' || name === 'homeowner') return `Tx-${randomBytes(6).toString('hex')}-9a`
  return randomBytes(32).toString('hex')
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function write(file: string, secrets: Secrets): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
