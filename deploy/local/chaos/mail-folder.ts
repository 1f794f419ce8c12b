import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Mail {
  messageId: string
  to: string
  subject: string
  text: string
  at: number
  /** A repeat carries the same Message-ID. */
  deliveries: number
}

export interface MailFolder {
  /** To one address, newest first. */
  to(email: string): Mail[]
}

const lookAgainMs = 100

/** Every mail that ever came into the inbox, which itself keeps only the newest: call it often. */
export function openMailFolder(directory: string): MailFolder {
  const known = new Map<string, Mail & { changedAt: number }>()
  let lookedAt = 0

  function look(): void {
    if (Date.now() - lookedAt < lookAgainMs) return
    lookedAt = Date.now()
    for (const name of namesIn(directory)) {
      try {
        const changedAt = statSync(join(directory, name)).mtimeMs
        if (known.get(name)?.changedAt === changedAt) continue
        const { messageId, to, subject, text, date, deliveries } = JSON.parse(
          readFileSync(join(directory, name), 'utf8'),
        )
        known.set(name, { messageId, to: to.address, subject, text, at: Date.parse(date), deliveries, changedAt })
      } catch {
        // Removed between the two looks, to make room.
      }
    }
  }

  return {
    to(email) {
      look()
      return [...known.values()].filter((mail) => mail.to === email).sort((one, other) => other.at - one.at)
    },
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}
