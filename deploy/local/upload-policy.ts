import type { WebSession } from './web-session.ts'

interface Upload {
  /** Of the account that is signed in. */
  email: string
  filename: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Place {
  uploadUrl: string
  contentType: string
  reportId: string
}

/** Uploads a policy the way the page does; answers the report's id once the file is accepted. */
export async function uploadPolicy(session: WebSession, upload: Upload): Promise<string> {
  const place = await askForPlace(session, upload)
  await putFile(session, place, upload.bytes)
  await submit(session, place.reportId)
  return place.reportId
}

export function askForPlace(session: WebSession, { email, filename, bytes }: Upload): Promise<Place> {
  const query = new URLSearchParams({ filename, userId: email, size: String(bytes.length) })
  return session.call<Place>('GET', `/api/get-presigned-url?${query}`)
}

export async function putFile(session: WebSession, place: Place, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { 'content-type': place.contentType, 'if-none-match': '*' }
  const put = await session.send(place.uploadUrl, { method: 'PUT', body: bytes, headers })
  if (!put.ok) throw new Error(`The upload was refused: ${put.status} ${await put.text()}`)
}

export function submit(session: WebSession, reportId: string): Promise<unknown> {
  return session.call('POST', '/api/submit-policy-s3', { reportId })
}

export interface Told {
  status: string
  step: string | null
  message: string
  unlocked: boolean
}

interface Follow {
  until: (told: Told) => boolean
  withinMs: number
}

export const hasEnded = ({ status }: Told) => status === 'completed' || status === 'error'

/** Resolves when the report is there. Throws when its analysis fails or takes longer. */
export async function untilCompleted(session: WebSession, reportId: string, withinMs: number): Promise<void> {
  const { status, message } = await followReport(session, reportId, { until: hasEnded, withinMs })
  if (status === 'error') throw new Error(`The analysis failed: ${message}`)
}

/** Follows the report's events, as the page does, until one fits. Throws when that takes longer. */
export async function followReport(session: WebSession, reportId: string, follow: Follow): Promise<Told> {
  const signal = AbortSignal.timeout(follow.withinMs)
  for (;;) {
    const response = await session.send(`/api/reports/${reportId}/events`, { signal })
    // A moment after the upload the reports service may not have heard of it yet.
    const told = response.ok ? await firstFitting(response, follow.until) : null
    if (told) return told
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Null when the stream ended before. */
async function firstFitting({ body }: Response, fits: (told: Told) => boolean): Promise<Told | null> {
  for await (const told of eventsOf(body)) {
    if (fits(told)) return told
  }
  return null
}

async function* eventsOf(body: Response['body']): AsyncGenerator<Told> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      // A heartbeat is a comment and has no data.
      const data = /^data: ?(.+)$/m.exec(event)?.[1]
      if (data) yield JSON.parse(data)
    }
  }
}
