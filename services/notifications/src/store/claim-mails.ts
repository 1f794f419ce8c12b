import { claimFor, mostAttempts } from '../domain/delivery-rules.ts'
import type { MailKind } from '../domain/mail-request.ts'
import type { Transaction } from './open-notifications-database.ts'

export interface ClaimedMail {
  id: string
  kind: MailKind
  parameters: unknown
  attempts: number
  messageId: string
  recipient: string
  expiresAt: Date
  /** The account's name, for a mail to an account. */
  name: string | null
}

interface Claim {
  now: Date
  limit: number
  /** The domain of new Message-IDs; a mail that was tried before keeps the one it has. */
  messageDomain: string
}

/**
 * Takes mails that are due for one try each; nobody else gets them until the claim runs out.
 * The try is counted here, so that a mail whose sending kills the process is not tried for ever.
 * A mail to an account waits until its address is known and confirmed.
 */
export function claimMails(db: Transaction, { now, limit, messageDomain }: Claim): Promise<ClaimedMail[]> {
  const claimedUntil = new Date(now.getTime() + claimFor)
  return db.$queryRaw<ClaimedMail[]>`
    WITH "due" AS (
      SELECT m."id", COALESCE(r."email", m."recipient") AS "address", r."name"
      FROM "mail" m LEFT JOIN "recipient" r ON r."user_id" = m."user_id" AND r."confirmed_at" IS NOT NULL
      WHERE m."state" = 'queued' AND m."next_attempt_at" <= ${now} AND m."expires_at" > ${now}
        AND m."attempts" < ${mostAttempts} AND COALESCE(r."email", m."recipient") IS NOT NULL
      ORDER BY m."asked_at" LIMIT ${limit} FOR UPDATE OF m SKIP LOCKED
    )
    UPDATE "mail" m SET
      "attempts" = m."attempts" + 1,
      "next_attempt_at" = ${claimedUntil},
      "recipient" = "due"."address",
      "message_id" = COALESCE(m."message_id", '<' || m."id" || '@' || ${messageDomain}::text || '>')
    FROM "due" WHERE m."id" = "due"."id"
    RETURNING m."id", m."kind", m."parameters", m."attempts", m."message_id" AS "messageId", m."recipient",
      m."expires_at" AS "expiresAt", "due"."name"`
}
