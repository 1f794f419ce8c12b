import type { WebSession } from './web-session.ts'

interface Upload {
  /** Of the account that is signed in. */
  email: string
  filename: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Uploads a policy the way the page does; answers the report's id once the file is accepted. */
export async function uploadPolicy(session: WebSession, { email, filename, bytes }: Upload): Promise<string> {
  const query = new URLSearchParams({ filename, userId: email, size: String(bytes.length) })
  const place = await session.call<{ uploadUrl: string; contentType: string; reportId: string }>(
    'GET',
    `/api/get-presigned-url?${query}`,
  )
  const put = await session.send(place.uploadUrl, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': place.contentType },
  })
  if (!put.ok) throw new Error(`The upload was refused: ${put.status} ${await put.text()}`)
  await session.call('POST', '/api/submit-policy-s3', { reportId: place.reportId })
  return place.reportId
}

/** Waits for the end of an analysis; throws when it fails or takes longer. */
export async function untilCompleted(session: WebSession, reportId: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const response = await session.send(`/api/reports/${reportId}/status?version=free`)
    const { status, message } = (await response.json()) as { status?: string; message?: string }
    if (response.ok && status === 'completed') return
    if (status === 'error') throw new Error(`The analysis failed: ${message}`)
    if (Date.now() > deadline) throw new Error(`The report ${reportId} was not ready within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
