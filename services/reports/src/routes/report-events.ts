import { PassThrough } from 'node:stream'
import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import type { Language } from '@plainpolicy/platform/report/report-data'
import { reportMissing } from '../domain/errors.ts'
import { pagesOf } from '../domain/report-progress.ts'
import { statusMessage } from '../domain/status-messages.ts'
import type { ReportChanges } from '../live/report-changes.ts'
import { findOwnReport, type PrismaClient, type Report } from '../store/reports.ts'
import { languageQuery, reportIdParams } from './report-answer.ts'

interface ReportEvents {
  prisma: PrismaClient
  changes: ReportChanges
  heartbeatMs?: number
  longestMs?: number
}

const minuteMs = 60_000

/**
 * Server-sent events: the present state first, then each change, until the report has failed. One that is there may be
 * unlocked or locked while it is read. A stream ends after ten minutes, as a session's token does; the browser then asks
 * for another one by itself.
 */
export function reportEvents(app: App, options: ReportEvents): void {
  const { prisma, changes, heartbeatMs = 15_000, longestMs = 10 * minuteMs } = options
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })

  app.get(
    '/api/reports/:reportId/events',
    { schema: { operationId: 'reportEvents', params: reportIdParams, querystring: languageQuery } },
    async (request, reply) => {
      const { reportId } = request.params
      const { userId } = callerOf(request)
      const first = await findOwnReport(prisma, reportId, userId)
      if (!first) throw reportMissing()
      const stream = new PassThrough()
      open.add(stream)
      const follow = followReport(stream, request.query.language, () => findOwnReport(prisma, reportId, userId))
      const unwatch = changes.watch(reportId, follow)
      const heartbeat = setInterval(() => stream.writable && stream.write(': still here\n\n'), heartbeatMs)
      const longest = setTimeout(() => stream.end(), longestMs)
      // Also when the browser goes away: the framework destroys what it sends.
      stream.once('close', () => {
        clearInterval(heartbeat)
        clearTimeout(longest)
        unwatch()
        open.delete(stream)
      })
      follow()
      return reply
        .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' })
        .send(stream)
    },
  )
}

/** Each call looks at the report once more and sends what is new; looks never overlap. */
function followReport(stream: PassThrough, language: Language, look: () => Promise<Report | null>): () => void {
  let sent = ''
  let looking: Promise<void> = Promise.resolve()

  async function send(): Promise<void> {
    const report = await look()
    if (!stream.writable || !report) return
    const { status, step, failureCode, unlockedAt } = report
    const message = statusMessage(status, failureCode, language)
    const data = JSON.stringify({ status, step, pages: pagesOf(report), message, unlocked: unlockedAt !== null })
    if (data === sent) return
    sent = data
    stream.write(`event: status\ndata: ${data}\n\n`)
    if (status === 'error') stream.end()
  }

  return () => {
    looking = looking.then(send).catch((error) => void stream.destroy(error))
  }
}
