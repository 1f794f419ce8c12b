import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixedClock } from '../../clock/clock.ts'
import { createHttpApp } from '../../http/app.ts'
import { createLogger } from '../../telemetry/logger.ts'
import { objectStoreContract, type StoreUnderTest } from './contract.ts'
import { openEmbeddedObjectStore } from './embedded.ts'
import { fileRoutes } from './file-routes.ts'

async function openStore(): Promise<StoreUnderTest & { directory: string; origin: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'object-store-'))
  const clock = fixedClock('2026-11-21T12:00:00Z')
  const secret = 'a-secret-for-signing-of-32-characters'
  const store = await openEmbeddedObjectStore({
    directory,
    secret,
    publicPath: '/files',
    clock,
    mayRead: ['uploads/', 'results/'],
    mayWrite: ['uploads/'],
  })
  const logger = createLogger({ service: 'test', level: 'silent' })
  const app = await createHttpApp({ service: 'test', logger, verifyToken: async () => null })
  await app.register(fileRoutes({ directory, secret, clock }))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    store,
    directory,
    origin,
    send: (address, init) => fetch(new URL(address, origin), init),
    pass: async (seconds) => clock.advance(seconds * 1000),
    async close() {
      const closed = app.close()
      // A connection whose answer is just being finished would else be kept alive for a minute.
      app.server.closeAllConnections()
      await closed
      await rm(directory, { recursive: true })
    },
  }
}

objectStoreContract('embedded', openStore)

const limits = { contentType: 'application/pdf', maxBytes: 1024, expiresInSeconds: 60 }
const type = { 'content-type': 'application/pdf' }

test('answers an upload that is too large in words, whether it says its length or not', async () => {
  await using subject = await opened()
  const address = await subject.store.presignPut('uploads/large.pdf', limits)
  const large = new Uint8Array(3 * 2 ** 20)
  const streamed = new Blob([large]).stream()
  const answers = [
    await subject.send(address, { method: 'PUT', headers: type, body: large }),
    await subject.send(address, { method: 'PUT', headers: type, body: streamed, duplex: 'half' } as RequestInit),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      code: 'file-too-large',
      message: 'Please upload a file smaller than 1MB.',
    })
  }
  expect(await subject.leftovers()).toEqual([])
})

test('keeps one of two uploads to the same address at the same time', async () => {
  await using subject = await opened()
  const address = await subject.store.presignPut('uploads/twice.pdf', limits)
  const put = () => subject.send(address, { method: 'PUT', headers: type, body: new Uint8Array(1000) })
  const answers = await Promise.all([put(), put()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('keeps nothing of an upload that breaks off', async () => {
  await using subject = await opened()
  const address = await subject.store.presignPut('uploads/broken.pdf', limits)
  const { hostname, port } = new URL(subject.origin)
  const socket = connect(Number(port), hostname)
  socket.write(
    `PUT ${address} HTTP/1.1\r\nhost: x\r\ncontent-type: application/pdf\r\ncontent-length: 1000\r\n\r\nonly this`,
  )
  await expect.poll(() => subject.leftovers()).toHaveLength(1)
  socket.destroy()
  await expect.poll(() => subject.leftovers()).toEqual([])
  expect(await subject.store.head('uploads/broken.pdf')).toBeNull()
})

test.each([
  ['expires', '9999999999'],
  ['max', '99999999'],
  ['type', 'text/html'],
  ['signature', 'AAAA'],
])('refuses an address whose %s was changed', async (name, value) => {
  await using subject = await opened()
  const url = new URL(await subject.store.presignPut('uploads/changed.pdf', limits), subject.origin)
  url.searchParams.set(name, value)
  const answer = await subject.send(url.href, { method: 'PUT', headers: type, body: 'x' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'file-address-invalid' })
})

test.each(['/files/uploads/x.pdf', '/files/..%2f..%2fetc%2fpasswd', '/files/uploads/.x.pdf.json', '/files/'])(
  'gives nothing out at %s without a signature',
  async (path) => {
    await using subject = await opened()
    expect((await subject.send(path)).status).toBe(403)
  },
)

test('never lets a download be drawn as a page', async () => {
  await using subject = await opened()
  await subject.store.put('uploads/page.html', Buffer.from('<script>'), { contentType: 'text/html' })
  const answer = await subject.send(await subject.store.presignGet('uploads/page.html', { expiresInSeconds: 60 }))
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toBe('<script>')
})

async function opened() {
  const subject = await openStore()
  return {
    ...subject,
    leftovers: () => readdir(join(subject.directory, '.incoming')),
    [Symbol.asyncDispose]: () => subject.close(),
  }
}
