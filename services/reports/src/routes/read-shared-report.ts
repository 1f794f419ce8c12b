import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { sharedReport } from '../acts/shared-report.ts'
import { endedLinkHtml } from '../html/document-html.ts'
import { styleHash } from '../html/page-style.ts'
import type { PrismaClient } from '../store/reports.ts'
import { languageQuery } from './report-answer.ts'

/** A page of its own world: no script, nothing loaded, no name of where it was read, nothing kept by anybody. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `sandbox; default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
}

/** The report for whoever holds the token of its link. The token stands in the address: nothing here may log one. */
export function readSharedReport(app: App, { prisma, clock }: { prisma: PrismaClient; clock: Clock }): void {
  app.get(
    '/api/report/:reportId/:token',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readSharedReport',
        description: 'HTML',
        // Whatever they are: an address that is wrong is answered like one that ended.
        params: z.object({ reportId: z.string().max(100), token: z.string().max(100) }),
        querystring: languageQuery,
      },
    },
    async (request, reply) => {
      const { reportId, token } = request.params
      const { language } = request.query
      const isId = z.uuid().safeParse(reportId).success
      const page = isId ? await sharedReport(prisma, { reportId, token, language, now: clock.now() }) : null
      return reply
        .headers(headers)
        .status(page ? 200 : 404)
        .send(page ?? endedLinkHtml(language))
    },
  )
}
