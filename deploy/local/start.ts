import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { allServices } from './all-services.ts'
import { buildWeb } from './build-web.ts'
import { sentenceFor } from './fault.ts'
import { portsFrom, usualPorts } from './ports.ts'
import type { Ready } from './ready.ts'
import { removeData } from './remove-data.ts'
import { root } from './root.ts'
import { accounts, sample, seed } from './seed.ts'
import { type Stack, startStack } from './stack.ts'
import { untilTold } from './stop-signals.ts'

const began = performance.now()
const isTold = untilTold()

function options() {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      'port-base': { type: 'string' },
      data: { type: 'string', default: join(root, '.data') },
    },
  })
  const base = values['port-base'] ?? process.env.PORT_BASE
  const ports = base ? portsFrom(Number(base)) : usualPorts
  return { fresh: values.fresh, dataDirectory: resolve(values.data), ports }
}

async function run(): Promise<void> {
  const { fresh, dataDirectory, ports } = options()
  if (fresh) await removeData(dataDirectory)
  const webIsBuilt = buildWeb()
  webIsBuilt.catch(() => 'told by the stack, which waits for it')
  const starting = startStack({ dataDirectory, ports, services: allServices, webIsBuilt })
  const stack = await Promise.race([starting, isTold])
  if (!stack) return
  try {
    await Promise.race([seed(stack, dataDirectory).then(() => sayReady(stack, dataDirectory)), isTold, stack.isBroken])
    await Promise.race([isTold, stack.isBroken])
  } finally {
    await stack.stop()
  }
}

function sayReady({ origin, inbox, secrets }: Stack, dataDirectory: string): void {
  process.send?.({ origin, inbox, passwords: { homeowner: secrets.homeowner, admin: secrets.admin } } satisfies Ready)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`
Plainpolicy is ready (${seconds} s).

  Address    ${origin}
  Inbox      ${inbox}   every mail that the system sends
  Homeowner  ${accounts.homeowner}   ${secrets.homeowner}
  Admin      ${accounts.admin}   ${secrets.admin}
  Sample     ${sample}   a policy to upload
  Data       ${relative(process.cwd(), dataDirectory) || '.'}   npm start -- --fresh begins anew

Ctrl-C stops everything.`)
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}
