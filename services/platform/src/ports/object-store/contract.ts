import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ObjectMissing, type ObjectStore, ObjectTooLarge } from './object-store.ts'

export interface StoreUnderTest {
  /** Opened to read and write 'uploads/' and to read 'results/'. */
  store: ObjectStore
  /** Makes a request to an address as a browser would. */
  send(address: string, init?: RequestInit): Promise<Response>
  /** What an upload must say beside its content type. */
  uploadHeaders?: Record<string, string>
  /** Lets this much time pass for the store. */
  pass(seconds: number): Promise<void>
  close(): Promise<void>
}

const pdf = { contentType: 'application/pdf' }
// By a server that misses a header of the signature: 400 or 403, as it likes.
const refused = [400, 403]
const bytes = (text: string) => new TextEncoder().encode(text)

/** What every object store promises, whichever adapter is behind it. */
export function objectStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the object store: ${name}`, () => {
    let subject: StoreUnderTest
    let number = 0
    const newKey = () => `uploads/object-${++number}.pdf`
    const upload = (address: string, body: string, type = 'application/pdf') =>
      subject.send(address, { method: 'PUT', headers: { 'content-type': type, ...subject.uploadHeaders }, body })

    beforeAll(async () => {
      subject = await open()
    })
    afterAll(() => subject.close())

    describe('objects', () => {
      test('gives back what was put, with its size and type', async () => {
        const key = newKey()
        await subject.store.put(key, bytes('%PDF one'), pdf)
        expect(await subject.store.head(key)).toEqual({ sizeBytes: 8, contentType: 'application/pdf' })
        expect(Buffer.from(await subject.store.get(key, { maxBytes: 8 })).toString()).toBe('%PDF one')
      })

      test('replaces an object as a whole', async () => {
        const key = newKey()
        await subject.store.put(key, bytes('a longer first text'), pdf)
        await subject.store.put(key, bytes('{}'), { contentType: 'application/json' })
        expect(await subject.store.head(key)).toEqual({ sizeBytes: 2, contentType: 'application/json' })
      })

      test('knows what is missing', async () => {
        const key = newKey()
        expect(await subject.store.head(key)).toBeNull()
        await expect(subject.store.get(key, { maxBytes: 10 })).rejects.toBeInstanceOf(ObjectMissing)
        await expect(subject.store.delete(key)).resolves.toBeUndefined()
      })

      test('hands out nothing larger than was asked for', async () => {
        const key = newKey()
        await subject.store.put(key, bytes('123456'), pdf)
        await expect(subject.store.get(key, { maxBytes: 5 })).rejects.toBeInstanceOf(ObjectTooLarge)
      })

      test('lists by prefix and forgets what was deleted', async () => {
        const [kept, gone] = ['uploads/list/kept.pdf', 'uploads/list/gone.pdf']
        await subject.store.put(kept, bytes('1'), pdf)
        await subject.store.put(gone, bytes('2'), pdf)
        await subject.store.delete(gone)
        const keys: string[] = []
        for await (const { key } of subject.store.list('uploads/list/')) keys.push(key)
        expect(keys).toEqual([kept])
      })

      test('keeps a service to its own prefixes', async () => {
        await expect(subject.store.put('results/x.json', bytes('{}'), pdf)).rejects.toThrow()
        await expect(subject.store.get('secrets/x.json', { maxBytes: 10 })).rejects.toThrow()
        await expect(subject.store.head('results/missing.json')).resolves.toBeNull()
      })

      test.each([
        '',
        'uploads',
        'uploads/',
        '/uploads/x',
        'uploads/../x',
        'uploads/./x',
        'uploads//x',
        'uploads/.x',
        'uploads/a\0b',
        'uploads/a\\..\\b',
      ])('refuses the key %j', async (key) => {
        await expect(subject.store.put(key, bytes('x'), pdf)).rejects.toThrow()
      })
    })

    describe('addresses', () => {
      const put = { ...pdf, maxBytes: 20, sizeBytes: 7, expiresInSeconds: 60 }

      test('take one upload of the type that they were made for', async () => {
        const key = newKey()
        const address = await subject.store.presignPut(key, put)
        expect((await upload(address, '%PDF up')).status).toBe(200)
        expect(await subject.store.head(key)).toEqual({ sizeBytes: 7, contentType: 'application/pdf' })
      })

      test('never replace an object that is there', async () => {
        const key = newKey()
        const address = await subject.store.presignPut(key, put)
        await upload(address, 'the 1st')
        expect([409, 412]).toContain((await upload(address, 'the 2nd')).status)
        expect(Buffer.from(await subject.store.get(key, { maxBytes: 20 })).toString()).toBe('the 1st')
      })

      test('refuse another type, another size than the one given, and another key', async () => {
        const key = newKey()
        const address = await subject.store.presignPut(key, { ...put, sizeBytes: 5 })
        expect((await upload(address, '12345', 'text/html')).ok).toBe(false)
        expect((await upload(address, '123456')).ok).toBe(false)
        expect((await upload(address.replace(key, 'uploads/other.pdf'), '12345')).ok).toBe(false)
        expect(await subject.store.head(key)).toBeNull()
        expect(await subject.store.head('uploads/other.pdf')).toBeNull()
        expect((await upload(address, '12345')).ok).toBe(true)
      })

      test('end with their time', async () => {
        const key = newKey()
        const address = await subject.store.presignPut(key, { ...put, expiresInSeconds: 1 })
        await subject.pass(2)
        expect((await upload(address, 'too lat')).status).toBe(403)
        expect(await subject.store.head(key)).toBeNull()
      })

      test('hand an object out as an attachment under its name', async () => {
        const key = newKey()
        await subject.store.put(key, bytes('%PDF out'), pdf)
        const address = await subject.store.presignGet(key, { expiresInSeconds: 60, downloadName: 'Página 1.pdf' })
        const answer = await subject.send(address)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe('application/pdf')
        expect(answer.headers.get('content-disposition')).toMatch(
          /^attachment; .*filename\*=UTF-8''P%C3%A1gina%201\.pdf/,
        )
        expect(await answer.text()).toBe('%PDF out')
      })

      test('for reading do not write, and those for writing do not read', async () => {
        const key = newKey()
        await subject.store.put(key, bytes('%PDF'), pdf)
        const reading = await subject.store.presignGet(key, { expiresInSeconds: 60 })
        const writing = await subject.store.presignPut(key, put)
        expect(refused).toContain((await upload(reading, 'changed')).status)
        expect(refused).toContain((await subject.send(writing)).status)
        expect(Buffer.from(await subject.store.get(key, { maxBytes: 20 })).toString()).toBe('%PDF')
      })

      test('are made only for the own prefixes', async () => {
        await expect(subject.store.presignPut('results/x.json', put)).rejects.toThrow()
        await expect(subject.store.presignGet('secrets/x.json', { expiresInSeconds: 60 })).rejects.toThrow()
      })
    })
  })
}
