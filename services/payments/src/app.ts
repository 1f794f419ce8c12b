import { connectEvents } from '@plainpolicy/platform/events/connect-events'
import { type App, createHttpApp } from '@plainpolicy/platform/http/app'
import { repeat } from '@plainpolicy/platform/jobs/repeat'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import type { PaymentsDependencies } from './dependencies.ts'
import { onAnalysisCompleted, onAnalysisFailed } from './events/on-analysis-ended.ts'
import { onDocumentSubmitted } from './events/on-document-submitted.ts'
import { onUserConfirmed } from './events/on-user-confirmed.ts'
import { deleteExpired } from './jobs/delete-expired.ts'
import { reconcile } from './jobs/reconcile.ts'
import { measurePayments } from './measure-payments.ts'
import { claimPayment } from './routes/claim-payment.ts'
import { createPaymentIntent } from './routes/create-payment-intent.ts'
import { getCredits } from './routes/get-credits.ts'
import { listFindings } from './routes/list-findings.ts'
import { refundPayment } from './routes/refund-payment.ts'
import { settleFinding } from './routes/settle-finding.ts'
import { stripeWebhook } from './routes/stripe-webhook.ts'
import { unlockReport } from './routes/unlock-report.ts'

const day = 24 * 60 * 60 * 1000

/** The service on one page. Closing the app ends what is under way. */
export async function buildApp(dependencies: PaymentsDependencies) {
  const { database, bus, verifyToken, clock, logger, reconcileEveryMs } = dependencies
  const metrics = createMetrics('payments')
  const app: App = await createHttpApp({ service: 'payments', logger, verifyToken, metrics, ready: database.ping })

  const countRun = measurePayments({ metrics, prisma: database.prisma, clock })
  createPaymentIntent(app, dependencies)
  stripeWebhook(app, dependencies)
  claimPayment(app, dependencies)
  unlockReport(app, dependencies)
  refundPayment(app, dependencies)
  listFindings(app, dependencies)
  settleFinding(app, dependencies)
  getCredits(app, dependencies)

  const subscriptions = [
    onUserConfirmed(clock),
    onDocumentSubmitted(clock),
    onAnalysisCompleted(clock),
    onAnalysisFailed(clock),
  ]
  const events = await connectEvents({ service: 'payments', database, bus, subscriptions, logger, metrics })
  const reconciliation = repeat({
    name: 'reconcile',
    everyMs: reconcileEveryMs,
    logger,
    run: async () => countRun(await reconcile(dependencies)),
  })
  const deletion = repeat({ name: 'delete-expired', everyMs: day, logger, run: () => deleteExpired(dependencies) })
  app.addHook('onClose', async () => {
    await Promise.all([reconciliation.stop(), deletion.stop()])
    await events.close()
  })
  return { app, subscribes: subscriptions.map(({ name }) => name) }
}
