import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import type { PaymentsDependencies } from '../dependencies.ts'
import { countAvailable } from '../store/credits.ts'

const schema = {
  hide: true,
  params: z.object({ userId: z.string().min(1).max(128) }),
  response: { 200: z.object({ available: z.int() }) },
}

/** GET /internal/credits/:userId: documents asks it when a person's free analyses are used up. */
export function getCredits(app: App, { database }: PaymentsDependencies): void {
  app.get('/internal/credits/:userId', { schema, config: { access: 'service' } }, async ({ params }) => ({
    available: await countAvailable(database.prisma, params.userId),
  }))
}
