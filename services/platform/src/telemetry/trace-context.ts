import { type Context, context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import './tracer.ts'

/** W3C trace context: one trace id follows a request through HTTP calls and events to its last effect. */
export interface TraceContext {
  traceId: string
  spanId: string
}

export function currentTrace(): TraceContext | undefined {
  const span = trace.getSpanContext(context.active())
  return span && { traceId: span.traceId, spanId: span.spanId }
}

/** The header to hand on; undefined outside any trace. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** The caller's place in its trace; what is missing or malformed begins a new one. */
export function contextOf(traceparent: string | null): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent })
}
