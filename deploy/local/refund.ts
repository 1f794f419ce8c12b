import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { Fault, sentenceFor } from './fault.ts'
import { portsFrom, usualPorts } from './ports.ts'
import { root } from './root.ts'
import { keptSecrets } from './secrets.ts'

/**
 * npm run refund -- <orderId or pi_…> --reason "…": gives a whole order back, as an admin's route does. Elsewhere than on
 * this machine it wants PAYMENTS_URL and SERVICE_SECRET.
 */
function wish() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      'port-base': { type: 'string' },
      data: { type: 'string', default: join(root, '.data') },
    },
  })
  const [named, ...more] = positionals
  if (!named || more.length > 0 || !values.reason) {
    throw new Fault('Say which order and why: npm run refund -- <order id or pi_…> --reason "asked for by mail"')
  }
  const base = values['port-base'] ?? process.env.PORT_BASE
  return { named, reason: values.reason, data: values.data, ports: base ? portsFrom(Number(base)) : usualPorts }
}

function secretOf(data: string): string {
  if (process.env.SERVICE_SECRET) return process.env.SERVICE_SECRET
  const file = join(data, 'secrets.json')
  if (!existsSync(file)) throw new Fault(`There is no ${file}: say with --data where the running system keeps its data`)
  return keptSecrets(file).service
}

async function refund(): Promise<string> {
  const { named, reason, data, ports } = wish()
  const secret = secretOf(data)
  const url = process.env.PAYMENTS_URL ?? `http://127.0.0.1:${ports.payments}`
  const token = await createServiceToken({ service: 'operator', audience: 'payments', secret })
  const answer = await fetch(new URL(`/internal/payments/${encodeURIComponent(named)}/refund`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => {
    throw new Fault(`The payments service does not answer at ${url}. Is the system running?`)
  })
  const said = (await answer.json()) as { message?: string; orderId: string; state: string; amountCents: number }
  if (!answer.ok) throw new Fault(said.message ?? `The payments service answered ${answer.status}`)
  const amount = (said.amountCents / 100).toFixed(2)
  if (said.state !== 'refunded') throw new Fault(`The card provider could not give order ${said.orderId} back`)
  return `Order ${said.orderId}: $${amount} given back, and what it unlocked is locked.`
}

try {
  console.log(await refund())
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
