import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { expect, test } from 'vitest'
import { spareUploads } from '../src/domain/limits.ts'
import { fixture, openDocuments, pat, request, sam, submit, upload } from './open-documents.ts'

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

test('a paid report is not held back by the free limit, and payments is not asked before', async () => {
  const documents = await openDocuments({ dailyLimit: 1 })
  const asked: string[] = []
  let available = 0
  documents.dependencies.credits = {
    availableFor: async (userId) => {
      asked.push(userId)
      return available
    },
  }
  const file = await fixture('policy.pdf')
  const [free, paid] = [await upload(documents, file), await upload(documents, file)]
  expect((await submit(documents, free.reportId)).statusCode).toBe(202)
  expect(asked).toEqual([])
  expect((await submit(documents, paid.reportId)).statusCode).toBe(429)
  available = 1
  expect((await request(documents)).statusCode).toBe(200)
  expect((await submit(documents, paid.reportId)).statusCode).toBe(202)
  expect(new Set(asked)).toEqual(new Set([pat.userId]))
  await documents.close()
})

test('a person whose free analyses are used up is told to try again while payments does not answer', async () => {
  const documents = await openDocuments({ dailyLimit: 1 })
  documents.dependencies.credits = { availableFor: () => Promise.reject(new DependencyAway(new Error('away'))) }
  const { reportId } = await upload(documents, await fixture('policy.pdf'))
  expect((await submit(documents, reportId)).statusCode).toBe(202)
  expect((await request(documents)).json()).toMatchObject({ status: 503, code: 'service-away' })
  await documents.close()
})
