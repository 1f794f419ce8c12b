import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { goBuild } from '../go-build.ts'
import { intoCache } from '../obtaining.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'

const version = 'v1.76.0'
const module = 'github.com/jaegertracing/jaeger'

/**
 * Jaeger 2.13 (its module counts on as 1.76): takes spans by OTLP over HTTP and answers for traces at `traceApiOf`. It
 * keeps them in memory; its page is not in the module, its API is.
 */
export const jaeger: RealServer = {
  name: 'jaeger',
  version,
  isCompiled: true,
  withoutIt: 'traces are kept nowhere.',

  obtain: (cache) =>
    intoCache({ cache, proof: 'jaeger' }, (folder) =>
      goBuild({ folder, module, version, program: `${module}/cmd/jaeger`, replaced: [sarama] }),
    ),

  prepare: (at) => writeFile(settingsOf(at), settings(at)),
  command: (at) => ({ program: join(at.cache, 'jaeger'), args: ['--config', settingsOf(at)] }),
  isReady: async (at) => {
    const [collector, query] = await Promise.all([collectorOf(at), `${traceApiOf(at)}/services`].map(statusOf))
    // The collector takes POST alone, and says so.
    return collector === 405 && query === 200
  },
  variables: (at) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpointOf(at) }),
}

/** `/traces/<trace id>` below it is one trace as JSON. */
export const traceApiOf = ({ host, port }: Pick<ServerPlace, 'host' | 'port'>) => `http://${host}:${port + 1}/api`

const sarama = 'github.com/Shopify/sarama=github.com/Shopify/sarama@v1.33.0'
const settingsOf = ({ data }: ServerPlace) => join(data, 'jaeger.yaml')
const endpointOf = ({ host, port }: ServerPlace) => `http://${host}:${port}`
const collectorOf = (at: ServerPlace) => `${endpointOf(at)}/v1/traces`
const statusOf = async (address: string) => (await fetch(address, { signal: AbortSignal.timeout(2_000) })).status

const settings = ({ host, port }: ServerPlace) => `service:
  extensions: [jaeger_storage, jaeger_query]
  pipelines:
    traces: { receivers: [otlp], exporters: [jaeger_storage_exporter] }
  telemetry:
    metrics: { level: none }
    logs: { level: warn }
receivers:
  otlp:
    protocols:
      http: { endpoint: '${host}:${port}' }
exporters:
  jaeger_storage_exporter: { trace_storage: memory }
extensions:
  jaeger_storage:
    backends:
      memory:
        memory: { max_traces: 20000 }
  jaeger_query:
    storage: { traces: memory }
    enable_tracing: false
    http: { endpoint: '${host}:${port + 1}' }
    # Asked for by nobody here: any free port.
    grpc: { endpoint: '${host}:0' }
`
