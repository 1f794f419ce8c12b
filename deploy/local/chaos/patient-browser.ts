import { setTimeout as delay } from 'node:timers/promises'
import { WebSession } from '../web-session.ts'
import type { History } from './history.ts'

interface Request {
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows the shape, and says it
  body: any
}

interface PatientBrowserOptions {
  origin: string
  who: string
  history: History
}

const notNow = new Set([429, 500, 502, 503, 504])
/** Longer than any start after a kill, on a busy machine, too. */
const patienceMs = 240_000
let networks = 0

/** Somebody's browser, from a network of its own, who presses again whenever there is no answer or 'not now'. */
export class PatientBrowser {
  readonly who: string
  readonly #session: WebSession
  readonly #history: History
  readonly #network: string

  constructor({ origin, who, history }: PatientBrowserOptions) {
    this.who = who
    this.#session = new WebSession(origin)
    this.#history = history
    networks += 1
    this.#network = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
  }

  get(path: string): Promise<Answer> {
    return this.ask(path, {})
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.ask(path, { method: 'POST', body })
  }

  /** The first answer that is one. */
  async ask(address: string, request: Request): Promise<Answer> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(300 + Math.random() * 300)) {
      const answer = await this.#askOnce(address, request)
      if (answer && !notNow.has(answer.status)) return answer
    }
    throw new Error(`${actOf(address)} got no answer`)
  }

  async #askOnce(address: string, { method = 'GET', body, headers = {} }: Request): Promise<Answer | null> {
    const beganAt = Date.now()
    const note = (outcome: string) =>
      this.#history.note({ who: this.who, act: `${method} ${actOf(address)}`, tookMs: Date.now() - beganAt, outcome })
    try {
      const response = await this.#session.send(address, {
        method,
        ...(body !== undefined && { body: isBytes(body) ? body : asText(body) }),
        headers: { ...typeOf(body), ...headers, 'x-forwarded-for': this.#network },
      })
      const text = await response.text()
      note(response.status >= 400 ? `${response.status} ${codeOf(text)}` : String(response.status))
      return { status: response.status, body: asJson(text) }
    } catch {
      note('no-answer')
      return null
    }
  }
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array
const asText = (body: unknown) => (body instanceof URLSearchParams ? body : JSON.stringify(body))

const typeOf = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof URLSearchParams || body instanceof Uint8Array
    ? {}
    : { 'content-type': 'application/json' }

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const codeOf = (text: string) => /"(?:code|error)":\s*"([\w-]+)"/.exec(text)?.[1] ?? ''

/** Without ids and secrets, so that the same acts count together. */
const actOf = (address: string) =>
  (address.split('?')[0] ?? '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replaceAll(/\/[\da-f-]{36}|\/pi_\w+|^\/files\/.*/g, '/…')
