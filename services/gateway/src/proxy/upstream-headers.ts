import type { IncomingHttpHeaders } from 'node:http'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import type { FastifyRequest } from 'fastify'

/** What a service needs of the browser's headers; everything else, cookies above all, stays here. */
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'transfer-encoding',
  'if-none-match',
  'last-event-id',
  'range',
  'user-agent',
]

interface SaidByGateway {
  visitorId: string | null
  refreshToken: string | undefined
  /** A header that goes on beside the usual ones. */
  alsoPassed: string | undefined
}

export function upstreamHeaders(
  request: FastifyRequest,
  { visitorId, refreshToken, alsoPassed }: SaidByGateway,
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {}
  const names = alsoPassed ? [...passedOn, alsoPassed] : passedOn
  for (const name of names) if (request.headers[name] !== undefined) headers[name] = request.headers[name]
  headers['x-request-id'] = request.id
  headers['x-client-network'] = request.ip
  const traceparent = currentTraceparent()
  if (traceparent) headers.traceparent = traceparent
  if (request.accessToken) headers.authorization = `Bearer ${request.accessToken}`
  if (visitorId) headers['x-visitor-id'] = visitorId
  if (refreshToken) headers['x-refresh-token'] = refreshToken
  return headers
}
