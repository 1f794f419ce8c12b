import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteExpired } from '../src/jobs/delete-expired.ts'
import { fixture, openDocuments, submit, upload } from './open-documents.ts'

const day = 24 * 60 * 60 * 1000
let documents: Awaited<ReturnType<typeof openDocuments>>
beforeEach(async () => {
  documents = await openDocuments()
})
afterEach(() => documents.close())

const rowOf = (reportId: string) => documents.database.prisma.submission.findUnique({ where: { reportId } })
const runs = () => documents.database.prisma.retentionRun.findMany({ orderBy: { id: 'desc' }, take: 1 })

async function after(days: number): Promise<void> {
  documents.clock.advance(days * day)
  await deleteExpired(documents.dependencies)
}

async function saveForm(visitor: string): Promise<void> {
  await documents.app.inject({
    method: 'POST',
    url: '/api/save-progress',
    headers: { 'x-visitor-id': visitor },
    payload: { sessionId: 's', formData: { fullName: 'Pat' }, lastField: 'fullName', percentage: 33 },
  })
}

test('an upload that was never submitted goes after a day, and its address leads nowhere', async () => {
  const asked = await upload(documents, await fixture('policy.pdf'))
  await after(0.99)
  expect(await documents.objects.head(asked.key)).not.toBeNull()
  await after(0.02)
  expect(await documents.objects.head(asked.key)).toBeNull()
  expect((await submit(documents, asked.reportId)).json()).toMatchObject({ status: 404, code: 'report-not-found' })
  expect(await runs()).toMatchObject([{ abandonedCount: 1, deletedCount: 0 }])
})

test('a submitted policy goes after 90 days; that it was there stays known', async () => {
  const asked = await upload(documents, await fixture('policy.pdf'))
  await submit(documents, asked.reportId)
  await after(89.9)
  expect(await documents.objects.head(asked.key)).not.toBeNull()
  await after(0.2)
  expect(await documents.objects.head(asked.key)).toBeNull()
  expect(await rowOf(asked.reportId)).toMatchObject({ state: 'deleted', originalFilename: '', pageCount: 2 })
  expect((await submit(documents, asked.reportId)).json()).toMatchObject({ status: 409, code: 'already-submitted' })
  expect(await runs()).toMatchObject([{ abandonedCount: 0, deletedCount: 1 }])
})

test('what was written in the wizard goes after 30 days, attached or not', async () => {
  await saveForm('visitor-1')
  await saveForm('visitor-2')
  const { reportId } = await upload(documents, await fixture('policy.pdf'))
  await submit(documents, reportId, { visitor: 'visitor-1' })
  await after(29.9)
  expect(await documents.database.prisma.progressRecord.count()).toBe(2)
  expect(await rowOf(reportId)).toMatchObject({ intake: { fullName: 'Pat' } })
  await after(0.2)
  expect(await documents.database.prisma.progressRecord.count()).toBe(0)
  expect(await rowOf(reportId)).toMatchObject({ state: 'submitted', intake: null })
  expect(await runs()).toMatchObject([{ intakeCount: 1, progressCount: 2 }])
})
