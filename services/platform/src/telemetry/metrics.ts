import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A label and every value that it may take: no id and nothing that a person wrote ever becomes one. */
type Labels = Record<string, readonly string[]>
type Values<L extends Labels> = { [Label in keyof L]: L[Label][number] }

interface Metric<L extends Labels> {
  name: string
  help: string
  labels: L
}

export interface Reading<L extends Labels> {
  labels: Values<L>
  value: number
}

/** What a service counts and measures of itself, for Prometheus. Made once for each service and handed to its parts. */
export interface Metrics {
  counter<const L extends Labels>(metric: Metric<L>): (labels: Values<L>) => void
  /** Buckets in the unit of what is observed. */
  histogram<const L extends Labels>(
    metric: Metric<L> & { buckets: number[] },
  ): (labels: Values<L>, value: number) => void
  /** Read when Prometheus asks. What cannot be read in time is missing from that answer, and is not said to be 0. */
  gauge<const L extends Labels>(metric: Metric<L> & { read: () => Promise<Reading<L>[]> }): void
  contentType: string
  text(): Promise<string>
}

const readWithinMs = 2_000

export function createMetrics(service: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  return {
    counter({ name, help, labels }) {
      const counter = new Counter({ name, help, labelNames: Object.keys(labels), registers })
      return (values) => counter.inc(onlyListed(labels, values))
    },
    histogram({ name, help, labels, buckets }) {
      const histogram = new Histogram({ name, help, labelNames: Object.keys(labels), buckets, registers })
      return (values, value) => histogram.observe(onlyListed(labels, values), value)
    },
    gauge({ name, help, labels, read }) {
      const readOnce = oneAtATime(read)
      const gauge = new Gauge({
        name,
        help,
        labelNames: Object.keys(labels),
        registers,
        collect: async () => {
          const readings = await inTime(readOnce()).catch(() => [])
          gauge.reset()
          // A gauge without labels is reset to 0, which is not what was read.
          if (Object.keys(labels).length === 0) gauge.remove()
          for (const reading of readings) gauge.set(onlyListed(labels, reading.labels), reading.value)
        },
      })
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

/** Whatever is not in a label's list counts as 'other', so that no input can make series without end. */
function onlyListed<L extends Labels>(labels: L, values: Values<L>): Record<string, string> {
  const listed = ([label, known]: [string, readonly string[]]) => {
    const value = values[label]
    return [label, value !== undefined && known.includes(value) ? value : 'other'] as const
  }
  return Object.fromEntries(Object.entries(labels).map(listed))
}

/** Who asks while the last question is open gets its answer: a server that is away is not asked more and more. */
function oneAtATime<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => {
    underWay ??= read().finally(() => {
      underWay = null
    })
    return underWay
  }
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, readWithinMs, new Error('not read in time'))
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}
