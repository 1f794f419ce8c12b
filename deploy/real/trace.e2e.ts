import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newPerson, register } from '../../web/e2e/people.ts'
import { stateFarm } from '../../web/e2e/policies.ts'
import { journey } from '../local/testing/journey.ts'
import { jaeger } from './servers/jaeger.ts'
import { edgesOf, readTrace, type SeenSpan } from './testing/read-trace.ts'

const click = 'the click'
const steps = ['fetch-document', 'read-pages', 'read-fields', 'check-fields', 'assess-policy', 'write-result']

/** Who calls whom between the press of the button and the mail about the report. */
const edges = [
  `${click} -> gateway GET /api/get-presigned-url`,
  'gateway GET /api/get-presigned-url -> documents GET /api/get-presigned-url',
  'documents GET /api/get-presigned-url -> documents publish UploadRequested',
  'documents publish UploadRequested -> reports handle UploadRequested',
  `${click} -> gateway POST /api/submit-policy-s3`,
  'gateway POST /api/submit-policy-s3 -> documents POST /api/submit-policy-s3',
  'documents POST /api/submit-policy-s3 -> documents publish DocumentSubmitted',
  'documents publish DocumentSubmitted -> reports handle DocumentSubmitted',
  'documents publish DocumentSubmitted -> analysis handle DocumentSubmitted',
  'documents publish DocumentSubmitted -> payments handle DocumentSubmitted',
  // Each activity of the workflow, through Temporal and back.
  'analysis handle DocumentSubmitted -> analysis analyze-policy',
  ...steps.flatMap((step) => [
    `analysis analyze-policy -> analysis ${step}`,
    `analysis ${step} -> analysis publish AnalysisProgressed`,
  ]),
  'analysis write-result -> analysis draw-places',
  'analysis publish AnalysisProgressed -> reports handle AnalysisProgressed',
  'analysis analyze-policy -> analysis complete',
  'analysis complete -> analysis publish AnalysisCompleted',
  'analysis publish AnalysisCompleted -> reports handle AnalysisCompleted',
  'analysis publish AnalysisCompleted -> payments handle AnalysisCompleted',
  'reports handle AnalysisCompleted -> reports publish ReportReady',
  'reports publish ReportReady -> notifications handle ReportReady',
].toSorted()

/** What a span may tell, and what Jaeger adds. */
const attributes = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'messaging.destination.name',
  'messaging.message.id',
  'plainpolicy.event',
  'plainpolicy.attempts',
  'plainpolicy.report_id',
  'plainpolicy.analysis.step',
  'error.type',
  ...['span.kind', 'otel.scope.name', 'otel.status_code', 'error', 'internal.span.format'],
]

/** Uploads as a person does; answers the trace and the span that the browser said with its calls. */
async function clickUpload(page: Page): Promise<{ traceId: string; spanId: string }> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/get-presigned-url'))
  const submitted = page.waitForRequest((request) => request.url().includes('/api/submit-policy-s3'))
  await page.getByLabel('Policy document, PDF').setInputFiles(stateFarm)
  await page.getByRole('button', { name: 'Upload Policy' }).click()
  const said = await Promise.all([asked, submitted].map(async (request) => (await request).headers().traceparent))
  await page.getByRole('link', { name: 'View My Report' }).waitFor({ timeout: 30_000 })
  expect(said[1]).toBe(said[0])
  const [, traceId = '', spanId = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(said[0] ?? '') ?? []
  return { traceId, spanId }
}

journey('one trace leads from the click through every service to the report and its mail', async ({ page, system }) => {
  const { traces = '' } = system
  expect(traces, `${jaeger.name} ${jaeger.version} is not running`).not.toBe('')
  const person = await register(page, system.inbox, newPerson())
  await page.goto('/upload')
  const { traceId, spanId } = await clickUpload(page)

  let seen: { spans: SeenSpan[]; text: string } = { spans: [], text: '' }
  const edgesSeen = async () => {
    seen = await readTrace(traces, traceId)
    return edgesOf(seen.spans, { [spanId]: click })
  }
  // Spans are sent every few seconds.
  await expect.poll(edgesSeen, { timeout: 30_000, interval: 500 }).toEqual(expect.arrayContaining(edges))

  const unexpected = (await edgesSeen()).filter((edge) => !edges.includes(edge) && !isOptional(edge))
  expect(unexpected).toEqual([])
  const keys = new Set(seen.spans.flatMap((span) => Object.keys(span.attributes)))
  expect([...keys].filter((key) => !attributes.includes(key))).toEqual([])
  const personal = [person.email, person.name, person.password, stateFarm.name, 'userId', 'Fort Worth', 'uploads/']
  for (const word of personal) expect(seen.text).not.toContain(word)
})

/** The page asks by itself while its stream is silent; an upload may pass through us or go to the file server itself. */
const isOptional = (edge: string) => /GET \/api\/reports\/:reportId\/status$|PUT \/files\/\*$/.test(edge)
