import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixture, openDocuments, pat, submit, upload } from './open-documents.ts'

let documents: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  documents = await openDocuments()
})
afterAll(() => documents.close())

const progress = {
  sessionId: 'session_1_abc',
  formData: { fullName: 'Pat', policyFile: null },
  lastField: 'fullName',
  percentage: 33.33,
}

const save = (body: object, visitor: string | null = 'visitor-1') =>
  documents.app.inject({
    method: 'POST',
    url: '/api/save-progress',
    headers: visitor ? { 'x-visitor-id': visitor } : {},
    payload: body,
  })

test('keeps one record for each browser, the newest', async () => {
  expect((await save(progress)).json()).toEqual({ success: true })
  const next = { ...progress, sessionId: 'session_2_def', formData: { fullName: 'Pat Example' }, percentage: 67 }
  expect((await save(next)).statusCode).toBe(200)
  expect(await documents.database.prisma.progressRecord.findMany()).toEqual([
    {
      visitorId: 'visitor-1',
      sessionId: 'session_2_def',
      intake: { fullName: 'Pat Example' },
      lastField: 'fullName',
      percentage: 67,
      savedAt: documents.clock.now(),
    },
  ])
})

test('attaches what the browser saved to the policy submitted from it, and to no other', async () => {
  await save({ ...progress, formData: { propertyCity: 'Waco' } }, 'visitor-2')
  const file = await fixture('policy.pdf')
  const [with2, with3] = [await upload(documents, file), await upload(documents, file)]
  await submit(documents, with2.reportId, { visitor: 'visitor-2' })
  await submit(documents, with3.reportId, { visitor: 'visitor-3' })
  const intakeOf = async (reportId: string) =>
    (await documents.database.prisma.submission.findUniqueOrThrow({ where: { reportId } })).intake
  expect(await intakeOf(with2.reportId)).toEqual({ propertyCity: 'Waco' })
  expect(await intakeOf(with3.reportId)).toBeNull()
})

test.each([
  {
    what: 'a form above 8 KB',
    body: { ...progress, formData: { homeConcerns: 'a'.repeat(8_200) } },
    visitor: 'visitor-4',
    refusal: { status: 413, code: 'form-too-large' },
  },
  {
    what: 'a percentage above 100',
    body: { ...progress, percentage: 101 },
    visitor: 'visitor-4',
    refusal: { status: 400, code: 'invalid-request' },
  },
  {
    what: 'a browser without our cookie',
    body: progress,
    visitor: null,
    refusal: { status: 400, code: 'visitor-unknown' },
  },
])('saves nothing for $what', async ({ body, visitor, refusal }) => {
  const before = await documents.database.prisma.progressRecord.count()
  const answer = await save(body, visitor)
  expect(answer.statusCode).toBe(refusal.status)
  expect(answer.json()).toMatchObject(refusal)
  expect(await documents.database.prisma.progressRecord.count()).toBe(before)
})

test('takes what no database stores for nothing, or refuses it', async () => {
  expect((await save({ ...progress, formData: { fullName: 'Pat\0' } }, 'visitor-nul')).statusCode).toBe(200)
  const record = await documents.database.prisma.progressRecord.findUnique({ where: { visitorId: 'visitor-nul' } })
  expect(record?.intake).toEqual({ fullName: 'Pat' })
  for (const change of [{ sessionId: 'a\0' }, { lastField: '\0' }]) {
    expect((await save({ ...progress, ...change })).statusCode).toBe(400)
  }
})

test('tells another service, and nobody else, which address was written in a browser', async () => {
  await save({ ...progress, formData: { email: 'pat@example.com' } }, 'visitor-mail')
  const ask = async (visitor: string, headers: Record<string, string>) =>
    documents.app.inject({ url: `/internal/intakes/${visitor}`, headers })
  const token = await createServiceToken({ service: 'payments', audience: 'documents', secret: testServiceSecret })
  const authorization = `Bearer ${token}`
  expect((await ask('visitor-mail', { authorization })).json()).toEqual({ email: 'pat@example.com' })
  expect((await ask('visitor-none', { authorization })).json()).toEqual({ email: null })
  expect((await ask('visitor-mail', await documents.headersFor(pat))).statusCode).toBe(403)
  expect((await ask('visitor-mail', {})).statusCode).toBe(401)
})
