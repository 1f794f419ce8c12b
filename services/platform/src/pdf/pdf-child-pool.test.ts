import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pdfChildReadable } from './child-readable.ts'
import { createPdfChildPool, type PdfChildPool } from './pdf-child-pool.ts'

const options = {
  entry: fileURLToPath(new URL('./testing/naughty-child.ts', import.meta.url)),
  readable: pdfChildReadable(),
}
const pool = createPdfChildPool({
  ...options,
  timeoutMs: 1500,
  maxReplyBytes: 100_000,
  recycleAfter: 3,
})
afterAll(() => pool.close())

const run = (command: string, bytes = new Uint8Array([1, 2, 3])) => pool.run({ command, bytes, reply: z.unknown() })
const count = (bytes: Uint8Array) =>
  pool.run({ command: 'count-bytes', bytes, reply: z.object({ pageCount: z.int() }) })

describe('a PDF child', () => {
  it('sees nothing of our environment', async () => {
    const value = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '262144' }
    expect(await run('tell-environment')).toEqual({ ok: true, value })
  })

  it.each(['read-passwords', 'write-file', 'start-program'])('may not %s', async (command) => {
    expect(await run(command)).toEqual({ ok: false, fault: 'damaged' })
  })

  it('is killed when the clock runs out, and the next document is read', async () => {
    expect(await run('hang')).toEqual({ ok: false, fault: 'timed-out' })
    expect(await count(new Uint8Array(7))).toEqual({ ok: true, value: { pageCount: 7 } })
  })

  it('is waited for while it is kept from its work alone, and never without end', async () => {
    await count(new Uint8Array(1))
    const took = async (command: string) => {
      const waits: number[] = []
      const began = performance.now()
      const time = { timeoutMs: 300, patience: 5, onWaited: (ms: number) => waits.push(ms) }
      const outcome = await pool.run({ command, bytes: new Uint8Array(1), reply: z.unknown(), ...time })
      expect(outcome).toEqual({ ok: false, fault: 'timed-out' })
      return { ms: performance.now() - began, waited: waits.reduce((sum, ms) => sum + ms, 0) }
    }
    const [hanging, sleeping] = [await took('hang'), await took('sleep')]
    // It has had its time of work, or the clock on the wall was faster.
    for (const { ms, waited } of [hanging, sleeping]) expect(ms - waited > 250 || ms >= 1_500).toBe(true)
    // The start of a new child is no part of its patience.
    expect(hanging.ms).toBeLessThan(5 * 300 + 20_000)
    expect(sleeping.ms - sleeping.waited).toBeLessThan(1_000)
  }, 60_000)

  describe('whose document has an end by the clock', () => {
    const ask = async (one: PdfChildPool, command: string, time: { timeoutMs: number; endsInMs?: number }) => {
      const began = performance.now()
      const outcome = await one.run({ command, bytes: new Uint8Array(1), reply: z.unknown(), patience: 50, ...time })
      return { outcome, ms: performance.now() - began }
    }
    const timedOut = { ok: false, fault: 'timed-out' }
    const untouched = { ...timedOut, isUntouched: true }

    it('is not waited for beyond that, and the one that did not come keeps no turn', async () => {
      const single = createPdfChildPool({ ...options, timeoutMs: 12_000, children: 1 })
      const first = ask(single, 'sleep', { timeoutMs: 3_000 })
      const second = await ask(single, 'tell-process', { timeoutMs: 3_000, endsInMs: 500 })
      expect(second.outcome).toEqual(untouched)
      expect(second.ms).toBeLessThan(2_500)
      expect((await first).outcome).toEqual(timedOut)
      expect((await ask(single, 'tell-process', { timeoutMs: 12_000 })).outcome.ok).toBe(true)
      await single.close()
    }, 60_000)

    it('has the wait for its turn taken off the time for its work', async () => {
      const single = createPdfChildPool({ ...options, timeoutMs: 12_000, children: 1 })
      const first = ask(single, 'sleep', { timeoutMs: 1_000 })
      const second = await ask(single, 'sleep', { timeoutMs: 12_000, endsInMs: 4_000 })
      expect([(await first).outcome, second.outcome]).toEqual([timedOut, timedOut])
      expect(second.ms).toBeGreaterThan(3_900)
      expect(second.ms).toBeLessThan(4_900)
      await single.close()
    }, 60_000)

    it('is not held up by a child that is slow to start, which stays for the next one', async () => {
      const single = createPdfChildPool({ ...options, timeoutMs: 12_000, children: 1 })
      expect((await ask(single, 'tell-process', { timeoutMs: 3_000, endsInMs: 1 })).outcome).toEqual(untouched)
      expect((await ask(single, 'tell-process', { timeoutMs: 12_000 })).outcome.ok).toBe(true)
      await single.close()
    }, 60_000)
  })

  it('is killed when it takes too much memory', async () => {
    const patient = createPdfChildPool({ ...options, timeoutMs: 12_000 })
    const outcome = await patient.run({ command: 'fill-memory', bytes: new Uint8Array(1), reply: z.unknown() })
    expect(outcome).toEqual({ ok: false, fault: 'too-big' })
    await patient.close()
  })

  it('that keeps much of one document is replaced before the next', async () => {
    const patient = createPdfChildPool({ ...options, timeoutMs: 12_000, residentMegabytes: 258 })
    const ask = (command: string) => patient.run({ command, bytes: new Uint8Array(1), reply: z.unknown() })
    const before = await ask('tell-process')
    expect(await ask('tell-process')).toEqual(before)
    expect(await ask('keep-memory')).toEqual({ ok: true, value: null })
    expect(await ask('tell-process')).not.toEqual(before)
    await patient.close()
  })

  it('that is full of what it read before makes no other document too big', async () => {
    const patient = createPdfChildPool({ ...options, timeoutMs: 12_000, residentMegabytes: 330 })
    const ask = (command: string) => patient.run({ command, bytes: new Uint8Array(1), reply: z.unknown() })
    const before = await ask('keep-memory').then(() => ask('tell-process'))
    expect(await ask('keep-memory')).toEqual({ ok: true, value: null })
    expect(await ask('tell-process')).not.toEqual(before)
    await patient.close()
  })

  it('that hangs is ended by the system, too, in case its parent is no more', async () => {
    const limited = createPdfChildPool({ ...options, timeoutMs: 12_000, cpuSeconds: 1 })
    const outcome = await limited.run({ command: 'hang', bytes: new Uint8Array(1), reply: z.unknown(), patience: 4 })
    expect(outcome).toEqual({ ok: false, fault: 'damaged' })
    await limited.close()
  }, 60_000)

  it('that crashes is a damaged document, and the next one is read', async () => {
    expect(await run('crash')).toEqual({ ok: false, fault: 'damaged' })
    expect(await count(new Uint8Array(9))).toEqual({ ok: true, value: { pageCount: 9 } })
  })

  it('may not talk without end', async () => {
    expect(await run('talk-long')).toEqual({ ok: false, fault: 'too-big' })
  })

  it('that answers out of shape is not believed', async () => {
    const reply = z.object({ pageCount: z.int() })
    const outcome = await pool.run({ command: 'say-nonsense', bytes: new Uint8Array(1), reply })
    expect(outcome).toEqual({ ok: false, fault: 'damaged' })
  })

  it('hands on no text that a database cannot store', async () => {
    const value = ['a\ufffdb', 'half \ufffd', 'whole \u{1f400}', '\\u0000']
    expect(await run('say-unstorable')).toEqual({ ok: true, value })
  })

  it('reads many documents at once, each with its own answer', async () => {
    const sizes = Array.from({ length: 20 }, (_, index) => index * 50_000)
    const answers = await Promise.all(sizes.map((size) => count(new Uint8Array(size))))
    expect(answers.map((answer) => answer.ok && answer.value.pageCount)).toEqual(sizes)
  })

  it('that the system refuses to begin takes no turn from the next one', async () => {
    // An argument that cannot be handed to any program: the call itself throws, as when there is no room for a process.
    const refused = createPdfChildPool({ entry: '/child\0.ts', readable: [], children: 1 })
    for (const _ of [1, 2]) {
      await expect(refused.run({ command: 'x', bytes: new Uint8Array(1), reply: z.unknown() })).rejects.toThrow()
    }
  })

  it('that cannot start is an error of ours', async () => {
    const broken = createPdfChildPool({ entry: '/nowhere/child.ts', readable: [] })
    await expect(broken.run({ command: 'x', bytes: new Uint8Array(1), reply: z.unknown() })).rejects.toThrow(/start/)
    await broken.close()
  })
})
