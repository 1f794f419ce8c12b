import { seal, unseal } from '../../../domain/seal.ts'
import { hashToken, replayForMs, replayKey } from '../../../domain/token-replay.ts'
import { type IdentityDatabase, inTransaction, type Tx } from '../../../store/identity-database.ts'
import { addReplay, lockReplay } from '../../../store/refresh-replays.ts'
import type { SessionTokens } from '../identity-provider.ts'
import { grantTokens } from './grant-tokens.ts'
import type { KeycloakClient } from './keycloak-client.ts'

// Keycloak has used the token up, however late it says so, as in its first minute after an outage. The person who waits is
// told 'not now' by the gateway long before; the next request finds the answer. Shorter than the transaction may take.
const answersWithinMs = 25_000
const transactionMs = 30_000

interface RefreshDeps {
  client: KeycloakClient
  database: IdentityDatabase
  tokenKey: Buffer
  now: () => Date
}

/**
 * Keycloak takes a refresh token once and ends the session at its repeat, which is right for a thief and wrong for a
 * second tab. So its answer is kept for a moment, sealed with the token, and Keycloak sees each token once in that time.
 */
export function createRefresh({ client, database, tokenKey, now }: RefreshDeps) {
  const underWay = new Map<string, Promise<SessionTokens | null>>()

  function once(refreshToken: string, tokenHash: string): Promise<SessionTokens | null> {
    const refreshing = async (tx: Tx) => {
      const known = await lockReplay(tx, tokenHash)
      if (known && now().getTime() - known.rotatedAt.getTime() <= replayForMs) {
        return opened(unseal(replayKey(tokenKey, refreshToken), known.replay))
      }
      const fields = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const slowly: typeof client = { ...client, post: (path, form) => client.post(path, form, answersWithinMs) }
      const { tokens } = await grantTokens(slowly, fields, now())
      if (!tokens) return null
      const replay = seal(replayKey(tokenKey, refreshToken), JSON.stringify(tokens))
      await addReplay(tx, { tokenHash, replay, rotatedAt: now() })
      return tokens
    }
    return inTransaction(database, refreshing, transactionMs)
  }

  return (refreshToken: string): Promise<SessionTokens | null> => {
    const tokenHash = hashToken(refreshToken)
    const known = underWay.get(tokenHash)
    if (known) return known
    const refreshing = once(refreshToken, tokenHash).finally(() => underWay.delete(tokenHash))
    underWay.set(tokenHash, refreshing)
    return refreshing
  }
}

function opened(replay: string): SessionTokens {
  const tokens = JSON.parse(replay)
  return {
    ...tokens,
    accessExpiresAt: new Date(tokens.accessExpiresAt),
    refreshExpiresAt: new Date(tokens.refreshExpiresAt),
  }
}
