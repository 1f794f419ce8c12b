import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { AppError } from '@plainpolicy/platform/errors/app-error'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import type { Analysis } from './analysis.ts'

export function analysisOverHttp({ url, serviceSecret }: { url: string; serviceSecret: string }): Analysis {
  return {
    async restart(reportId) {
      const token = await createServiceToken({ service: 'reports', audience: 'analysis', secret: serviceSecret })
      const traceparent = currentTraceparent()
      const response = await fetch(new URL(`/internal/analyses/${reportId}/restart`, url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...(traceparent && { traceparent }) },
        signal: AbortSignal.timeout(5_000),
      }).catch((cause) => {
        throw notReached(cause)
      })
      await response.body?.cancel()
      const hasEndedMeanwhile = response.status === 409
      if (!response.ok && !hasEndedMeanwhile) throw notReached(new Error(`analysis answered ${response.status}`))
    },
  }
}

const notReached = (cause: unknown) =>
  new AppError({
    code: 'analysis-away',
    status: 503,
    title: 'Not started',
    detail: 'We could not start the analysis again just now. Your document is kept; please try again in a minute.',
    cause,
  })
