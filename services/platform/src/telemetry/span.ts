import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AppError } from '../errors/app-error.ts'
import type { OnlyListed, SpanAttributes } from './attributes.ts'
import { contextOf } from './trace-context.ts'
import { tracerOf } from './tracer.ts'

const kinds = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

interface SpanInit {
  service: string
  /** Few different ones: 'GET /api/reports/:reportId', 'handle ReportReady'. */
  name: string
  kind?: keyof typeof kinds
  /** Who caused it, in another process or at another time; null begins a trace; unsaid, it belongs to the present span. */
  traceparent?: string | null
  attributes?: SpanAttributes
}

export interface Span {
  describe<A extends SpanAttributes>(attributes: OnlyListed<A>): void
  /** Takes the kind of an error, never its message, which may name a person. */
  fail(kind: string): void
  /** What runs inside has this span's trace in its log lines, calls and events. */
  within<T>(run: () => T): T
  end(): void
}

/** Begins a span that somebody else ends; prefer `inSpan`. */
export function beginSpan({ service, name, kind = 'internal', traceparent, attributes = {} }: SpanInit): Span {
  const parent = traceparent === undefined ? context.active() : contextOf(traceparent)
  const span = tracerOf(service).startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent)
  const inside = trace.setSpan(parent, span)
  return {
    describe: (more) => void span.setAttributes({ ...more }),
    fail: (kind) => {
      span.setAttribute('error.type', kind)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    within: (run) => context.with(inside, run),
    end: () => span.end(),
  }
}

/** Runs in a span of its own, which fails when the run does. */
export async function inSpan<T>(init: SpanInit, run: (span: Span) => Promise<T>): Promise<T> {
  const span = beginSpan(init)
  try {
    return await span.within(() => run(span))
  } catch (error) {
    span.fail(kindOfError(error))
    throw error
  } finally {
    span.end()
  }
}

export function kindOfError(error: unknown): string {
  if (error instanceof AppError) return error.code
  return error instanceof Error ? error.name : 'unknown'
}
