import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptSecrets } from './secrets.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const newFile = () => join(temporaryFolder(), '.data', 'secrets.json')

test('makes secrets once and keeps them', () => {
  const file = newFile()
  expect(keptSecrets(file)).toEqual(keptSecrets(file))
})

test('makes other secrets on another machine', () => {
  expect(keptSecrets(newFile()).service).not.toBe(keptSecrets(newFile()).service)
})

test('lets only the owner read them', () => {
  const file = newFile()
  keptSecrets(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('adds a secret that a later version asks for, and changes no other', () => {
  const file = newFile()
  const { session, ...before } = keptSecrets(file)
  writeFileSync(file, JSON.stringify(before))
  const after = keptSecrets(file)
  expect(after).toMatchObject(before)
  expect(after.session).not.toBe(session)
  expect(JSON.parse(readFileSync(file, 'utf8')).session).toBe(after.session)
})
