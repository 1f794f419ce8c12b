import { vi } from 'vitest'

type Install = (name: string, value: unknown) => void

/** An upload that goes on when the test says so. */
export class FakeXhr {
  static #waiting: FakeXhr[] = []
  static install(install: Install) {
    FakeXhr.#waiting = []
    install('XMLHttpRequest', FakeXhr)
  }
  /** The next request that was sent. */
  static next = () => vi.waitFor(() => FakeXhr.#waiting.shift() ?? Promise.reject(new Error('Nothing was sent')))

  sent = { method: '', url: '', contentType: '', body: null as unknown }
  readonly headers = new Map<string, string>()
  status = 0
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onloadend?: () => void
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name.toLowerCase(), value)
    if (name === 'Content-Type') this.sent.contentType = value
  }
  send(body: unknown) {
    this.sent.body = body
    FakeXhr.#waiting.push(this)
  }
  isAborted = false
  abort() {
    this.isAborted = true
    this.onloadend?.()
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  answer(status: number) {
    this.status = status
    this.onload?.()
    this.onloadend?.()
  }
}

/** A stream that says what the test says. */
export class FakeEventSource {
  static readonly CLOSED = 2
  static #waiting: FakeEventSource[] = []
  static install(install: Install) {
    FakeEventSource.#waiting = []
    install('EventSource', FakeEventSource)
  }
  static next = () =>
    vi.waitFor(() => FakeEventSource.#waiting.shift() ?? Promise.reject(new Error('Nothing was opened')))

  readonly url: string
  isClosed = false
  #listener: (event: { data: string }) => void = () => {}
  constructor(url: string) {
    this.url = url
    FakeEventSource.#waiting.push(this)
  }
  addEventListener(_name: string, listener: (event: { data: string }) => void) {
    this.#listener = listener
  }
  say(progress: object) {
    this.#listener({ data: JSON.stringify(progress) })
  }
  close() {
    this.isClosed = true
  }
}
