import { type BaseQueryFn, createApi, type FetchArgs } from '@reduxjs/toolkit/query/react'
import { type ApiProblem, noAnswer, problemOf } from './api-problem.ts'
import type { ClickTrace } from './click-trace.ts'

type Call = Pick<FetchArgs, 'url' | 'method' | 'params' | 'body'>

/** As the generated calls describe it. */
function requestOf({ url, method = 'GET', params = {}, body }: Call, traceparent: string | null, signal: AbortSignal) {
  const address = new URL(url, globalThis.location?.origin)
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  const headers = new Headers({ accept: 'application/json' })
  if (traceparent) headers.set('traceparent', traceparent)
  const init: RequestInit = { method, headers, signal, credentials: 'include' }
  if (body === undefined) return new Request(address, init)
  headers.set('content-type', 'application/json')
  return new Request(address, { ...init, body: JSON.stringify(body) })
}

const jsonOf = (text: string): unknown => (text === '' ? null : JSON.parse(text))

const isSignedOut = (problem: ApiProblem, endpoint: string) => problem.status === 401 && endpoint !== 'currentUser'

/** One fetch, no retry: JSON out, JSON in, and every failure as an ApiProblem. */
const baseQuery: BaseQueryFn<Call, unknown, ApiProblem> = async (call, { endpoint, extra, signal, dispatch }) => {
  const request = requestOf(call, (extra as ClickTrace).of(endpoint), signal)
  const answer = await fetch(request).then(
    async (response) => ({ ...described(response), body: await response.text() }),
    () => null,
  )
  if (!answer) return { error: noAnswer }
  if (answer.ok) {
    try {
      return { data: jsonOf(answer.body) }
    } catch {
      return { error: problemOf({ ...answer, statusText: 'The answer could not be read.', body: '' }) }
    }
  }
  const problem = problemOf(answer)
  if (isSignedOut(problem, endpoint)) dispatch(baseApi.util.invalidateTags(['CurrentUser']))
  return { error: problem }
}

const described = ({ ok, status, statusText }: Response) => ({ ok, status, statusText })

/** Every call of the client hangs on this. What was read stays true until something says otherwise. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['CurrentUser', 'Reports', 'Report', 'ReportLinks'],
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})
