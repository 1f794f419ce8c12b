import { createHash } from 'node:crypto'
import { DocumentSubmittedSchema, UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixture, openDocuments, pat, put, request, sam, submit, upload } from './open-documents.ts'

let documents: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  documents = await openDocuments()
})
afterAll(() => documents.close())

const said = (reportId: string) =>
  documents.events.messages(DocumentSubmittedSchema).filter((message) => message.reportId === reportId)
const stored = (reportId: string) => documents.database.prisma.submission.findUniqueOrThrow({ where: { reportId } })

test('hands out an address, takes the file there and begins its analysis', async () => {
  const file = await fixture('policy.pdf')
  const asked = await request(documents, { filename: 'My policy.pdf', size: String(file.length) })
  expect(asked.statusCode).toBe(200)
  const { reportId, documentId, ...address } = asked.json()
  expect(address).toEqual({
    uploadUrl: expect.stringMatching(`^/files/uploads/${documentId}.pdf\\?`),
    contentType: 'application/pdf',
    key: `uploads/${documentId}.pdf`,
    originalFilename: 'My policy.pdf',
    reportData: null,
  })
  const [requested] = await documents.events.heard(UploadRequestedSchema)
  expect(requested).toMatchObject({ reportId, documentId, userId: pat.userId, originalFilename: 'My policy.pdf' })

  expect((await put(documents, asked.json(), file)).statusCode).toBe(200)
  const submitted = await submit(documents, reportId)
  expect(submitted.statusCode).toBe(202)
  expect(submitted.json()).toEqual({ reportId, documentId, status: 'processing' })

  const [event] = await documents.events.heard(DocumentSubmittedSchema)
  expect(event).toMatchObject({
    reportId,
    documentId,
    userId: pat.userId,
    objectKey: `uploads/${documentId}.pdf`,
    sha256: createHash('sha256').update(file).digest('hex'),
    sizeBytes: file.length,
    pageCount: 2,
  })
})

test('answers a double click twice and submits once', async () => {
  const { reportId, documentId } = await upload(documents, await fixture('policy.pdf'))
  const answers = await Promise.all([submit(documents, reportId), submit(documents, reportId)])
  const later = await submit(documents, reportId)
  for (const answer of [...answers, later]) {
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toEqual({ reportId, documentId, status: 'processing' })
  }
  await expect.poll(() => documents.database.prisma.$queryRaw`SELECT id FROM "outbox"`).toEqual([])
  expect(said(reportId)).toHaveLength(1)
})

describe('a file with a fault', () => {
  const whole = fixture('policy.pdf')
  const faults: [string, () => Promise<Uint8Array>, { status: number; code: string; message: string }][] = [
    [
      'a Word document renamed to .pdf',
      async () => Buffer.from('PK\u0003\u0004 [Content_Types].xml word/document.xml'),
      { status: 415, code: 'not-a-pdf', message: 'Please upload a PDF file only.' },
    ],
    [
      'a file without a byte',
      async () => new Uint8Array(),
      { status: 422, code: 'file-empty', message: 'This file is empty. Please choose your policy document again.' },
    ],
    [
      'a PDF that broke off',
      async () => (await whole).subarray(0, 400),
      { status: 422, code: 'pdf-damaged', message: expect.stringContaining('damaged or incomplete') },
    ],
    [
      'a PDF without pages',
      async () =>
        Buffer.from((await whole).toString('latin1').replace(/\/Kids\[.*?\]\/Count 2/, '/Kids[]/Count 0'), 'latin1'),
      { status: 422, code: 'pdf-no-pages', message: expect.stringContaining('has no pages') },
    ],
    [
      'a PDF locked by a password',
      () => fixture('locked.pdf'),
      { status: 422, code: 'pdf-locked', message: expect.stringContaining('without the password') },
    ],
  ]

  test.each(faults)('%s is refused in words and deleted, and another may follow', async (_name, file, fault) => {
    const asked = await upload(documents, await file())
    const refused = await submit(documents, asked.reportId)
    expect(refused.statusCode).toBe(fault.status)
    expect(refused.json()).toMatchObject(fault)
    expect(await documents.objects.head(asked.key)).toBeNull()
    expect(await stored(asked.reportId)).toMatchObject({ state: 'rejected', rejection: fault.code, sha256: null })
    expect(said(asked.reportId)).toEqual([])

    expect((await put(documents, asked, await whole)).statusCode).toBe(200)
    expect((await submit(documents, asked.reportId)).statusCode).toBe(202)
    await expect.poll(() => said(asked.reportId)).toHaveLength(1)
  })

  test('is refused to each of two requests at once', async () => {
    const { reportId } = await upload(documents, await fixture('locked.pdf'))
    const answers = await Promise.all([submit(documents, reportId), submit(documents, reportId)])
    expect(answers.map((answer) => answer.json().code)).toEqual(['pdf-locked', 'pdf-locked'])
  })

  test('larger than 10 MB in the store is refused, however it came there', async () => {
    const asked = (await request(documents)).json()
    await documents.objects.put(asked.key, new Uint8Array(10 * 1024 * 1024 + 1), { contentType: 'application/pdf' })
    const refused = await submit(documents, asked.reportId)
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toMatchObject({ code: 'file-too-large', message: 'Please upload a file smaller than 10MB.' })
    expect(await documents.objects.head(asked.key)).toBeNull()
  })
})

test('says so when the file never came', async () => {
  const { reportId } = (await request(documents)).json()
  const answer = await submit(documents, reportId)
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'file-missing' })
  expect(await stored(reportId)).toMatchObject({ state: 'requested' })
})

test('keeps a file that could not be checked in time, for another try', async () => {
  const asked = await upload(documents, await fixture('policy.pdf'))
  const { inspect } = documents.dependencies
  documents.dependencies.inspect = async () => ({ ok: false, fault: 'timed-out' })
  const answer = await submit(documents, asked.reportId)
  documents.dependencies.inspect = inspect
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'check-timed-out' })
  expect((await submit(documents, asked.reportId)).statusCode).toBe(202)
})

test('hides another person’s report', async () => {
  const { reportId } = await upload(documents, await fixture('policy.pdf'))
  const answer = await submit(documents, reportId, { as: sam })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'report-not-found' })
  expect(await stored(reportId)).toMatchObject({ state: 'requested', userId: pat.userId })
})

test('takes nothing from a person who is not signed in', async () => {
  const answers = await Promise.all([
    documents.app.inject({ url: '/api/get-presigned-url?filename=policy.pdf' }),
    documents.app.inject({ method: 'POST', url: '/api/submit-policy-s3', payload: { reportId: 'x' } }),
    documents.app.inject({ method: 'POST', url: '/api/submit-policy' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
})
