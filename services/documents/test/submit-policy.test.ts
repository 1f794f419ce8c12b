import { DocumentSubmittedSchema, UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixture, openDocuments, pat } from './open-documents.ts'

let documents: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  documents = await openDocuments()
})
afterAll(() => documents.close())

async function send(form: FormData) {
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form })
  const payload = Buffer.from(await new Response(body).arrayBuffer())
  const type = { 'content-type': headers.get('content-type') ?? '' }
  const authorization = await documents.headersFor(pat)
  return documents.app.inject({
    method: 'POST',
    url: '/api/submit-policy',
    headers: { ...authorization, ...type },
    payload,
  })
}

function formOf(fields: Record<string, string>, file?: { bytes: Uint8Array; name?: string }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('policyFile', new Blob([Buffer.from(file.bytes)]), file.name ?? 'policy.pdf')
  return form
}

const rows = () => documents.database.prisma.submission.count()

test('takes form and file in one request and begins the analysis', async () => {
  const bytes = await fixture('policy.pdf')
  const answer = await send(formOf({ fullName: 'Pat Example', propertyCity: 'Waco', other: 'dropped' }, { bytes }))
  expect(answer.statusCode).toBe(202)
  const { submissionId, documentId } = answer.json()
  const row = await documents.database.prisma.submission.findUniqueOrThrow({ where: { reportId: submissionId } })
  expect(row).toMatchObject({
    documentId,
    userId: pat.userId,
    state: 'submitted',
    intake: { fullName: 'Pat Example', propertyCity: 'Waco' },
  })
  expect(Buffer.from(await documents.objects.get(`uploads/${documentId}.pdf`, { maxBytes: 1e6 }))).toEqual(bytes)
  expect(await documents.events.heard(UploadRequestedSchema)).toMatchObject([{ reportId: submissionId }])
  expect(await documents.events.heard(DocumentSubmittedSchema)).toMatchObject([{ reportId: submissionId, documentId }])
})

const policy = () => fixture('policy.pdf')
const withFile = async (bytes: Promise<Uint8Array>, name?: string) =>
  formOf({}, { bytes: await bytes, ...(name && { name }) })

test.each([
  { what: 'no file', form: async () => formOf({ fullName: 'Pat' }), status: 409, code: 'file-missing' },
  { what: 'a Word document', form: () => withFile(policy(), 'policy.docx'), status: 415, code: 'not-a-pdf' },
  { what: 'a locked file', form: () => withFile(fixture('locked.pdf')), status: 422, code: 'pdf-locked' },
  {
    what: 'a file above 10 MB',
    form: () => withFile(Promise.resolve(new Uint8Array(10 * 1024 * 1024 + 1))),
    status: 413,
    code: 'file-too-large',
  },
  {
    what: 'an endless note',
    form: async () => formOf({ homeConcerns: 'a'.repeat(9_000) }, { bytes: await policy() }),
    status: 413,
    code: 'form-too-large',
  },
])('stores nothing of a form with $what', async ({ form, status, code }) => {
  const before = await rows()
  const answer = await send(await form())
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ status, code })
  expect(await rows()).toBe(before)
})

test('refuses a form of more fields and files than it has', async () => {
  const fields = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, 'x']))
  expect((await send(formOf(fields, { bytes: await fixture('policy.pdf') }))).statusCode).toBe(413)
  const twice = formOf({}, { bytes: await fixture('policy.pdf') })
  twice.append('policyFile', new Blob(['second']), 'second.pdf')
  expect((await send(twice)).statusCode).toBe(413)
})
