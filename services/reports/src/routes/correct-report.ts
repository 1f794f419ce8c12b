import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { correctionsSchema } from '@plainpolicy/platform/report/correction'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CorrectReport, correctReport } from '../acts/correct-report.ts'
import { reportIdParams } from './report-answer.ts'

const schema = {
  operationId: 'correctReport',
  description:
    'Puts values of a report right: a new version, in which everything that depends on them is worked out again.',
  params: reportIdParams,
  body: z.object({
    corrections: correctionsSchema,
    reason: z.string().trim().min(1).max(500),
  }),
  response: { 200: z.object({ reportId: z.uuid(), version: z.int() }), default: problemSchema },
}

/**
 * POST /api/admin/reports/:reportId/correct for an admin; below /internal for an operator with the services' secret
 * (`npm run correct`).
 */
export function correctReportRoute(app: App, options: CorrectReport): void {
  const doors = [
    { url: '/api/admin/reports/:reportId/correct', access: 'admin', hide: false },
    { url: '/internal/reports/:reportId/correct', access: 'service', hide: true },
  ] as const
  for (const { url, access, hide } of doors) {
    app.post(url, { schema: { ...schema, hide }, config: { access } }, async (request) => {
      const { reportId } = request.params
      const { version } = await correctReport(options, { reportId, ...request.body, by: whoAsks(request) })
      return { reportId, version }
    })
  }
}

const whoAsks = ({ caller }: FastifyRequest): string =>
  caller?.kind === 'user' ? caller.userId : (caller?.service ?? 'operator')
