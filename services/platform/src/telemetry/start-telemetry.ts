import { setGlobalErrorHandler } from '@opentelemetry/core'
import { z } from 'zod'
import { loadConfig } from '../config/load-config.ts'
import type { Logger } from './logger.ts'
import { exportSpans } from './tracer.ts'

const telemetryVariables = z.object({
  /** The collector: http://127.0.0.1:4318. Unset, no span is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
})

interface Telemetry {
  /** Sends what is left; call it after the last service has stopped. */
  stop(): Promise<void>
}

/** Once for each process, before its services start, however many they are. */
export async function startTelemetry(env: Record<string, string | undefined>, logger: Logger): Promise<Telemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = loadConfig(telemetryVariables, env)
  if (!endpoint) return { stop: async () => {} }
  // Loaded only where it is used: its start takes time and memory.
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto')
  const { BatchSpanProcessor } = await import('@opentelemetry/sdk-trace')
  setGlobalErrorHandler((error) => logger.warn({ err: error }, 'spans could not be exported'))
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 2_000 })
  const stop = exportSpans(new BatchSpanProcessor({ exporter, exportTimeoutMillis: 2_000 }))
  return { stop: () => stop().catch((error) => logger.warn({ err: error }, 'the last spans could not be exported')) }
}
