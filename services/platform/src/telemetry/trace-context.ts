import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** W3C trace context: one trace id follows a request through HTTP calls and events to its last effect. */
export interface TraceContext {
  traceId: string
  spanId: string
}

const storage = new AsyncLocalStorage<TraceContext>()
// Example: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

export const currentTrace = (): TraceContext | undefined => storage.getStore()

/** Continues the caller's trace, or begins one, for all that `run` does. */
export function withTrace<T>(traceparent: string | undefined, run: () => T): T {
  const traceId = shape.exec(traceparent ?? '')?.[1] ?? randomBytes(16).toString('hex')
  return storage.run({ traceId, spanId: randomBytes(8).toString('hex') }, run)
}

/** The header to hand on; undefined outside any trace. */
export function currentTraceparent(): string | undefined {
  const trace = currentTrace()
  return trace && `00-${trace.traceId}-${trace.spanId}-01`
}
