import { Readable } from 'node:stream'
import type { App } from '@plainpolicy/platform/http/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Upstream } from '../gateway-route.ts'
import { isPlainPath } from '../proxy/guards.ts'
import { packAnswers } from '../proxy/pack-answers.ts'
import { upstreamHeaders } from '../proxy/upstream-headers.ts'
import type { ReadSession } from '../sessions/read-session.ts'
import { setPageHeaders } from './page-headers.ts'
import { reportCode } from './report-code.ts'

interface ServedReportOptions {
  upstreams: Pick<Record<Upstream, string>, 'identity' | 'reports'>
  readSession: ReadSession
  webDirectory: string
}

type ReportRequest = FastifyRequest & { params: { reportId: string } }

/** Whoever would wait longer gets the page without it, which asks by itself and says what it waits for. */
const PATIENCE_MS = 1_000

/** As often a network may ask who is signed in. Beyond it, as above. */
const perNetwork = { max: 300, timeWindow: '1 minute' }

/**
 * A report's page, with the report in its HTML for its owner: on a phone it is read a second before the page's code is
 * there. Everybody else, and its owner where something is missing, gets the page that its code fills.
 */
export async function servedReport(app: App, { upstreams, readSession, webDirectory }: ServedReportOptions) {
  packAnswers(app)
  // It holds a person's report, or the cookies of a session that was renewed on the way.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  const count = app.createRateLimit(perNetwork)
  const asksTooOften = async (request: FastifyRequest) => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded
  }
  // It takes a moment to load, which no reader is to wait for.
  reportCode(webDirectory).catch(() => {})
  const schema = { hide: true, params: z.object({ reportId: z.string() }) }

  async function pageOf(request: ReportRequest, reply: FastifyReply, signal: AbortSignal): Promise<string | null> {
    if (!isPlainPath(request.url) || (await asksTooOften(request))) return null
    const serveReport = await reportCode(webDirectory)
    if (!serveReport || !(await readSession(request, reply))) return null
    const { pathname, search, searchParams } = new URL(request.url, 'http://gateway')
    const version = searchParams.get('version') === 'enhanced' ? 'enhanced' : 'free'
    const language = searchParams.get('lang') === 'es' ? 'es' : 'en'
    const path = `/api/reports/${encodeURIComponent(request.params.reportId)}/status?language=${language}&version=${version}`
    const [user, status] = await Promise.all([
      answerOf(request, `${upstreams.identity}/api/auth/me`, signal),
      answerOf(request, `${upstreams.reports}${path}`, signal),
    ])
    return user && status ? serveReport({ pathname, search }, { user, status }) : null
  }

  app.get('/report/:reportId', { config: { access: 'public' }, schema }, async (request, reply) => {
    setPageHeaders(reply, 'report')
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const page = await inTime(pageOf(request, reply, signal), signal).catch((error: unknown) => {
      // Its words could be the report's.
      const cause = error instanceof Error ? error.name : typeof error
      request.log.warn({ cause }, 'the page of a report goes out without the report')
      return null
    })
    if (page === null) return reply.sendFile('app.html')
    const bytes = Buffer.from(page)
    reply.header('content-length', bytes.length).type('text/html; charset=utf-8')
    return reply.send(Readable.from([bytes]))
  })
}

/** Null for a refusal: it is for the page to say why. */
async function answerOf(request: FastifyRequest, url: string, signal: AbortSignal): Promise<unknown> {
  const passed = upstreamHeaders(request, { visitorId: null, refreshToken: undefined, alsoPassed: undefined })
  // What the browser knows is of the page, and not of this answer.
  const { 'if-none-match': _known, range: _part, ...headers } = { ...passed, accept: 'application/json' }
  const said = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const answer = await fetch(url, { headers: said, signal })
  return answer.ok ? answer.json() : null
}

function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const tooLate = new Promise<never>((_keep, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })
  return Promise.race([work, tooLate])
}
