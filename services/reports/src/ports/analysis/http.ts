import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { AppError } from '@plainpolicy/platform/errors/app-error'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import { isPng } from '../../crops/crops-file.ts'
import type { Analysis } from './analysis.ts'

const maxPageBytes = 8 * 1024 * 1024
const sizeShape = /^\d{1,5}(\.\d+)?x\d{1,5}(\.\d+)?$/

export function analysisOverHttp({ url, serviceSecret }: { url: string; serviceSecret: string }): Analysis {
  async function ask(method: 'GET' | 'POST', path: string, seconds: number): Promise<Response> {
    const token = await createServiceToken({ service: 'reports', audience: 'analysis', secret: serviceSecret })
    const traceparent = currentTraceparent()
    return fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(traceparent && { traceparent }) },
      signal: AbortSignal.timeout(seconds * 1_000),
    })
  }

  return {
    async restart(reportId) {
      const response = await ask('POST', `/internal/analyses/${reportId}/restart`, 5).catch((cause) => {
        throw notStarted(cause)
      })
      await response.body?.cancel()
      const hasEndedMeanwhile = response.status === 409
      if (!response.ok && !hasEndedMeanwhile) throw notStarted(new Error(`analysis answered ${response.status}`))
    },

    async drawPage(reportId, page) {
      const response = await ask('GET', `/internal/analyses/${reportId}/pages/${page}`, 20).catch((cause) => {
        throw notDrawn(cause)
      })
      if (response.status === 404) return null
      const png = response.ok ? await bytesOf(response).catch(() => null) : null
      if (!png || !isPng(png)) throw notDrawn(new Error(`analysis answered ${response.status} and no picture`))
      const size = response.headers.get('x-page-size')
      return { png, size: size && sizeShape.test(size) ? size : null }
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

const notDrawn = away('Not drawn', 'We could not show this page just now. Please try again in a minute.')
