import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { openEmbeddedObjectStore } from '@plainpolicy/platform/ports/object-store/embedded'
import { expect, test } from 'vitest'
import { deleteExpired } from './delete-expired.ts'

const day = 24 * 60 * 60 * 1000

test('what was read from a policy is gone after 90 days with what was drawn of it since, and not before', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'expired-'))
  const clock = fixedClock(new Date().toISOString())
  const objects = await openEmbeddedObjectStore({
    directory,
    secret: 'a-secret-for-signing-of-32-characters',
    publicPath: '/files',
    clock,
    mayRead: ['analysis/'],
    mayWrite: ['analysis/'],
  })
  const key = 'analysis/report/document/pages.json'
  await objects.put(key, new Uint8Array([1]), { contentType: 'application/json' })
  const [page, other] = ['analysis/report/document/page-1.png', 'analysis/report/another/page-1.png']
  for (const drawn of [page, other]) await objects.put(drawn, new Uint8Array([1]), { contentType: 'image/png' })
  const later = new Date(Date.now() + 60 * day)
  for (const drawn of [page, other]) await utimes(join(directory, drawn), later, later)
  clock.advance(89 * day)
  await deleteExpired({ objects, clock })
  expect(await objects.head(key)).not.toBeNull()
  clock.advance(2 * day)
  await deleteExpired({ objects, clock })
  expect(await objects.head(key)).toBeNull()
  expect(await objects.head(page)).toBeNull()
  expect(await objects.head(other)).not.toBeNull()
  await rm(directory, { recursive: true })
})
