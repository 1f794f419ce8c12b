import { expect, test } from 'vitest'
import { Fault, sentenceFor } from './fault.ts'

const fault = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

test('says in one sentence what happened and what to do', () => {
  expect(sentenceFor(fault('EADDRINUSE', { port: 4003 }))).toMatch(/^Port 4003 \(Plainpolicy\) is in use .+ start on/)
  expect(sentenceFor(fault('ENOSPC'))).toMatch(/^The disk is full: .+ Free some space/)
  expect(sentenceFor(new Error('FATAL: could not write file "pg_wal/x": No space left on device'))).toMatch(
    /disk is full/,
  )
  expect(sentenceFor(fault('EACCES', { path: '/srv/.data' }))).toMatch(
    /^Plainpolicy may not write \/srv\/\.data\. Give/,
  )
  const readOnly = fault('ENOENT', { syscall: 'mkdir', path: '/mnt/.data' })
  expect(sentenceFor(readOnly)).toMatch(/^Plainpolicy may not write \/mnt\/\.data\./)
  expect(sentenceFor(new Fault('The web could not be built.'))).toBe('The web could not be built.')
})

test('leaves a mistake of the program to be seen whole', () => {
  expect(sentenceFor(new TypeError('undefined is not a function'))).toBeNull()
})
