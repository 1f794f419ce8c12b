import type { VerifyToken } from '@plainpolicy/platform/auth/verify-token'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { EventBus } from '@plainpolicy/platform/ports/event-bus/event-bus'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import type { CardPayments } from './ports/card-payments/card-payments.ts'
import type { Intakes } from './ports/intakes/intakes.ts'
import type { PaymentsDatabase } from './store/open-payments-database.ts'

/** What the service is built from; `main.ts` chooses it, and so does each test. */
export interface PaymentsDependencies {
  database: PaymentsDatabase
  bus: EventBus
  cards: CardPayments
  intakes: Intakes
  verifyToken: VerifyToken
  clock: Clock
  logger: Logger
  /** Without tax. */
  priceCents: number
  taxPercent: number
  /** Between two comparisons with the card provider. */
  reconcileEveryMs: number
}
