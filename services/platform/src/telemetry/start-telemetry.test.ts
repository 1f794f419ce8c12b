import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { inSpan } from './span.ts'
import { startTelemetry } from './start-telemetry.ts'

const logger = createLogger({ service: 'test', level: 'silent' })

test('spans go to the collector that the environment names, each with its own service', async () => {
  const received: string[] = []
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('latin1')) body += chunk
    received.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`)
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => collector.once('listening', resolve))
  const { port } = collector.address() as AddressInfo

  const telemetry = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }, logger)
  await inSpan({ service: 'documents', name: 'first' }, async () => {})
  await inSpan({ service: 'reports', name: 'second' }, async () => {})
  await telemetry.stop()
  collector.close()

  const all = received.join('\n')
  expect(all).toContain('POST /v1/traces application/x-protobuf')
  for (const word of ['documents', 'first', 'reports', 'second']) expect(all).toContain(word)
})

test('an address that is none stops the start', async () => {
  const starting = startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, logger)
  await expect(starting).rejects.toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
})

test('a collector that does not answer does not stop the process from ending', async () => {
  const telemetry = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, logger)
  await inSpan({ service: 'documents', name: 'lost' }, async () => {})
  await expect(telemetry.stop()).resolves.toBeUndefined()
})
