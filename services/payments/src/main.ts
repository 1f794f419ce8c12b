import { verifierFromConfig } from '@plainpolicy/platform/auth/verifier-from-config'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { RunningService, Service, ServiceEnvironment } from '@plainpolicy/platform/service/service'
import { buildApp } from './app.ts'
import { paymentsVariables } from './config.ts'
import { openCardPayments } from './ports/card-payments/from-config.ts'
import { intakesOverHttp } from './ports/intakes/http.ts'
import { openPaymentsDatabase } from './store/open-payments-database.ts'

/** Orders, payments, refunds and credits: what is paid, whose it is, and which report it unlocks. */
export const payments: Service = { name: 'payments', start }

async function start({ env, bus, clock, logger }: ServiceEnvironment): Promise<RunningService> {
  const config = loadConfig(paymentsVariables, env)
  // What is open so far, to be closed in the opposite order: at the stop, or when the start fails half way.
  await using open = new AsyncDisposableStack()
  const database = open.adopt(await openPaymentsDatabase({ url: config.PAYMENTS_DATABASE_URL, logger }), (opened) =>
    opened.close(),
  )
  const { cards } = open.adopt(await openCardPayments({ config, clock, logger }), (opened) => opened.close())
  const { app, subscribes } = await buildApp({
    database,
    bus,
    cards,
    intakes: intakesOverHttp({ url: config.DOCUMENTS_URL, serviceSecret: config.SERVICE_SECRET }),
    verifyToken: verifierFromConfig(config, 'payments'),
    clock,
    logger,
    priceCents: config.PRICE_CENTS,
    taxPercent: config.TAX_PERCENT,
    reconcileEveryMs: config.RECONCILE_SECONDS * 1000,
  })
  open.adopt(app, (built) => built.close())
  const url = await app.listen({ host: config.LISTEN_HOST, port: config.PAYMENTS_PORT })
  const opened = open.move()
  return { url, subscribes, stop: () => opened.disposeAsync() }
}

if (import.meta.main) await runAlone(payments)
