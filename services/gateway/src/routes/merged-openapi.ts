import type { Upstream } from '../gateway-route.ts'
import { routeTable } from '../route-table.ts'

interface OpenApi {
  paths?: Record<string, Record<string, object>>
  components?: { schemas?: Record<string, unknown> }
}

const heldForMs = 10_000

/** One document out of those of the services, with the paths of the route table alone. */
export function createMergedOpenApi(upstreams: Record<Upstream, string>): () => Promise<object> {
  let merged: { at: number; document: Promise<object> } | undefined
  return () => {
    if (!merged || Date.now() - merged.at > heldForMs) merged = { at: Date.now(), document: merge(upstreams) }
    merged.document.catch(() => {
      merged = undefined
    })
    return merged.document
  }
}

async function merge(upstreams: Record<Upstream, string>): Promise<object> {
  const names = Object.keys(upstreams).sort() as Upstream[]
  const documents = new Map(
    await Promise.all(names.map(async (name) => [name, await fetchDocument(upstreams[name])] as const)),
  )
  const paths: Record<string, Record<string, object>> = {}
  for (const { service, path, method, session } of routeTable) {
    const templated = path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = documents.get(service)?.paths?.[templated]?.[method.toLowerCase()]
    if (!operation) continue
    const shown = session ? withoutSession(operation) : operation
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: { tags: [service], ...shown } }
  }
  const schemas = Object.assign({}, ...[...documents.values()].map(({ components }) => components?.schemas ?? {}))
  const components = { schemas: referenced(paths, schemas) }
  return { openapi: '3.1.0', info: { title: 'Plainpolicy', version: '1' }, paths, components }
}

/** The schemas that the shown paths lead to, in their order; nothing tells of the others. */
function referenced(paths: object, schemas: Record<string, unknown>): Record<string, unknown> {
  const found = new Set<string>()
  const follow = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (name === undefined || found.has(name)) continue
      found.add(name)
      follow(schemas[name])
    }
  }
  follow(paths)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}

/** The tokens that identity answers become cookies here; the page never sees that property. */
function withoutSession(operation: object): object {
  const isAnswer = (value: unknown): value is { properties: object } =>
    typeof value === 'object' && value !== null && 'properties' in value
  return JSON.parse(JSON.stringify(operation), (_key, value: unknown) => {
    if (!isAnswer(value) || !('session' in value.properties)) return value
    const { session: _taken, ...properties } = value.properties
    return { ...value, properties }
  })
}

async function fetchDocument(upstream: string): Promise<OpenApi> {
  const response = await fetch(new URL('/openapi.json', upstream), { signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`${upstream} answered ${response.status} for its OpenAPI document`)
  return (await response.json()) as OpenApi
}
