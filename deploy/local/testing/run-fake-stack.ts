import { portsFrom } from '../ports.ts'
import { startStack } from '../stack.ts'
import { untilTold } from '../stop-signals.ts'
import { fakeService } from './fake-service.ts'

// A process of its own for the tests that kill it: run-fake-stack.ts <data folder> <first port>
const [dataDirectory = '', base] = process.argv.slice(2)
const isTold = untilTold()
const stack = await startStack({ dataDirectory, ports: portsFrom(Number(base)), services: [fakeService('reports')] })
process.send?.('ready')
await isTold
await stack.stop()
process.exit(0)
