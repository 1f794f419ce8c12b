import { connectEvents } from '@plainpolicy/platform/events/connect-events'
import type { Subscription } from '@plainpolicy/platform/events/subscription'
import { type App, createHttpApp } from '@plainpolicy/platform/http/app'
import { repeat } from '@plainpolicy/platform/jobs/repeat'
import type { DocumentsDependencies } from './dependencies.ts'
import { deleteExpired } from './jobs/delete-expired.ts'
import { getIntake } from './routes/get-intake.ts'
import { requestUpload } from './routes/request-upload.ts'
import { saveProgress } from './routes/save-progress.ts'
import { submitPolicy } from './routes/submit-policy.ts'
import { submitPolicyS3 } from './routes/submit-policy-s3.ts'

const hour = 60 * 60 * 1000

/** Documents begins things and hears of none. */
export const subscriptions: Subscription[] = []

/** The service on one page. Closing the app ends what is under way. */
export async function buildApp(dependencies: DocumentsDependencies): Promise<App> {
  const { database, bus, fileRoutes, verifyToken, logger, metrics } = dependencies
  const app = await createHttpApp({ service: 'documents', logger, verifyToken, metrics, ready: database.ping })

  requestUpload(app, dependencies)
  await app.register(fileRoutes)
  submitPolicyS3(app, dependencies)
  submitPolicy(app, dependencies)
  saveProgress(app, dependencies)
  getIntake(app, dependencies)

  const events = await connectEvents({ service: 'documents', database, bus, subscriptions, logger, metrics })
  const deletion = repeat({ name: 'delete-expired', everyMs: hour, logger, run: () => deleteExpired(dependencies) })
  app.addHook('onClose', async () => {
    await deletion.stop()
    await events.close()
  })
  return app
}
