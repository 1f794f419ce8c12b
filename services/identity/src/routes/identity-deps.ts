import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { NetworkLimits } from '../domain/attempt-limits.ts'
import type { DerivedKeys } from '../domain/derived-keys.ts'
import type { IdentityProvider } from '../ports/identity-provider/identity-provider.ts'
import type { Attempts } from '../store/attempts.ts'
import type { IdentityDatabase } from '../store/identity-database.ts'

/** What the routes work with. */
export interface IdentityDeps {
  database: IdentityDatabase
  provider: IdentityProvider
  attempts: Attempts
  clock: Clock
  keys: DerivedKeys
  limits: NetworkLimits
}
