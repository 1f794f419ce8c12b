// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function listen(isListening: boolean, shown = { hasEnded: false, unlocked: false }) {
  const news: string[] = []
  const onNews = () => news.push('news')
  const { unmount } = renderHook(() => useReportEvents({ reportId: 'abc', isListening, shown, onNews }))
  return { news, unmount, source: FakeEventSource.opened[0] }
}

function turnPage(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

it('asks again once the server says that the analysis has ended', () => {
  const { news, source } = listen(true)
  expect(source?.url).toBe('/api/reports/abc/events')
  source?.say('{"status":"processing","unlocked":false}')
  source?.say('not json')
  expect(news).toEqual([])
  source?.say('{"status":"completed","unlocked":false}')
  expect(news).toEqual(['news'])
})

it('asks again once a report that is shown was unlocked, and not for what is shown already', () => {
  const { news, source } = listen(true, { hasEnded: true, unlocked: false })
  source?.say('{"status":"completed","unlocked":false}')
  expect(news).toEqual([])
  source?.say('{"status":"completed","unlocked":true}')
  expect(news).toEqual(['news'])
})

it('asks again once a report that is shown was locked', () => {
  const { news, source } = listen(true, { hasEnded: true, unlocked: true })
  source?.say('{"status":"completed","unlocked":false}')
  expect(news).toEqual(['news'])
})

it('listens only when it is told to', () => {
  expect(listen(false).source).toBeUndefined()
})

it('does not listen while nobody sees the page, and begins anew when it is seen', () => {
  listen(true)
  turnPage('hidden')
  expect(FakeEventSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
  turnPage('visible')
  expect(FakeEventSource.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
})

it('stops listening when the page is left', () => {
  const { unmount, source } = listen(true)
  unmount()
  expect(source?.isClosed).toBe(true)
})
