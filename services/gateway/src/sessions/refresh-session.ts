import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import { z } from 'zod'
import { serviceAway } from '../errors.ts'
import { type Session, sessionSchema } from './session-cookies.ts'

export type RefreshSession = (refreshToken: string) => Promise<Session | null>

const answerSchema = z.object({ session: sessionSchema })

/** Trades a refresh token for a new session; null when it is worth nothing any more. Parallel requests share one trade. */
export function createRefreshSession({
  identityUrl,
  serviceSecret,
}: {
  identityUrl: string
  serviceSecret: string
}): RefreshSession {
  const underWay = new Map<string, Promise<Session | null>>()

  async function trade(refreshToken: string): Promise<Session | null> {
    const token = await createServiceToken({ service: 'gateway', audience: 'identity', secret: serviceSecret })
    const traceparent = currentTraceparent()
    const response = await fetch(new URL('/internal/refresh', identityUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(traceparent && { traceparent }),
      },
      body: JSON.stringify({ refreshToken }),
      signal: AbortSignal.timeout(5_000),
    }).catch((error) => {
      throw serviceAway(error)
    })
    if (response.status === 401) return null
    if (!response.ok) throw serviceAway(new Error(`identity answered ${response.status}`))
    return answerSchema.parse(await response.json()).session
  }

  return (refreshToken) => {
    const known = underWay.get(refreshToken)
    if (known) return known
    const trading = trade(refreshToken).finally(() => underWay.delete(refreshToken))
    underWay.set(refreshToken, trading)
    return trading
  }
}
