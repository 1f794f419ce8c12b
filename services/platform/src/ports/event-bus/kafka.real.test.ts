import { kafka } from '../../../../../deploy/real/servers/kafka.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { createLogger } from '../../telemetry/logger.ts'
import { eventBusContract } from './contract.ts'
import { openEventBus } from './from-config.ts'

const logger = createLogger({ service: 'test', level: process.env.LOG_LEVEL ?? 'error' })

eventBusContract('Kafka', async () => {
  const server = await startForTest(kafka)
  const { bus, close } = openEventBus({ env: server.variables, clientId: 'test', logger })
  return {
    bus,
    async close() {
      await close()
      await server.stop()
    },
  }
})
