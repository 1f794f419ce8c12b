import { ConfigError } from '@plainpolicy/platform/config/load-config'

/** A fault of this machine, not of the program: told to the person in one sentence, without a stack trace. */
export class Fault extends Error {}

const diskIsFull = 'The disk is full: Plainpolicy could not write its data. Free some space and start again.'

/** The sentence for a person: what happened and what to do. Null when it is nothing that a person could mend. */
export function sentenceFor(error: unknown): string | null {
  if (error instanceof Fault || error instanceof ConfigError) return error.message
  const { code, syscall, path, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return portInUse(port ?? 0)
  if (code === 'ENOSPC' || /no space left on device/i.test(message ?? '')) return diskIsFull
  // On a read-only disk Node says ENOENT for a folder that it was told to make with its parents.
  const isRefused = code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
  if (isRefused || (code === 'ENOENT' && syscall === 'mkdir')) {
    return `Plainpolicy may not write ${path ?? 'here'}. Give your account the right to it (chown or chmod), or clone the repository where you may write.`
  }
  return null
}

export function portInUse(port: number, whose = 'Plainpolicy'): string {
  return `Port ${port} (${whose}) is in use by another program. Stop that program (find it with: ss -ltnp 'sport = :${port}'), or start on other ports with: npm start -- --port-base ${port + 1000}`
}
