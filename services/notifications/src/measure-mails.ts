import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import { type MailKind, mailKinds } from './domain/mail-request.ts'
import { countWaiting } from './store/count-waiting.ts'
import type { Transaction } from './store/open-notifications-database.ts'
import type { Failure } from './store/settle-mail.ts'

/** What came of one try; 'put-off' is tried again. */
export type CountMail = (tried: { kind: MailKind; outcome: 'sent' | 'put-off' | Failure }) => void

interface MeasureMails {
  metrics: Metrics
  prisma: Transaction
  clock: Clock
}

// The tries of the first quarter of an hour are over then.
const overdueAfterMs = 15 * 60 * 1000

/** What of the mails Prometheus is told: their ends, and those that wait. */
export function measureMails({ metrics, prisma, clock }: MeasureMails): CountMail {
  metrics.gauge({
    name: 'mails_waiting',
    help: 'Mails that are not sent yet; overdue are those asked for more than 15 minutes ago',
    labels: { overdue: ['true', 'false'] },
    read: async () => {
      const { all, overdue } = await countWaiting(prisma, new Date(clock.now().getTime() - overdueAfterMs))
      return [
        { labels: { overdue: 'true' }, value: overdue },
        { labels: { overdue: 'false' }, value: all - overdue },
      ]
    },
  })
  return metrics.counter({
    name: 'mails_total',
    help: 'Tries to send a mail by outcome: sent, put off to another try, or given up and why',
    labels: { kind: mailKinds, outcome: ['sent', 'put-off', 'refused', 'too-many-tries', 'too-late'] },
  })
}
