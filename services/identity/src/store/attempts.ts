import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { AttemptLimit } from '../domain/attempt-limits.ts'
import { keyedHash } from '../domain/derived-keys.ts'
import { countAttempt, forgetAttempts } from './attempt-counts.ts'
import type { IdentityDatabase } from './identity-database.ts'

export interface Attempts {
  /** Counts an attempt of somebody; answers the milliseconds to wait, 0 when it is allowed. Counted outside any transaction: a failure counts too. */
  take(limit: AttemptLimit, ...who: string[]): Promise<number>
  forget(limit: AttemptLimit, ...who: string[]): Promise<void>
}

interface AttemptsOptions {
  database: IdentityDatabase
  clock: Clock
  /** Addresses and networks are kept as hashes with this key. */
  key: Buffer
}

export function createAttempts({ database, clock, key }: AttemptsOptions): Attempts {
  const keyOf = (limit: AttemptLimit, who: string[]) => keyedHash(key, limit.name, ...who)
  return {
    async take(limit, ...who) {
      const now = clock.now()
      const { withinMs, most } = limit
      const { count, resetsAt } = await countAttempt(database.prisma, { key: keyOf(limit, who), withinMs, now })
      return count <= most ? 0 : Math.max(1, resetsAt.getTime() - now.getTime())
    },
    forget: (limit, ...who) => forgetAttempts(database.prisma, [keyOf(limit, who)]),
  }
}
