import { vi } from 'vitest'

type Answer = { status?: number; body?: unknown } | Error

export interface Call {
  name: string
  query: URLSearchParams
  body: unknown
  headers: Headers
}

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : String(input), location.origin)

/** Answers by 'METHOD /path'. An Error is an answer that never comes; a function decides at each call. */
export function fakeGateway(answers: Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>) {
  const calls: Call[] = []
  const fetchFake = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(pathOf(input), init)
    const url = pathOf(request)
    const name = `${request.method} ${url.pathname}`
    const text = await request.text()
    const call = { name, query: url.searchParams, body: text ? JSON.parse(text) : null, headers: request.headers }
    calls.push(call)
    const prepared = answers[name]
    const answer = typeof prepared === 'function' ? await prepared(call) : prepared
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(`No answer for ${name}`)
    const { status = 200, body = {} } = answer
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  vi.stubGlobal('fetch', fetchFake)
  return { calls, answers, callsTo: (name: string) => calls.filter((call) => call.name === name) }
}

export const problem = (status: number, message: string, code = 'refused'): Answer => ({
  status,
  body: { type: 'about:blank', title: code, status, detail: message, message, code, requestId: 'r-1' },
})

export const signedOut = problem(401, 'Please sign in.', 'signed-out')
export const signedIn: Answer = {
  body: { userId: 'u-1', email: 'ana@example.com', name: 'Ana Reyes', roles: ['homeowner'] },
}
