import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testIdentity, testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { expect, onTestFinished, test } from 'vitest'
import { analysisOverHttp } from './http.ts'

const reportId = crypto.randomUUID()

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

/** An analysis service that always answers the same. */
async function analysisThatAnswers(status: number, { headers = {}, body = '{}' as string | Buffer } = {}) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const analysis = analysisOverHttp({ url, serviceSecret: testServiceSecret })
  const correct = () => analysis.correct(reportId, [{ path: 'roof_year', value: '2019' }])
  return { asked, restart: () => analysis.restart(reportId), drawPage: () => analysis.drawPage(reportId, 3), correct }
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

test('hands a drawn page on with its size', async () => {
  const { asked, drawPage } = await analysisThatAnswers(200, { headers: { 'x-page-size': '612x792.5' }, body: png })
  expect(await drawPage()).toEqual({ png, size: '612x792.5' })
  expect(asked).toMatchObject([{ method: 'GET', url: `/internal/analyses/${reportId}/pages/3` }])
})

test('takes no other size than one', async () => {
  const { drawPage } = await analysisThatAnswers(200, { headers: { 'x-page-size': 'wide' }, body: png })
  expect(await drawPage()).toEqual({ png, size: null })
})

test('a page that is not there is none', async () => {
  expect(await (await analysisThatAnswers(404)).drawPage()).toBeNull()
})

test.each([
  ['an answer that is no picture', 200, '<svg/>'],
  ['a picture without end', 200, Buffer.concat([png, Buffer.alloc(9 * 1024 * 1024)])],
  ['a fault', 500, '{}'],
])('says to try again after %s', async (_, status, body) => {
  const { drawPage } = await analysisThatAnswers(status, { body })
  await expect(drawPage()).rejects.toMatchObject({ status: 503, code: 'analysis-away' })
})

test('hands a correction on and its result back', async () => {
  const result = { documentId: crypto.randomUUID(), objectKey: 'analysis/x.json', sha256: 'f', fields: ['roof_year'] }
  const { asked, correct } = await analysisThatAnswers(200, { body: JSON.stringify(result) })
  expect(await correct()).toEqual(result)
  expect(asked).toMatchObject([{ method: 'POST', url: `/internal/analyses/${reportId}/correct` }])
})

test('says in the words of the analysis why a value cannot be corrected', async () => {
  const refusal = { code: 'page-unsaid', status: 422, title: 'Not corrected', detail: 'Say the page.' }
  const { correct } = await analysisThatAnswers(422, { body: JSON.stringify(refusal) })
  await expect(correct()).rejects.toMatchObject(refusal)
})

test.each([
  [500, '{}'],
  [200, '{}'],
  [200, 'no json'],
])('says to correct again in a minute when the answer is %s %s', async (status, body) => {
  const { correct } = await analysisThatAnswers(status, { body })
  await expect(correct()).rejects.toMatchObject({ status: 503, code: 'analysis-away' })
})

test('an answer that refuses our own token is no refusal of the person', async () => {
  const { correct } = await analysisThatAnswers(401, {
    body: '{"code":"not-signed-in","status":401,"title":"","detail":""}',
  })
  await expect(correct()).rejects.toThrow('analysis refused our request')
})
