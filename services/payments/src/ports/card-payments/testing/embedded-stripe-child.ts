import { systemClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { openEmbeddedStripe } from '../embedded/embedded-stripe.ts'
import { onEachWrite } from './on-each-write.ts'

// The server in a process of its own, which kills itself at its n-th write once it has said where it listens.

const [directory = '', webhookUrl = '', webhookSecret = '', dieAt = ''] = process.argv.slice(2)

const { url } = await openEmbeddedStripe({
  directory,
  port: 0,
  publicOrigin: 'http://localhost:3000',
  webhookUrl,
  webhookSecret,
  clock: systemClock,
  logger: createLogger({ service: 'test', level: 'silent' }),
})

let writes = 0
onEachWrite(() => {
  writes++
  if (writes === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
})

process.stdout.write(`${url}\n`)
