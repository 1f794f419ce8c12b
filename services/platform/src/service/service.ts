import type { Clock } from '../clock/clock.ts'
import type { EventName } from '../events/catalogue.ts'
import type { EventBus } from '../ports/event-bus/event-bus.ts'
import type { Logger } from '../telemetry/logger.ts'

/** What a service is given at its start; everything else it takes from its own variables. */
export interface ServiceEnvironment {
  env: Record<string, string | undefined>
  bus: EventBus
  clock: Clock
  logger: Logger
}

export interface RunningService {
  /** Where it listens: 'http://127.0.0.1:4003'. */
  url: string
  subscribes: EventName[]
  /** Takes no new work, ends what is under way, closes its connections. */
  stop(): Promise<void>
}

export interface Service {
  name: string
  /** Resolves when the service is ready; rejects, with nothing left open, when it cannot be. */
  start(environment: ServiceEnvironment): Promise<RunningService>
}
