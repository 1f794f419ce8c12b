import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { systemClock as clock } from '../../clock/clock.ts'
import { loadConfig } from '../../config/load-config.ts'
import { objectStoreVariables } from '../../config/shared-variables.ts'
import { fileRoutesOf, openObjectStore } from './from-config.ts'

const configOf = (variables: Record<string, string>) => loadConfig(z.object(objectStoreVariables), variables)
const uploads = { clock, mayRead: ['uploads/'], mayWrite: ['uploads/'] }
const s3 = {
  OBJECT_STORE: 's3',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_PUBLIC_ENDPOINT: 'https://files.plainpolicy.example',
  S3_BUCKET: 'policies',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'a-secret-key',
}

test('embedded keeps files here, and the service answers their addresses', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'object-store-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const config = configOf({
    OBJECT_STORE: 'embedded',
    OBJECT_STORE_DIRECTORY: directory,
    OBJECT_STORE_SECRET: 'a-secret-for-signing-of-32-characters',
  })
  const store = await openObjectStore({ config, ...uploads })
  expect(await store.presignGet('uploads/a.pdf', { expiresInSeconds: 60 })).toMatch(/^\/files\/uploads\/a\.pdf\?/)
  expect(fileRoutesOf(config, clock)).toBeTypeOf('function')
})

test('s3 sends browsers to the public endpoint, with type, size and single use in the signature', async () => {
  const config = configOf(s3)
  const store = await openObjectStore({ config, ...uploads })
  const limits = { contentType: 'application/pdf', maxBytes: 10, sizeBytes: 5, expiresInSeconds: 300 }
  const address = new URL(await store.presignPut('uploads/a.pdf', limits))
  expect(address.origin + address.pathname).toBe('https://files.plainpolicy.example/policies/uploads/a.pdf')
  expect(address.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match')
  expect(address.searchParams.get('X-Amz-Expires')).toBe('300')
  expect([...address.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
})

test('s3 takes uploads of a size that nobody said through us, who count the bytes', async () => {
  const store = await openObjectStore({ config: configOf(s3), ...uploads })
  const limits = { contentType: 'application/pdf', maxBytes: 10, expiresInSeconds: 300 }
  expect(await store.presignPut('uploads/a.pdf', limits)).toMatch(/^\/files\/uploads\/a\.pdf\?.*max=10&signature=/)
})

test('an unknown store, and one without its variables, stop the start', async () => {
  expect(() => configOf({ OBJECT_STORE: 'tape' })).toThrow('OBJECT_STORE')
  const { S3_BUCKET: _, S3_SECRET_KEY: __, ...incomplete } = s3
  await expect(openObjectStore({ config: configOf(incomplete), ...uploads })).rejects.toThrow(
    /S3_BUCKET.*\n.*S3_SECRET_KEY/,
  )
  await expect(openObjectStore({ config: configOf({ OBJECT_STORE: 'embedded' }), ...uploads })).rejects.toThrow(
    /OBJECT_STORE_DIRECTORY.*\n.*OBJECT_STORE_SECRET/,
  )
})
