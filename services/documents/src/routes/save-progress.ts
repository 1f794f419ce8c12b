import { visitorOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import type { DocumentsDependencies } from '../dependencies.ts'
import { VisitorUnknown } from '../domain/errors.ts'
import { intakeOf } from '../domain/intake.ts'
import { inTransaction } from '../store/open-documents-database.ts'
import { saveProgressRecord } from '../store/progress-records.ts'

// PostgreSQL keeps no NUL in a text.
const label = z
  .string()
  .max(100)
  .refine((value) => !value.includes('\0'))

const schema = {
  operationId: 'saveProgress',
  tags: ['documents'],
  body: z.object({
    sessionId: label.min(1),
    formData: z.record(z.string().max(100), z.unknown()),
    lastField: label.nullable(),
    percentage: z.number().min(0).max(100),
  }),
  response: { 200: z.object({ success: z.literal(true) }), default: problemSchema },
}

/** POST /api/save-progress: keeps the wizard's form for this browser, signed in or not. */
export function saveProgress(app: App, { database, clock }: DocumentsDependencies): void {
  app.post('/api/save-progress', { schema, config: { access: 'public' } }, async (request) => {
    const visitorId = visitorOf(request)
    if (!visitorId) throw new VisitorUnknown()
    const { formData, percentage, ...labels } = request.body
    const intake = intakeOf(formData) ?? {}
    const record = { visitorId, ...labels, intake, percentage: Math.round(percentage), savedAt: clock.now() }
    await inTransaction(database, (tx) => saveProgressRecord(tx, record))
    return { success: true as const }
  })
}
