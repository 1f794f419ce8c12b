import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Job, repeat } from '@plainpolicy/platform/jobs/repeat'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import type { IdentityProvider } from '../ports/identity-provider/identity-provider.ts'
import { deleteEndedAttempts } from '../store/attempt-counts.ts'
import type { IdentityDatabase } from '../store/identity-database.ts'
import { deleteExpiredCodes } from '../store/verification-codes.ts'

// A code's row says in which browser somebody signed up, for as long as that sign-up waits.
const keepCodesMs = 24 * 3_600_000

interface DeleteExpired {
  database: IdentityDatabase
  provider: IdentityProvider
  clock: Clock
  logger: Logger
  everyMs?: number
}

/** Removes codes, counted attempts, sessions and sign-ups that are over; has the provider renew its keys. */
export function deleteExpired({ database, provider, clock, logger, everyMs = 10 * 60_000 }: DeleteExpired): Job {
  const run = async () => {
    const now = clock.now()
    await deleteExpiredCodes(database.prisma, new Date(now.getTime() - keepCodesMs))
    await deleteEndedAttempts(database.prisma, now)
    await provider.tidy()
  }
  return repeat({ name: 'delete expired', everyMs, logger, run })
}
