import { commonVariables, objectStoreVariables, startFrom, toldBy } from '@plainpolicy/platform/testing/started-service'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { analysis } from '../src/main.ts'

const start = (env: Record<string, string>) => startFrom(analysis, env)

test('starts from its variables, says what it hears, is ready, and stops', async () => {
  const running = await start({
    ...commonVariables,
    ...(await objectStoreVariables()),
    ANALYSIS_DATABASE_URL: await testDatabase('analysis'),
    ANALYSIS_PORT: '0',
  })
  expect(running.subscribes).toEqual(['DocumentSubmitted'])
  expect(await toldBy(running)).toMatchObject({ ready: { status: 'ready' } })
  await running.stop()
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()
})

test('names every faulty variable at once', async () => {
  await expect(start({ OBJECT_STORE: 'shelf', ANALYSIS_PORT: 'door', WORKFLOW_ENGINE: 'steam' })).rejects.toThrow(
    /OBJECT_STORE: [\s\S]*ANALYSIS_DATABASE_URL: [\s\S]*ANALYSIS_PORT: [\s\S]*WORKFLOW_ENGINE: /,
  )
})
