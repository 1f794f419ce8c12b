import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Job, repeat } from '@plainpolicy/platform/jobs/repeat'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { personalDataKeptFor } from '../domain/delivery-rules.ts'
import { forgetPersonalData } from '../store/forget-personal-data.ts'
import type { NotificationsDatabase } from '../store/open-notifications-database.ts'

interface DeleteOptions {
  database: NotificationsDatabase
  clock: Clock
  logger: Logger
}

/** After 7 days the log still says that a mail was sent, but no longer to whom. Runs every hour. */
export function deletePersonalData({ database, clock, logger }: DeleteOptions): Job {
  return repeat({
    name: 'delete-personal-data',
    everyMs: 60 * 60 * 1_000,
    logger,
    run: async () => {
      const before = new Date(clock.now().getTime() - personalDataKeptFor)
      const deleted = await forgetPersonalData(database.prisma, before)
      if (deleted.mails + deleted.recipients > 0) logger.info(deleted, 'personal data was deleted')
    },
  })
}
