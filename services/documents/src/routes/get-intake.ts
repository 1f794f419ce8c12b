import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import type { DocumentsDependencies } from '../dependencies.ts'
import { findIntake } from '../store/progress-records.ts'

const schema = {
  hide: true,
  params: z.object({ visitorId: z.string().min(1).max(128) }),
  response: { 200: z.object({ email: z.string().nullable() }) },
}

/** GET /internal/intakes/:visitorId: payments asks where the receipt of a payment from this browser goes. */
export function getIntake(app: App, { database }: DocumentsDependencies): void {
  app.get('/internal/intakes/:visitorId', { schema, config: { access: 'service' } }, async ({ params }) => {
    const intake = await findIntake(database.prisma, params.visitorId)
    return { email: intake?.email ?? null }
  })
}
