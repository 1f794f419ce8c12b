import { eventBusContract } from './contract.ts'
import { createEmbeddedBus } from './embedded.ts'

eventBusContract('embedded', async () => ({ bus: createEmbeddedBus(), close: async () => {} }))
