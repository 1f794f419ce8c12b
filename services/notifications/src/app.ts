import type { VerifyToken } from '@plainpolicy/platform/auth/verify-token'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import { connectEvents } from '@plainpolicy/platform/events/connect-events'
import type { Subscription } from '@plainpolicy/platform/events/subscription'
import { type App, createHttpApp } from '@plainpolicy/platform/http/app'
import type { EventBus } from '@plainpolicy/platform/ports/event-bus/event-bus'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { perNetwork } from './domain/contact-rules.ts'
import { createNetworkHash } from './domain/network-hash.ts'
import { onPaymentRefunded, onPaymentSucceeded } from './events/on-payment.ts'
import { onReportCorrected } from './events/on-report-corrected.ts'
import { onReportReady } from './events/on-report-ready.ts'
import { onReviewRequested } from './events/on-review-requested.ts'
import { onUserConfirmed } from './events/on-user-confirmed.ts'
import { onUserRegistered } from './events/on-user-registered.ts'
import { onVerificationCodeIssued } from './events/on-verification-code-issued.ts'
import { deleteOldContacts } from './jobs/delete-old-contacts.ts'
import { deletePersonalData } from './jobs/delete-personal-data.ts'
import { sendMails } from './jobs/send-mails.ts'
import { measureMails } from './measure-mails.ts'
import type { Mail, Mailbox } from './ports/mail/mail.ts'
import { sendContactMessage } from './routes/send-contact-message.ts'
import type { NotificationsDatabase, Transaction } from './store/open-notifications-database.ts'

export interface NotificationsDependencies {
  database: NotificationsDatabase
  bus: EventBus
  mail: Mail
  clock: Clock
  logger: Logger
  verifyToken: VerifyToken
  from: Mailbox
  origin: string
  /** Who answers what people write. */
  supportAddress: string
  /** Contact messages an hour from one network. */
  contactsPerNetwork: number
  /** Networks are kept as hashes with a key of this. */
  secret: string
  /** Milliseconds between the sender's looks at its queue. */
  pollEvery?: number
}

/** What it hears; reviews are asked of support. */
export const subscriptions = (supportAddress: string): Subscription<Transaction>[] => [
  onUserRegistered,
  onUserConfirmed,
  onVerificationCodeIssued,
  onReportReady,
  onPaymentSucceeded,
  onPaymentRefunded,
  onReviewRequested(supportAddress),
  onReportCorrected,
]

/** The whole service: it takes messages to support, hears events and sends mail. Closing the app ends what is under way. */
export async function buildApp(dependencies: NotificationsDependencies): Promise<App> {
  const { database, bus, logger, verifyToken } = dependencies
  const metrics = createMetrics('notifications')
  const app = await createHttpApp({ service: 'notifications', logger, verifyToken, metrics, ready: database.ping })
  sendContactMessage(app, {
    ...dependencies,
    networkLimit: perNetwork(dependencies.contactsPerNetwork),
    hashNetwork: createNetworkHash(dependencies.secret),
  })
  const count = measureMails({ metrics, prisma: database.prisma, clock: dependencies.clock })
  const sender = await sendMails({ ...dependencies, count })
  const deletions = [deletePersonalData(dependencies), deleteOldContacts(dependencies)]
  const hears = subscriptions(dependencies.supportAddress)
  const events = await connectEvents({
    ...{ service: 'notifications', database, bus, logger, metrics },
    subscriptions: hears,
  })
  app.addHook('onClose', async () => {
    await events.close()
    await Promise.all([sender, ...deletions].map((job) => job.stop()))
  })
  return app
}
