import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Job, repeat } from '@plainpolicy/platform/jobs/repeat'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { nextAttempt, sendWithin } from '../domain/delivery-rules.ts'
import type { MailKind, MailParameters } from '../domain/mail-request.ts'
import type { CountMail } from '../measure-mails.ts'
import { type Mail, type Mailbox, MailRefused } from '../ports/mail/mail.ts'
import { type ClaimedMail, claimMails } from '../store/claim-mails.ts'
import type { NotificationsDatabase } from '../store/open-notifications-database.ts'
import { mailChannel } from '../store/queue-mail.ts'
import { type Failure, giveUpOverdue, markFailed, markSent, putOff } from '../store/settle-mail.ts'
import { renderMail } from '../templates/render-mail.ts'

export interface SenderOptions {
  database: NotificationsDatabase
  mail: Mail
  clock: Clock
  logger: Logger
  from: Mailbox
  origin: string
  count: CountMail
  /** Milliseconds between looks when no notification came. */
  pollEvery?: number
}

const batch = 5

/** Sends what is queued, at least once each: woken by the queue, and by the clock for retries. */
export async function sendMails(options: SenderOptions): Promise<Job> {
  const { database, logger, pollEvery = 2_000 } = options
  let stopped = false
  const run = async () => {
    while (!stopped && (await sendBatch(options)) === batch);
  }
  const job = repeat({ name: 'send-mails', everyMs: pollEvery, logger, run })
  await database.listen(mailChannel, job.wake)
  return {
    wake: job.wake,
    stop: () => {
      stopped = true
      return job.stop()
    },
  }
}

async function sendBatch(options: SenderOptions): Promise<number> {
  const { database, clock, from, logger } = options
  const messageDomain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const claimed = await claimMails(database.prisma, { now: clock.now(), limit: batch, messageDomain })
  const settled = await Promise.allSettled(claimed.map((mail) => sendOne(mail, options)))
  const givenUp = await giveUpOverdue(database.prisma, clock.now())
  for (const mail of givenUp) options.count(mail)
  if (givenUp.length > 0) logger.error({ count: givenUp.length }, 'mails were given up: too late, or tried too often')
  const unsettled = settled.find((result) => result.status === 'rejected')
  if (unsettled) throw unsettled.reason
  return claimed.length
}

async function sendOne(claimed: ClaimedMail, options: SenderOptions): Promise<void> {
  const { database, clock, logger, count } = options
  const { id, kind, attempts, expiresAt } = claimed
  // Looked at again, because the claim may have waited for the database.
  if (expiresAt <= clock.now()) {
    logger.error({ mail_id: id, kind, attempts }, 'a mail was given up: too late')
    return await giveUp(claimed, 'too-late', options)
  }
  try {
    await within(sendWithin, deliver(claimed, options))
  } catch (error) {
    const next = error instanceof MailRefused ? null : nextAttempt(attempts, clock.now())
    // Only the error's name: a server's answer may quote the address.
    logger.warn(
      { mail_id: id, kind, attempts, error: (error as Error).name, again: next !== null },
      'a mail was not sent',
    )
    if (!next) return await giveUp(claimed, error instanceof MailRefused ? 'refused' : 'too-many-tries', options)
    await putOff(database.prisma, id, next)
    return count({ kind, outcome: 'put-off' })
  }
  await markSent(database.prisma, id, clock.now())
  count({ kind, outcome: 'sent' })
}

async function giveUp(mail: ClaimedMail, why: Failure, { database, count }: SenderOptions): Promise<void> {
  await markFailed(database.prisma, mail.id, why)
  count({ kind: mail.kind, outcome: why })
}

async function deliver(claimed: ClaimedMail, { mail, clock, from, origin }: SenderOptions): Promise<void> {
  const { kind, name, recipient, messageId } = claimed
  const parameters = claimed.parameters as MailParameters[MailKind]
  const rendered = renderMail(kind, parameters, { origin, name })
  await mail.send({ ...rendered, messageId, from, to: { name: null, address: recipient }, date: clock.now() })
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController()
  const late = delay(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The mail was not taken on in time')
  })
  try {
    await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
