import { z } from 'zod'

/** One span, as whoever keeps traces tells it. */
export interface SeenSpan {
  spanId: string
  parentId: string | null
  service: string
  name: string
  attributes: Record<string, unknown>
}

const tags = z.array(z.object({ key: z.string(), value: z.unknown() }))
const answerSchema = z.object({
  data: z.array(
    z.object({
      spans: z.array(
        z.object({
          spanID: z.string(),
          operationName: z.string(),
          processID: z.string(),
          references: z.array(z.object({ refType: z.string(), spanID: z.string() })).default([]),
          tags: tags.default([]),
          logs: z.array(z.unknown()).nullish(),
        }),
      ),
      processes: z.record(z.string(), z.object({ serviceName: z.string(), tags: tags.default([]) })),
    }),
  ),
})

/** The trace in Jaeger; empty while it knows of none. `api`: where Jaeger's query service answers. */
export async function readTrace(api: string, traceId: string): Promise<{ spans: SeenSpan[]; text: string }> {
  const answer = await fetch(`${api}/traces/${traceId}`, { signal: AbortSignal.timeout(5_000) })
  if (answer.status === 404) return { spans: [], text: '' }
  const text = await answer.text()
  const [trace] = answerSchema.parse(JSON.parse(text)).data
  const spans = (trace?.spans ?? []).map((span) => ({
    spanId: span.spanID,
    parentId: span.references.find(({ refType }) => refType === 'CHILD_OF')?.spanID ?? null,
    service: trace?.processes[span.processID]?.serviceName ?? '',
    name: span.operationName,
    attributes: Object.fromEntries(span.tags.map(({ key, value }) => [key, value])),
  }))
  return { spans, text }
}

const named = ({ service, name }: SeenSpan) => `${service} ${name}`

/** Who called whom, each once: 'gateway GET /x -> documents GET /x'. `outside` names those whose own span nobody keeps. */
export function edgesOf(spans: SeenSpan[], outside: Record<string, string>): string[] {
  const known = new Map(spans.map((span) => [span.spanId, named(span)]))
  const callerOf = ({ parentId }: SeenSpan) =>
    (parentId && (known.get(parentId) ?? outside[parentId])) ?? 'somebody unknown'
  return [...new Set(spans.map((span) => `${callerOf(span)} -> ${named(span)}`))].toSorted()
}
