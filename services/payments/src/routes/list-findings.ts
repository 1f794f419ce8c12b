import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import type { PaymentsDependencies } from '../dependencies.ts'
import { mostFindingsShown } from '../domain/limits.ts'
import { countOpenFindings, listFindings as findingsOf } from '../store/findings.ts'
import { findingSchema, toAnswer } from './finding-shape.ts'

const schema = {
  operationId: 'listPaymentFindings',
  tags: ['payments'],
  description: 'What of the money only a person can judge: unsettled, or all; newest first, 500 at most.',
  querystring: z.object({ all: z.enum(['true', 'false']).default('false') }),
  response: {
    200: z.object({
      /** How many are unsettled. */
      open: z.int(),
      findings: z.array(findingSchema),
    }),
    default: problemSchema,
  },
}

/** GET /api/admin/payments/findings for an admin; below /internal for an operator (`npm run findings`). */
export function listFindings(app: App, { database: { prisma } }: PaymentsDependencies): void {
  const doors = [
    { url: '/api/admin/payments/findings', access: 'admin', hide: false },
    { url: '/internal/payments/findings', access: 'service', hide: true },
  ] as const
  for (const { url, access, hide } of doors) {
    app.get(url, { schema: { ...schema, hide }, config: { access } }, async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      const findings = await findingsOf(prisma, { all: query.all === 'true', limit: mostFindingsShown })
      return { open: await countOpenFindings(prisma), findings: findings.map(toAnswer) }
    })
  }
}
