import { expect, test } from 'vitest'
import { spareUploads } from '../src/domain/limits.ts'
import { fixture, openDocuments, request, sam, submit, upload } from './open-documents.ts'

const day = 24 * 60 * 60 * 1000

/** An inspector that lets so many files pass in the same moment. */
function allAtOnce(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  return async () => {
    waiting += 1
    if (waiting === count) resolve()
    await promise
    return { ok: true as const, pageCount: 1 }
  }
}

test('a person has so many free analyses in 24 hours, however they are asked for', async () => {
  const documents = await openDocuments({ dailyLimit: 2 })
  const file = await fixture('policy.pdf')
  const uploads = [await upload(documents, file), await upload(documents, file), await upload(documents, file)]
  documents.dependencies.inspect = allAtOnce(uploads.length)
  const answers = await Promise.all(uploads.map(({ reportId }) => submit(documents, reportId)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 429])
  expect((await request(documents)).json()).toMatchObject({
    status: 429,
    code: 'daily-limit-reached',
    message: expect.stringContaining('You have used your 2 free analyses for today.'),
  })
  expect((await request(documents, { as: sam })).statusCode).toBe(200)

  documents.clock.advance(day)
  expect((await request(documents)).statusCode).toBe(200)
  await documents.close()
})

test('a person cannot begin uploads without end', async () => {
  const documents = await openDocuments({ dailyLimit: 1 })
  for (let begun = 0; begun < 1 + spareUploads; begun++) expect((await request(documents)).statusCode).toBe(200)
  expect((await request(documents)).statusCode).toBe(429)
  await documents.close()
})
