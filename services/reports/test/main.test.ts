import { commonVariables, objectStoreVariables, startFrom, toldBy } from '@plainpolicy/platform/testing/started-service'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { reports } from '../src/main.ts'

const start = (env: Record<string, string>) => startFrom(reports, env)

test('starts from its variables, says what it hears, is ready, and stops', async () => {
  const running = await start({
    ...commonVariables,
    ...(await objectStoreVariables()),
    REPORTS_DATABASE_URL: await testDatabase('reports'),
    REPORTS_PORT: '0',
  })
  expect([...running.subscribes].sort()).toEqual([
    'AnalysisCompleted',
    'AnalysisFailed',
    'AnalysisProgressed',
    'DocumentSubmitted',
    'ReportLocked',
    'ReportUnlocked',
    'UploadRequested',
  ])
  const { ready, paths } = await toldBy(running)
  expect(ready).toEqual({ status: 'ready' })
  expect(paths).toEqual([
    '/api/admin/reports/{reportId}/correct',
    '/api/report/{reportId}/{token}',
    '/api/reports',
    '/api/reports/{reportId}/crops/{path}',
    '/api/reports/{reportId}/events',
    '/api/reports/{reportId}/links',
    '/api/reports/{reportId}/links/withdraw',
    '/api/reports/{reportId}/pages/{page}',
    '/api/reports/{reportId}/pdf',
    '/api/reports/{reportId}/reviews',
    '/api/reports/{reportId}/status',
    '/api/trigger-analysis',
  ])
  await running.stop()
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()
})

test('names every faulty variable at once', async () => {
  await expect(start({ OBJECT_STORE: 'tape', REPORTS_PORT: 'door' })).rejects.toThrow(
    /OBJECT_STORE: [\s\S]*REPORTS_DATABASE_URL: [\s\S]*REPORTS_PORT: [\s\S]*ANALYSIS_URL: /,
  )
})
