import { context, propagation, type Tracer } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOffSampler, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

// Where no spans are exported, too, one trace id connects the log lines of all that follows from a request.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
propagation.setGlobalPropagator(new W3CTraceContextPropagator())

const tracers = new Map<string, Tracer>()
let processor: SpanProcessor | null = null

/** Spans say which service they belong to, also where one process runs them all. */
export function tracerOf(service: string): Tracer {
  const known = tracers.get(service)
  if (known) return known
  const resource = resourceFromAttributes({ 'service.name': service, 'service.namespace': 'plainpolicy' })
  const provider = processor
    ? new TracerProvider({ resource, spanProcessors: [processor] })
    : new TracerProvider({ resource, sampler: new AlwaysOffSampler() })
  const tracer = provider.getTracer('plainpolicy')
  tracers.set(service, tracer)
  return tracer
}

/** From now on every span of this process goes there; the answer sends what is left and ends that. */
export function exportSpans(to: SpanProcessor): () => Promise<void> {
  processor = to
  tracers.clear()
  return async () => {
    processor = null
    tracers.clear()
    await to.shutdown()
  }
}
