import { AnalysisCompletedSchema, AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import { afterEach, expect, test } from 'vitest'
import { type Analysis, calmParser, openAnalysis, submission } from './open-analysis.ts'

const file = Buffer.from('%PDF-1.7 a policy')
const opened: Analysis[] = []

async function open(options: Parameters<typeof openAnalysis>[0] = {}) {
  const analysis = await openAnalysis(options)
  opened.push(analysis)
  return analysis
}
afterEach(async () => {
  for (const analysis of opened.splice(0)) await analysis.close()
})

const metricsOf = async ({ app }: Analysis) => (await app.inject('/metrics')).body.split('\n')

test('tells how analyses ended: done, refused for the document’s sake, failed for ours', async () => {
  const analysis = await open({
    between: (steps) => ({
      ...steps,
      async readPages(input, document) {
        analysis.clock.advance(1_500)
        return steps.readPages(input, document)
      },
    }),
  })
  await analysis.events.deliver((await submission(analysis, file)).event)
  await analysis.events.heard(AnalysisCompletedSchema)
  await analysis.events.deliver((await submission(analysis, file, { sha256: '0'.repeat(64) })).event)
  await analysis.events.deliver((await submission(analysis, file, { objectKey: 'uploads/none.pdf' })).event)
  await analysis.events.heard(AnalysisFailedSchema, { count: 2 })
  await expect
    .poll(() => metricsOf(analysis))
    .toEqual(
      expect.arrayContaining([
        'analyses_ended_total{outcome="completed",code="none",service="analysis"} 1',
        'analyses_ended_total{outcome="refused",code="document-changed",service="analysis"} 1',
        'analyses_ended_total{outcome="failed",code="internal",service="analysis"} 1',
        'analysis_duration_seconds_sum{service="analysis",outcome="completed"} 1.5',
        'analysis_duration_seconds_count{service="analysis",outcome="completed"} 1',
      ]),
    )
})

test('an analysis that does not end is seen', async () => {
  const released = Promise.withResolvers<void>()
  const analysis = await open({
    parser: {
      ...calmParser,
      async read(bytes) {
        await released.promise
        return calmParser.read(bytes)
      },
    },
  })
  await analysis.events.deliver((await submission(analysis, file)).event)
  const unfinished = async () => (await metricsOf(analysis)).filter((line) => line.startsWith('analyses_unfinished{'))
  expect(await unfinished()).toEqual([
    'analyses_unfinished{overdue="true",service="analysis"} 0',
    'analyses_unfinished{overdue="false",service="analysis"} 1',
  ])
  analysis.clock.advance(10 * 60 * 1_000 + 1)
  expect(await unfinished()).toEqual([
    'analyses_unfinished{overdue="true",service="analysis"} 1',
    'analyses_unfinished{overdue="false",service="analysis"} 0',
  ])
  released.resolve()
  await analysis.events.heard(AnalysisCompletedSchema)
  await expect.poll(unfinished).toContain('analyses_unfinished{overdue="true",service="analysis"} 0')
})

test('nothing of a policy, a person or a report stands in a metric', async () => {
  const analysis = await open()
  const { reportId, documentId, event } = await submission(analysis, file)
  await analysis.events.deliver(event)
  await analysis.events.heard(AnalysisCompletedSchema)
  await analysis.app.inject({ method: 'POST', url: `/internal/analyses/${reportId}/restart` })
  const text = (await metricsOf(analysis)).join('\n')
  expect(text).toContain('route="/internal/analyses/:reportId/restart",status="401"')
  for (const word of [reportId, documentId, 'user-pat', 'Rivera']) expect(text).not.toContain(word)
})
