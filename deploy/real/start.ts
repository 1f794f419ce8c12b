import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../local/build-web.ts'
import { Fault, sentenceFor } from '../local/fault.ts'
import { portsFrom, usualPorts } from '../local/ports.ts'
import type { NotReady, Ready } from '../local/ready.ts'
import { root } from '../local/root.ts'
import { accounts } from '../local/seed.ts'
import { untilTold } from '../local/stop-signals.ts'
import { allServers, serversByName } from './all-servers.ts'
import { type RealStack, startRealStack } from './real-stack.ts'
import { seedPeople } from './seed-people.ts'
import { traceApiOf } from './servers/jaeger.ts'
import { sentenceOf } from './start-servers.ts'

const began = performance.now()
const isTold = untilTold()

function options() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      'port-base': { type: 'string' },
      data: { type: 'string', default: join(root, '.data') },
    },
  })
  const base = values['port-base'] ?? process.env.PORT_BASE
  return {
    dataDirectory: values.data,
    ports: base ? portsFrom(Number(base)) : usualPorts,
    serverPorts: base ? Number(base) + 20 : 9100,
    servers: values.only === undefined ? allServers : named(values.only.split(',')),
    withServices: values.only === undefined,
  }
}

function named(names: string[]) {
  const servers = [...allServers, ...serversByName]
  const known = servers.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Fault(`There is no server ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  return servers.filter(({ name }) => names.includes(name))
}

async function run(): Promise<void> {
  const chosen = options()
  const webIsBuilt = chosen.withServices ? buildWeb() : Promise.resolve()
  webIsBuilt.catch(() => 'told by the stack, which waits for it')
  const starting = startRealStack({ ...chosen, webIsBuilt, say: (line) => console.log(line) })
  const stack = await Promise.race([starting, isTold])
  if (!stack) return starting.then(({ stop }) => stop())
  try {
    if (stack.services.size > 0) await seedPeople(stack)
    sayReady(stack, chosen)
    await Promise.race([isTold, stack.isBroken])
  } finally {
    await stack.stop()
  }
}

function sayReady(stack: RealStack, chosen: ReturnType<typeof options>): void {
  const logs = relative(process.cwd(), join(chosen.dataDirectory, 'real'))
  if (stack.services.size > 0) sayServices(stack)
  for (const { variables } of stack.servers.values()) {
    // Their keys stay in the data folder.
    const open = Object.entries(variables).filter(([name]) => !/SECRET|PASSWORD|KEY$/.test(name))
    if (open.length > 0) console.log(open.map(([name, value]) => `  ${name}=${value}`).join('\n'))
  }
  console.log(`\n  Logs       ${logs}/<name>.log\n\nCtrl-C stops everything.`)
  // Last, where it is seen.
  for (const missing of stack.missing) console.log(`\n${sentenceOf(missing)}`)
  const needed = stack.missing.filter(({ server }) => server.withoutIt === undefined)
  if (chosen.withServices && needed.length > 0)
    process.send?.({ fault: needed.map(sentenceOf).join('\n') } satisfies NotReady)
}

function sayServices({ origin, inbox, secrets, servers }: RealStack): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const passwords = { homeowner: secrets.homeowner, admin: secrets.admin }
  const tracing = servers.get('jaeger')
  const traces = tracing && { traces: traceApiOf(tracing.at) }
  process.send?.({ origin, inbox, passwords, ...traces } satisfies Ready)
  console.log(`
Plainpolicy is ready on real servers (${seconds} s).

  Address    ${origin}
  Inbox      ${inbox}   every mail that the system sends
  Homeowner  ${accounts.homeowner}   ${secrets.homeowner}
  Admin      ${accounts.admin}   ${secrets.admin}   asks for an authenticator app, to be set up at the first sign-in
`)
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}
