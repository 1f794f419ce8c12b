import { Fault, portInUse } from './fault.ts'
import { freePort, isTaken } from './free-port.ts'

export const serviceNames = [
  'identity',
  'documents',
  'analysis',
  'reports',
  'notifications',
  'payments',
  'gateway',
] as const
export type ServiceName = (typeof serviceNames)[number]
export type Ports = Record<ServiceName | 'inbox' | 'database' | 'stripe', number>

export const usualPorts: Ports = {
  gateway: 3000,
  identity: 4001,
  payments: 4002,
  documents: 4003,
  analysis: 4004,
  reports: 4005,
  notifications: 4007,
  database: 5433,
  inbox: 8025,
  stripe: 12111,
}

/** Another set of ports, for a second system beside the first: the page at the base, the rest behind it. */
export function portsFrom(base: number): Ports {
  if (!Number.isInteger(base) || base < 1 || base > 65_500) {
    throw new Fault('--port-base takes a number from 1 to 65500, for example: npm start -- --port-base 3100')
  }
  const services = serviceNames.filter((name) => name !== 'gateway')
  const names: (keyof Ports)[] = ['gateway', 'inbox', 'database', ...services, 'stripe']
  return Object.fromEntries(names.map((name, index) => [name, base + index])) as Ports
}

export async function freePorts(): Promise<Ports> {
  const names = Object.keys(usualPorts)
  const ports = await Promise.all(names.map(freePort))
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Ports
}

/** Says which port is taken before anything is started. The database finds its own: a leftover one is ours to stop. */
export async function mustBeFree(ports: Ports): Promise<void> {
  const wanted = Object.entries(ports).filter(([name]) => name !== 'database')
  const taken = await Promise.all(wanted.map(async ([name, port]) => ((await isTaken(port)) ? { name, port } : null)))
  const first = taken.find((entry) => entry !== null)
  if (first) throw new Fault(portInUse(first.port, first.name))
}
