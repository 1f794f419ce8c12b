import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixture, openDocuments, put, request, sam, submit, upload } from './open-documents.ts'

let documents: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  documents = await openDocuments()
})
afterAll(() => documents.close())

const rows = () => documents.database.prisma.submission.count()

test.each([
  {
    asked: { filename: 'policy.docx' },
    refusal: { status: 415, code: 'not-a-pdf', message: 'Please upload a PDF file only.' },
  },
  {
    asked: { size: String(11 * 1024 * 1024) },
    refusal: { status: 413, code: 'file-too-large', message: 'Please upload a file smaller than 10MB.' },
  },
  { asked: { size: '0' }, refusal: { status: 422, code: 'file-empty' } },
  { asked: { filename: `${'a'.repeat(300)}.pdf` }, refusal: { status: 400, code: 'filename-invalid' } },
  { asked: { size: '-1' }, refusal: { status: 400, code: 'invalid-request' } },
])('hands out no address for $asked', async ({ asked, refusal }) => {
  const before = await rows()
  const answer = await request(documents, asked)
  expect(answer.statusCode).toBe(refusal.status)
  expect(answer.json()).toMatchObject(refusal)
  expect(await rows()).toBe(before)
})

test('an address takes 10 MB and not a byte more', async () => {
  const asked = (await request(documents)).json()
  const refused = await put(documents, asked, new Uint8Array(11 * 1024 * 1024))
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toMatchObject({ code: 'file-too-large', message: 'Please upload a file smaller than 10MB.' })
  expect((await put(documents, asked, new Uint8Array(10 * 1024 * 1024))).statusCode).toBe(200)
})

test('an address for a given size takes no other', async () => {
  const asked = (await request(documents, { size: '100' })).json()
  const refused = await put(documents, asked, new Uint8Array(99))
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'file-size-differs' })
})

test('an address refuses another content type', async () => {
  const asked = (await request(documents)).json()
  const refused = await put(documents, { ...asked, contentType: 'text/html' }, await fixture('policy.pdf'))
  expect(refused.statusCode).toBe(415)
  expect(refused.json()).toMatchObject({ code: 'wrong-content-type' })
})

test('an altered address is refused', async () => {
  const [mine, other] = [(await request(documents)).json(), (await request(documents, { as: sam })).json()]
  const altered = { ...mine, uploadUrl: mine.uploadUrl.replace(mine.documentId, other.documentId) }
  const refused = await put(documents, altered, await fixture('policy.pdf'))
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'file-address-invalid' })
})

test('a submitted file cannot be exchanged through its address', async () => {
  const asked = await upload(documents, await fixture('policy.pdf'))
  await submit(documents, asked.reportId)
  const refused = await put(documents, asked, await fixture('locked.pdf'))
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'already-uploaded' })
})

test('an address ends after five minutes', async () => {
  const asked = (await request(documents)).json()
  documents.clock.advance(5 * 60 * 1000)
  const refused = await put(documents, asked, await fixture('policy.pdf'))
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'file-address-expired' })
})
