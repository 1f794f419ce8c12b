import { setTimeout as delay } from 'node:timers/promises'
import type { EventEnvelope } from '../../../events/event.ts'
import type { Logger } from '../../../telemetry/logger.ts'
import type { Deliver } from '../event-bus.ts'
import { createSlots } from './slots.ts'

interface Redeliver {
  deliver: Deliver
  logger: Logger
  closing: AbortSignal
}

const atOnce = 4
const firstWaitMs = 200
const longestWaitMs = 10_000

/** Delivers until it was for good, a few events at once. False when the work is over before. */
export function redeliver({ deliver, logger, closing }: Redeliver) {
  const slots = createSlots(atOnce)
  return async (event: EventEnvelope, isOver: () => boolean): Promise<boolean> => {
    for (let wait = firstWaitMs; !isOver(); wait = Math.min(wait * 2, longestWaitMs)) {
      try {
        await slots.use(() => deliver(event))
        return true
      } catch (error) {
        logger.warn({ err: error, event: event.name, event_id: event.id }, 'an event is delivered again')
        if (!isOver()) await delay(wait, undefined, { signal: closing }).catch(() => {})
      }
    }
    return false
  }
}
