import type { Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import { AppError } from '../../errors/app-error.ts'
import { limitBytes } from './byte-limit.ts'
import * as fault from './file-errors.ts'
import { isObjectKey } from './object-key.ts'
import { type AddressClaims, readAddress } from './signed-address.ts'

export interface AddressRules {
  secret: string
  clock: Clock
}

// The slowest upload that we wait for.
const patienceMs = 5 * 60 * 1000

/** Nothing reads a cookie here: the signature is the right. */
export const fileRoute = { config: { access: 'public' }, schema: { hide: true } } as const

/** Leaves every body a stream. */
export function keepStreams(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** What the address of a request to '…/*' allows. Throws for one that we did not sign and for one whose time is over. */
export function claimsOf(
  request: FastifyRequest,
  method: AddressClaims['method'],
  { secret, clock }: AddressRules,
): AddressClaims {
  const key = (request.params as { '*': string })['*']
  const query = request.query as Record<string, unknown>
  const claims = isObjectKey(key) ? readAddress({ method, key }, query, secret) : null
  if (!claims) throw fault.addressInvalid()
  if (clock.now().getTime() >= claims.expires * 1000) throw fault.addressExpired()
  return claims
}

export interface AllowedUpload {
  key: string
  contentType: string
  /** Lets bytes through or throws. */
  guard: Transform
  signal: AbortSignal
}

/** The upload that a request may make: throws for another type, and for a length beyond the address's. */
export function allowedUpload(request: FastifyRequest, rules: AddressRules): AllowedUpload {
  const { key, contentType, maxBytes, sizeBytes } = claimsOf(request, 'PUT', rules)
  const { headers } = request
  if (contentType === undefined || maxBytes === undefined) throw fault.addressInvalid()
  if (headers['content-type'] !== contentType) throw fault.wrongContentType(contentType)
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw fault.uploadTooLarge(maxBytes)
  const guard = limitBytes({ maxBytes, sizeBytes })
  return { key, contentType, guard, signal: AbortSignal.timeout(patienceMs) }
}

/** For a catch: a connection that broke off is told in words, everything else as it is. */
export function asUploadFault(error: unknown): never {
  if (error instanceof AppError || !isBrokenConnection(error)) throw error
  throw fault.uploadInterrupted(error)
}

const brokenCodes = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE'])
const isBrokenConnection = (error: unknown) =>
  error instanceof Error && 'code' in error && brokenCodes.has(String(error.code))
