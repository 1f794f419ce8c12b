import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testIdentity, testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { expect, onTestFinished, test } from 'vitest'
import { analysisOverHttp } from './http.ts'

const reportId = crypto.randomUUID()

/** An analysis service that always answers the same. */
async function analysisThatAnswers(status: number) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, restart: () => analysisOverHttp({ url, serviceSecret: testServiceSecret }).restart(reportId) }
}

test('asks the analysis service by a token that is made out to it', async () => {
  const { asked, restart } = await analysisThatAnswers(202)
  await restart()
  expect(asked).toHaveLength(1)
  const [{ method, url, headers }] = asked as [IncomingMessage]
  expect({ method, url }).toEqual({ method: 'POST', url: `/internal/analyses/${reportId}/restart` })
  const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
  expect(await (await testIdentity('analysis')).verifyToken(token)).toEqual({ kind: 'service', service: 'reports' })
  expect(await (await testIdentity('documents')).verifyToken(token)).toBeNull()
})

test('is content when the analysis has ended meanwhile', async () => {
  const { restart } = await analysisThatAnswers(409)
  await expect(restart()).resolves.toBeUndefined()
})

test.each([404, 401, 500, 503])('says what to do when the answer is %s', async (status) => {
  const { restart } = await analysisThatAnswers(status)
  await expect(restart()).rejects.toMatchObject({
    status: 503,
    code: 'analysis-away',
    detail: 'We could not start the analysis again just now. Your document is kept; please try again in a minute.',
  })
})

test('says the same when nobody listens', async () => {
  const nobody = analysisOverHttp({ url: 'http://127.0.0.1:9', serviceSecret: testServiceSecret })
  await expect(nobody.restart(reportId)).rejects.toMatchObject({ status: 503, code: 'analysis-away' })
})
