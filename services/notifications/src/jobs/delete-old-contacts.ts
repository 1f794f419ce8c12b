import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Job, repeat } from '@plainpolicy/platform/jobs/repeat'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { contactsKeptSince, networkKeptForMs } from '../domain/contact-rules.ts'
import { forgetContacts } from '../store/contact-messages.ts'
import type { NotificationsDatabase } from '../store/open-notifications-database.ts'

interface DeleteOptions {
  database: NotificationsDatabase
  clock: Clock
  logger: Logger
}

/** Contact and referral records go after 3 years, and from where they came after a day. Runs every hour. */
export function deleteOldContacts({ database, clock, logger }: DeleteOptions): Job {
  return repeat({
    name: 'delete-old-contacts',
    everyMs: 60 * 60 * 1_000,
    logger,
    run: async () => {
      const now = clock.now()
      const deleted = await forgetContacts(database.prisma, {
        networksBefore: new Date(now.getTime() - networkKeptForMs),
        messagesBefore: contactsKeptSince(now),
      })
      if (deleted.messages > 0) logger.info(deleted, 'contact records were deleted after 3 years')
    },
  })
}
