import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature vouches for. Nothing of it can be changed without the secret. */
export interface AddressClaims {
  method: 'GET' | 'PUT'
  key: string
  /** Unix time in seconds. */
  expires: number
  contentType?: string
  maxBytes?: number
  sizeBytes?: number
  downloadName?: string
}

type Query = Record<string, unknown>

const names = {
  expires: 'expires',
  contentType: 'type',
  maxBytes: 'max',
  sizeBytes: 'size',
  downloadName: 'name',
} as const

export function signAddress(publicPath: string, claims: AddressClaims, secret: string): string {
  const query = new URLSearchParams()
  for (const [claim, name] of Object.entries(names)) {
    const value = claims[claim as keyof typeof names]
    if (value !== undefined) query.set(name, String(value))
  }
  query.set('signature', signatureOf(claims, secret))
  return `${publicPath}/${claims.key}?${query}`
}

/** The claims of an address that we signed; null for any other. Whether it is still in time is the caller's question. */
export function readAddress(
  { method, key }: Pick<AddressClaims, 'method' | 'key'>,
  query: Query,
  secret: string,
): AddressClaims | null {
  const claims = claimsOf(method, key, query)
  const { signature } = query
  if (!claims || typeof signature !== 'string') return null
  // As text, because several texts decode to the same bytes: the last letter of base64url has two bits to spare.
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(claims, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? claims : null
}

function claimsOf(method: AddressClaims['method'], key: string, query: Query): AddressClaims | null {
  const texts = Object.values(names).map((name) => query[name])
  if (texts.some((value) => value !== undefined && typeof value !== 'string')) return null
  const [expires, contentType, max, size, downloadName] = texts as (string | undefined)[]
  const numbers = [expires, max, size].map((text) => (text === undefined ? undefined : Number(text)))
  const [expiresAt, maxBytes, sizeBytes] = numbers
  if (expiresAt === undefined || numbers.some((value) => value !== undefined && !Number.isSafeInteger(value)))
    return null
  return {
    method,
    key,
    expires: expiresAt,
    ...(contentType !== undefined && { contentType }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(sizeBytes !== undefined && { sizeBytes }),
    ...(downloadName !== undefined && { downloadName }),
  }
}

function signatureOf(claims: AddressClaims, secret: string): string {
  const { method, key, expires, contentType, maxBytes, sizeBytes, downloadName } = claims
  // JSON keeps the parts apart: no value can pose as two.
  const text = JSON.stringify([method, key, expires, contentType, maxBytes, sizeBytes, downloadName])
  return createHmac('sha256', secret).update(text).digest('base64url')
}
