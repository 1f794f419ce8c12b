import { commonVariables, objectStoreVariables, startFrom, toldBy } from '@plainpolicy/platform/testing/started-service'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { documents } from '../src/main.ts'

const start = (env: Record<string, string>) => startFrom(documents, env)

test('starts from its variables, is ready, and stops', async () => {
  const running = await start({
    ...commonVariables,
    ...(await objectStoreVariables()),
    DOCUMENTS_DATABASE_URL: await testDatabase('documents'),
    DOCUMENTS_PORT: '0',
  })
  const { ready, paths } = await toldBy(running)
  expect(ready).toEqual({ status: 'ready' })
  expect(paths).toEqual(['/api/get-presigned-url', '/api/save-progress', '/api/submit-policy', '/api/submit-policy-s3'])
  await running.stop()
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()
})

test('names every faulty variable at once', async () => {
  await expect(start({ OBJECT_STORE: 'tape', DOCUMENTS_DAILY_LIMIT: 'many' })).rejects.toThrow(
    /OBJECT_STORE: [\s\S]*DOCUMENTS_DATABASE_URL: [\s\S]*DOCUMENTS_DAILY_LIMIT: /,
  )
})
