import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { type ApiProblem, noAnswer, problemOf } from './api-problem.ts'
import { fetchAsked } from './asked-first.ts'
import type { ClickTrace } from './click-trace.ts'

const fetchText = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'include',
  fetchFn: (request) => fetchAsked(request as Request),
  responseHandler: 'text',
  prepareHeaders: (headers, { endpoint, extra }) => {
    const traceparent = (extra as ClickTrace).of(endpoint)
    if (traceparent) headers.set('traceparent', traceparent)
  },
})

const jsonOf = (text: unknown): unknown => (typeof text === 'string' && text !== '' ? JSON.parse(text) : null)

const isSignedOut = (problem: ApiProblem, endpoint: string) => problem.status === 401 && endpoint !== 'currentUser'

/** One fetch, no retry: JSON out, JSON in, and every failure as an ApiProblem. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiProblem> = async (args, api, extra) => {
  const { data, error, meta } = await fetchText(args, api, extra)
  const response = meta?.response
  if (!response) return { error: noAnswer }
  if (!error) {
    try {
      return { data: jsonOf(data) }
    } catch {
      return { error: problemOf({ status: response.status, statusText: 'The answer could not be read.', body: '' }) }
    }
  }
  const body = typeof error.data === 'string' ? error.data : ''
  const problem = problemOf({ status: response.status, statusText: response.statusText, body })
  if (isSignedOut(problem, api.endpoint)) api.dispatch(baseApi.util.invalidateTags(['CurrentUser']))
  return { error: problem }
}

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
