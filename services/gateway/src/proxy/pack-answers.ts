import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { App } from '@plainpolicy/platform/http/app'

/** Less fits into one packet as it is. */
const leastBytes = 1_400
/** 'gzip' and 'br;q=1, gzip;q=0.5', but not 'gzip;q=0', which refuses it. */
const accepted = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i
const worthIt = /^(application\/(problem\+)?json|text\/html)\b/

/**
 * Long answers of words go out as gzip: a report is 25 KB of JSON, and a phone waits for a fifth of that. Their length
 * tells no secret: session tokens are in none, and none repeats beside a reader's data what another site could ask with.
 */
export function packAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const takesIt = accepted.test(String(request.headers['accept-encoding'] ?? ''))
    const isLong = Number(reply.getHeader('content-length') ?? 0) >= leastBytes
    const isPlain = reply.getHeader('content-encoding') === undefined
    if (!isLong || !isPlain || !worthIt.test(String(reply.getHeader('content-type')))) return payload
    reply.header('vary', 'accept-encoding')
    if (!takesIt || request.method !== 'GET' || !(payload instanceof Readable)) return payload
    reply.removeHeader('content-length')
    reply.header('content-encoding', 'gzip')
    // A service that breaks off ends the packing with its error.
    return pipeline(payload, createGzip(), () => {})
  })
}
