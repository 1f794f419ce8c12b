import { expect, onTestFinished, test } from 'vitest'
import { fixture, openDocuments, pat, request, submit, upload } from './open-documents.ts'

test('tells how uploads were checked, by outcome and without a name', async () => {
  const documents = await openDocuments()
  onTestFinished(() => documents.close())
  const good = await upload(documents, await fixture('policy.pdf'))
  const locked = await upload(documents, await fixture('locked.pdf'))
  const huge = (await request(documents)).json()
  await documents.objects.put(huge.key, new Uint8Array(10 * 1024 * 1024 + 1), { contentType: 'application/pdf' })
  const missing = (await request(documents)).json()
  for (const { reportId } of [good, good, locked, huge, missing]) await submit(documents, reportId)

  const text = (await documents.app.inject('/metrics')).body
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('uploads_checked_total{'))
      .toSorted(),
  ).toEqual([
    'uploads_checked_total{outcome="accepted",service="documents"} 1',
    'uploads_checked_total{outcome="file-too-large",service="documents"} 1',
    'uploads_checked_total{outcome="pdf-locked",service="documents"} 1',
  ])
  for (const word of [pat.userId, pat.email, good.reportId, 'policy.pdf']) expect(text).not.toContain(word)
})
