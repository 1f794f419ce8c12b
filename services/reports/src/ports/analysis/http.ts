import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { AppError } from '@plainpolicy/platform/errors/app-error'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import { z } from 'zod'
import { isPng } from '../../crops/crops-file.ts'
import type { Analysis } from './analysis.ts'
import { refusalOf } from './refusal-of.ts'

const maxPageBytes = 8 * 1024 * 1024
const sizeShape = /^\d{1,5}(\.\d+)?x\d{1,5}(\.\d+)?$/

interface Asking {
  seconds: number
  body?: object
}

const correctedSchema = z.object({
  documentId: z.uuid(),
  objectKey: z.string(),
  sha256: z.string(),
  fields: z.array(z.string()),
})

export function analysisOverHttp({ url, serviceSecret }: { url: string; serviceSecret: string }): Analysis {
  async function ask(method: 'GET' | 'POST', path: string, { seconds, body }: Asking): Promise<Response> {
    const token = await createServiceToken({ service: 'reports', audience: 'analysis', secret: serviceSecret })
    const traceparent = currentTraceparent()
    return fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(traceparent && { traceparent }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(seconds * 1_000),
    })
  }

  return {
    async restart(reportId) {
      const response = await ask('POST', `/internal/analyses/${reportId}/restart`, { seconds: 5 }).catch((cause) => {
        throw notStarted(cause)
      })
      await response.body?.cancel()
      const hasEndedMeanwhile = response.status === 409
      if (!response.ok && !hasEndedMeanwhile) throw notStarted(new Error(`analysis answered ${response.status}`))
    },

    async drawPage(reportId, page) {
      const response = await ask('GET', `/internal/analyses/${reportId}/pages/${page}`, { seconds: 20 }).catch(
        (cause) => {
          throw notDrawn(cause)
        },
      )
      if (response.status === 404) return null
      const png = response.ok ? await bytesOf(response).catch(() => null) : null
      if (!png || !isPng(png)) throw notDrawn(new Error(`analysis answered ${response.status} and no picture`))
      const size = response.headers.get('x-page-size')
      return { png, size: size && sizeShape.test(size) ? size : null }
    },

    async correct(reportId, corrections) {
      const path = `/internal/analyses/${reportId}/correct`
      const response = await ask('POST', path, { seconds: 60, body: { corrections } }).catch((cause) => {
        throw notCorrected(cause)
      })
      const said: unknown = await response.json().catch(() => null)
      if (response.status >= 400 && response.status < 500) throw refusalOf(said)
      const corrected = correctedSchema.safeParse(said)
      if (!response.ok || !corrected.success) throw notCorrected(new Error(`analysis answered ${response.status}`))
      return corrected.data
    },
  }
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxPageBytes) throw new Error('a page of too many bytes')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const away = (title: string, detail: string) => (cause: unknown) =>
  new AppError({ code: 'analysis-away', status: 503, title, detail, cause })

const notStarted = away(
  'Not started',
  'We could not start the analysis again just now. Your document is kept; please try again in a minute.',
)

const notCorrected = away('Not corrected', 'The analysis service does not answer. Please try again in a minute.')

const notDrawn = away('Not drawn', 'We could not show this page just now. Please try again in a minute.')
