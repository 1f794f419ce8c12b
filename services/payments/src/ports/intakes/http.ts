import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import { z } from 'zod'
import type { Intakes } from './intakes.ts'

const answerSchema = z.object({ email: z.string().max(8_192).nullable() })
const emailSchema = z.email().max(254)

export function intakesOverHttp({ url, serviceSecret }: { url: string; serviceSecret: string }): Intakes {
  return {
    async emailOf(visitorId) {
      const token = await createServiceToken({ service: 'payments', audience: 'documents', secret: serviceSecret })
      const traceparent = currentTraceparent()
      const response = await fetch(new URL(`/internal/intakes/${encodeURIComponent(visitorId)}`, url), {
        headers: { authorization: `Bearer ${token}`, ...(traceparent && { traceparent }) },
        signal: AbortSignal.timeout(5_000),
      }).catch((cause) => {
        throw new DependencyAway(cause)
      })
      if (!response.ok) throw new DependencyAway(new Error(`documents answered ${response.status}`))
      const { email } = answerSchema.parse(await response.json())
      // The form checks it loosely; a receipt needs an address.
      const address = emailSchema.safeParse(email?.trim().toLowerCase())
      return address.success ? address.data : null
    },
  }
}
