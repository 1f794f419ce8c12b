import { expect, test } from 'vitest'
import { faultOfFile, maxPolicyBytes } from './policy-file.ts'

const fileOf = (name: string, type: string, size = 1000) => ({ name, type, size }) as File

test('a PDF of up to 10 MB is taken', () => {
  expect(faultOfFile(fileOf('policy.pdf', 'application/pdf', maxPolicyBytes))).toBeNull()
})

test('a file whose type the system does not know is taken by its name', () => {
  expect(faultOfFile(fileOf('policy.PDF', ''))).toBeNull()
})

test('anything else is an invalid file type', () => {
  const fault = { title: 'Invalid File Type', description: 'Please upload a PDF file only.' }
  expect(faultOfFile(fileOf('policy.docx', 'application/msword'))).toEqual(fault)
  expect(faultOfFile(fileOf('policy', ''))).toEqual(fault)
})

test('one byte above 10 MB is too large', () => {
  expect(faultOfFile(fileOf('policy.pdf', 'application/pdf', maxPolicyBytes + 1))).toEqual({
    title: 'File Too Large',
    description: 'Please upload a file smaller than 10MB.',
  })
})
