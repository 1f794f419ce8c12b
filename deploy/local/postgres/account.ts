import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault } from '../fault.ts'

/** Who runs the database. PostgreSQL refuses to run as root, so root hands it to the user postgres. */
export type Account = { uid: number; gid: number } | null

export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return null
  return lookUp() ?? createAccount()
}

function lookUp(): Account {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function createAccount(): Account {
  try {
    execFileSync('groupadd', ['--force', '--system', 'postgres'], { stdio: 'ignore' })
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], { stdio: 'ignore' })
  } catch {
    // Told below in words.
  }
  const account = lookUp()
  if (account) return account
  throw new Fault(
    'PostgreSQL does not run as root, and the user "postgres" could not be made. Start Plainpolicy as an ordinary user.',
  )
}

/** Whether the account may enter every folder down to the path. */
export function maySee(account: Account, path: string): boolean {
  if (account === null) return true
  const { mode, uid, gid } = statSync(path)
  const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & enter) !== 0 && (dirname(path) === path || maySee(account, dirname(path)))
}
