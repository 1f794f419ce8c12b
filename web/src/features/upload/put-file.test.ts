// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeXhr } from '../../testing/fake-upload.ts'
import { putFile, stalledAfterMs } from './put-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
  FakeXhr.install(vi.stubGlobal)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function put() {
  const file = new File(['%PDF-'], 'policy.pdf')
  const { signal } = new AbortController()
  const onProgress = vi.fn()
  const stored = putFile({ url: '/files/a', contentType: 'application/pdf', file, onProgress, signal, traceparent: '' })
  return { stored, request: await FakeXhr.next() }
}

test('an upload that goes on slowly is not given up', async () => {
  const { stored, request } = await put()
  for (const loaded of [1, 2, 3]) {
    vi.advanceTimersByTime(stalledAfterMs - 1_000)
    request.progress(loaded, 5)
  }
  request.answer(200)
  expect(await stored).toBe(200)
  vi.advanceTimersByTime(stalledAfterMs)
  expect(request.isAborted).toBe(false)
})

test('an upload that stands still ends like one without an answer', async () => {
  const { stored, request } = await put()
  request.progress(1, 5)
  vi.advanceTimersByTime(stalledAfterMs)
  await expect(stored).rejects.toThrow('No answer')
  expect(request.isAborted).toBe(true)
})
