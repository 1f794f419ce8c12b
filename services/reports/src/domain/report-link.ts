import { createHash, randomBytes } from 'node:crypto'

const dayMs = 24 * 60 * 60 * 1000

export const linkLastsMs = 30 * dayMs
/** Of one report at once. */
export const mostLinks = 10

/** 128 bits; whoever holds it may read the report, so it is told once and never kept. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** As the token stands in an address; anything else is no token. */
export const tokenShape = /^[\w-]{22}$/

/** What is kept of a token. It has 128 random bits: nothing slower than SHA-256 is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
