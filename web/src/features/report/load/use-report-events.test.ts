// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useReportEvents } from './use-report-events.ts'

class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  readonly url: string
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  close() {
    this.isClosed = true
  }

  say(data: string) {
    this.dispatchEvent(new MessageEvent('status', { data }))
  }
}

beforeEach(() => {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function listen(isListening: boolean) {
  const ends: string[] = []
  const onEnded = () => ends.push('ended')
  const { unmount } = renderHook(() => useReportEvents({ reportId: 'abc', isListening, onEnded }))
  return { ends, unmount, source: FakeEventSource.opened[0] }
}

it('asks again once the server says that the report has ended', () => {
  const { ends, source } = listen(true)
  expect(source?.url).toBe('/api/reports/abc/events')
  source?.say('{"status":"processing"}')
  source?.say('not json')
  expect(ends).toEqual([])
  source?.say('{"status":"completed"}')
  expect(ends).toEqual(['ended'])
  expect(source?.isClosed).toBe(true)
})

it('listens only while the report is under way', () => {
  expect(listen(false).source).toBeUndefined()
})

it('stops listening when the page is left', () => {
  const { unmount, source } = listen(true)
  unmount()
  expect(source?.isClosed).toBe(true)
})
