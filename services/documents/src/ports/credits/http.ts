import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import { z } from 'zod'
import type { Credits } from './credits.ts'

const answerSchema = z.object({ available: z.int() })

export function creditsOverHttp({ url, serviceSecret }: { url: string; serviceSecret: string }): Credits {
  return {
    async availableFor(userId) {
      const token = await createServiceToken({ service: 'documents', audience: 'payments', secret: serviceSecret })
      const traceparent = currentTraceparent()
      const response = await fetch(new URL(`/internal/credits/${encodeURIComponent(userId)}`, url), {
        headers: { authorization: `Bearer ${token}`, ...(traceparent && { traceparent }) },
        signal: AbortSignal.timeout(5_000),
      }).catch((cause) => {
        throw new DependencyAway(cause)
      })
      if (!response.ok) throw new DependencyAway(new Error(`payments answered ${response.status}`))
      return answerSchema.parse(await response.json()).available
    },
  }
}
