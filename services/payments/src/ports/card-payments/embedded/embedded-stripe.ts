import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { addApiRoutes } from './api-routes.ts'
import { addCardForm } from './card-form-routes.ts'
import { addControlRoutes } from './control-routes.ts'
import { openDatabase } from './database.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { openLedger } from './ledger.ts'
import { newId } from './new-id.ts'
import { StripeFault } from './stripe-fault.ts'

export interface EmbeddedStripe {
  /** 'http://127.0.0.1:12111'; the card form is at /card-form below it. */
  url: string
  close(): Promise<void>
}

export interface EmbeddedStripeOptions {
  /** Keeps everything; a server that was killed goes on where it stood. */
  directory: string
  port: number
  /** Unsaid, this machine alone. */
  host?: string
  /** The pages that may frame the card form: 'http://localhost:3000'. */
  publicOrigin: string
  /** Where webhooks go, and the whsec_… that signs them. */
  webhookUrl: string
  webhookSecret: string
  clock: Clock
  logger: Logger
}

/** The part of Stripe that we use, in test mode, on this machine: its API, its webhooks and a card form. */
export async function openEmbeddedStripe(options: EmbeddedStripeOptions): Promise<EmbeddedStripe> {
  const { directory, port, host = '127.0.0.1', clock, logger, webhookUrl, webhookSecret } = options
  const publicOrigin = new URL(options.publicOrigin).origin
  await using open = new AsyncDisposableStack()
  const database = open.adopt(openDatabase(directory), (opened) => opened.close())
  const ledger = openLedger(database, clock)
  const delivering = { ledger, url: webhookUrl, secret: webhookSecret, logger }
  const deliveries = open.adopt(deliverWebhooks(delivering), (begun) => begun.close())
  const app = open.adopt(buildServer(logger), (built) => built.close())
  guard(app, [host, new URL(publicOrigin).hostname])
  addApiRoutes(app, ledger, deliveries.wake)
  addControlRoutes(app, ledger, deliveries)
  await addCardForm(app, publicOrigin)
  const url = await app.listen({ host, port })
  logger.info({ stripe: url }, 'cards are charged on this machine alone: test mode')
  const opened = open.move()
  return { url, close: () => opened.disposeAsync() }
}

function buildServer(logger: Logger): FastifyInstance {
  const app = fastify({ logger: false, forceCloseConnections: true, requestTimeout: 10_000, bodyLimit: 64 * 1024 })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL.' } }),
  )
  app.setErrorHandler<FastifyError | StripeFault>((error, _request, reply) => {
    if (error instanceof StripeFault) return reply.status(error.status).send({ error: error.body })
    const status = error.statusCode ?? 500
    if (status < 500) {
      return reply.status(status).send({ error: { type: 'invalid_request_error', message: 'Invalid request.' } })
    }
    // Neither address nor body nor message: a card may stand in them.
    const where = error.stack?.split('\n').slice(1, 8)
    logger.error({ fault: error.name, where }, 'the embedded Stripe server failed')
    return reply.status(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } })
  })
  return app
}

/** Only under names of this machine: no page that lends another name to this address may read along. */
function guard(app: FastifyInstance, alsoKnownAs: string[]): void {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ...alsoKnownAs])
  app.addHook('onRequest', async (request, reply) => {
    if (!names.has(request.hostname)) {
      return reply.status(403).send({ error: { type: 'invalid_request_error', message: 'Unknown host.' } })
    }
    reply.headers({
      'request-id': newId('req', 14),
      'stripe-version': request.headers['stripe-version'] ?? '',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })
}
