import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { unlockOwnReport } from '../acts/unlock-report.ts'
import type { PaymentsDependencies } from '../dependencies.ts'

const schema = {
  operationId: 'unlockReport',
  tags: ['payments'],
  description: 'Spends a paid credit of the caller on their report. 409 no-credit, report-not-ready.',
  body: z.object({ reportId: z.uuid() }),
  response: {
    /** False while the report is on its way: it is unlocked once it is there. */
    200: z.object({ unlocked: z.boolean() }),
    default: problemSchema,
  },
}

/** POST /api/unlock-report. Idempotent: a report takes one credit. */
export function unlockReport(app: App, deps: PaymentsDependencies): void {
  app.post('/api/unlock-report', { schema }, (request) =>
    unlockOwnReport(deps, { reportId: request.body.reportId, userId: callerOf(request).userId }),
  )
}
