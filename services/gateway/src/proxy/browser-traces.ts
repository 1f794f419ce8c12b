import type { FastifyRequest } from 'fastify'

/** '00-<trace>-<span>-<flags>' in lower case; ids of zeros mean none. */
const shape = /^00-((?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16})-0[01]$/

/** A click asks for an address, sends the file, submits it, and polls 120 times. What goes on longer begins anew. */
const mostRequests = 200
const mostRemembered = 1_000

/**
 * The place in a trace that a page says its request belongs to; null where a new trace is to begin. Nothing else of what a
 * browser may say of traces is heard, its wish not to be recorded neither; and nobody makes a trace without end.
 */
export function createBrowserTraces(): (request: Pick<FastifyRequest, 'headers'>) => string | null {
  const requests = new Map<string, number>()
  return ({ headers: { traceparent } }) => {
    const place = typeof traceparent === 'string' ? shape.exec(traceparent)?.[1] : undefined
    if (!place) return null
    const trace = place.slice(0, 32)
    const count = (requests.get(trace) ?? 0) + 1
    // Put last, so that the one used longest ago is forgotten first.
    requests.delete(trace)
    requests.set(trace, count)
    const [oldest] = requests.keys()
    if (requests.size > mostRemembered && oldest) requests.delete(oldest)
    return count > mostRequests ? null : `00-${place}-01`
  }
}
