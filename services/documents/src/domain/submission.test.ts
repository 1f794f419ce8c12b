import { expect, test } from 'vitest'
import { InvalidStep } from './errors.ts'
import { deleteFile, objectKeyOf, reject, requestSubmission, submit } from './submission.ts'

const at = new Date('2026-11-21T12:00:00Z')
const requested = requestSubmission({ userId: 'user-1', originalFilename: 'policy.pdf' }, at)
const checked = { file: { sha256: 'ab', sizeBytes: 10, pageCount: 2 }, intake: { fullName: 'Pat' }, at }
const submitted = submit(requested, checked)

test('a requested submission becomes submitted with what the check found', () => {
  expect(submitted).toMatchObject({ state: 'submitted', revision: 1, submittedAt: at, file: checked.file })
})

test('a rejected submission may be submitted with another file', () => {
  const rejected = reject(requested, 'pdf-locked')
  expect(rejected).toMatchObject({ state: 'rejected', rejection: 'pdf-locked', submittedAt: null })
  expect(submit(rejected, checked)).toMatchObject({ state: 'submitted', rejection: null })
})

test('a submission whose file was deleted keeps none of the person’s words', () => {
  expect(deleteFile(submitted)).toMatchObject({ state: 'deleted', originalFilename: '', intake: null })
})

test.each([
  ['submitted twice', () => submit(submitted, checked)],
  ['rejected after it was submitted', () => reject(submitted, 'not-a-pdf')],
  ['submitted after its file was deleted', () => submit(deleteFile(submitted), checked)],
  ['deleted before it was submitted', () => deleteFile(requested)],
])('is never %s', (_name, step) => {
  expect(step).toThrow(InvalidStep)
})

test('every submission has its own report, document and place in the object store', () => {
  const other = requestSubmission(requested, at)
  expect(other.reportId).not.toBe(requested.reportId)
  expect(objectKeyOf(requested)).toBe(`uploads/${requested.documentId}.pdf`)
})
