import { verifierFromConfig } from '@plainpolicy/platform/auth/verifier-from-config'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { RunningService, Service, ServiceEnvironment } from '@plainpolicy/platform/service/service'
import { buildApp, subscriptions } from './app.ts'
import { notificationsVariables } from './config.ts'
import { openMail } from './ports/mail/from-config.ts'
import { openNotificationsDatabase } from './store/open-notifications-database.ts'

export const notifications: Service = { name: 'notifications', start }

async function start({ env, bus, clock, logger }: ServiceEnvironment): Promise<RunningService> {
  const config = loadConfig(notificationsVariables, env)
  // What is open so far, to be closed in the opposite order: at the stop, or when the start fails half way.
  await using open = new AsyncDisposableStack()
  const database = open.adopt(
    await openNotificationsDatabase({ url: config.NOTIFICATIONS_DATABASE_URL, logger }),
    (opened) => opened.close(),
  )
  const supportAddress = config.SUPPORT_ADDRESS ?? config.MAIL_FROM.address
  const mail = open.adopt(await openMail({ config, logger }), (opened) => opened.close())
  const verifyToken = verifierFromConfig(config, 'notifications')
  const app = open.adopt(
    await buildApp({
      database,
      bus,
      mail,
      clock,
      logger,
      verifyToken,
      from: config.MAIL_FROM,
      origin: config.PUBLIC_ORIGIN,
      supportAddress,
      contactsPerNetwork: config.NOTIFICATIONS_CONTACTS_PER_NETWORK,
      secret: config.SERVICE_SECRET,
    }),
    (built) => built.close(),
  )
  const url = await app.listen({ host: config.LISTEN_HOST, port: config.NOTIFICATIONS_PORT })
  const opened = open.move()
  return { url, subscribes: subscriptions(supportAddress).map(({ name }) => name), stop: () => opened.disposeAsync() }
}

if (import.meta.main) await runAlone(notifications)
