import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { Fault } from './fault.ts'
import { portsFrom, usualPorts } from './ports.ts'
import { root } from './root.ts'
import { keptSecrets } from './secrets.ts'

/** Where the running system is, as the operator's commands take it. */
export const operatorPlace = {
  'port-base': { type: 'string' },
  data: { type: 'string', default: join(root, '.data') },
} as const

export interface Place {
  'port-base'?: string | undefined
  data: string
}

export interface Question {
  service: 'payments' | 'reports'
  method: 'GET' | 'POST'
  /** Below /internal/<service>. */
  path: string
  body?: object
}

/**
 * Asks a service as an operator, who has the services' secret. Elsewhere than on this machine it wants PAYMENTS_URL or
 * REPORTS_URL, and SERVICE_SECRET. Throws its words when it refuses.
 */
export async function askService<Answer>(place: Place, { service, method, path, body }: Question): Promise<Answer> {
  const base = place['port-base'] ?? process.env.PORT_BASE
  const ports = base ? portsFrom(Number(base)) : usualPorts
  const url = process.env[`${service.toUpperCase()}_URL`] ?? `http://127.0.0.1:${ports[service]}`
  const token = await createServiceToken({ service: 'operator', audience: service, secret: secretOf(place.data) })
  const answer = await fetch(new URL(`/internal/${service}/${path}`, url), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => {
    throw new Fault(`The ${service} service does not answer at ${url}. Is the system running?`)
  })
  const said = (await answer.json()) as Answer & { message?: string }
  if (!answer.ok) throw new Fault(said.message ?? `The ${service} service answered ${answer.status}`)
  return said
}

function secretOf(data: string): string {
  if (process.env.SERVICE_SECRET) return process.env.SERVICE_SECRET
  const file = join(data, 'secrets.json')
  if (!existsSync(file)) throw new Fault(`There is no ${file}: say with --data where the running system keeps its data`)
  return keptSecrets(file).service
}
