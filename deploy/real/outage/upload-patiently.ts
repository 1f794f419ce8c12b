import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { WebSession } from '../../local/web-session.ts'

export interface Tries {
  /** Times that no answer came at all. */
  unanswered: number
  /** Times that the answer was 'not now' (503) or 'slower' (429), by status. */
  refused: Record<number, number>
  /** Milliseconds of the slowest answer. */
  slowest: number
}

export const noTries = (): Tries => ({ unanswered: 0, refused: {}, slowest: 0 })

interface Upload {
  session: WebSession
  email: string
  bytes: Uint8Array<ArrayBuffer>
  tries: Tries
}

const pressAgainAfterMs = 1_000
const giveUpAfterMs = 180_000
const placeSchema = z.object({ uploadUrl: z.string(), contentType: z.string(), reportId: z.string() })
const wordsSchema = z.object({ message: z.string().min(20) })

/** Uploads as somebody does who presses the button again whenever the page says so. Answers the report's id once its analysis is begun. */
export async function uploadPatiently({ session, email, bytes, tries }: Upload): Promise<string> {
  const deadline = Date.now() + giveUpAfterMs
  const ask = (path: string, init?: RequestInit) => askOnce({ send: () => session.send(path, init), tries, path })
  const again = async () => {
    if (Date.now() > deadline) throw new Error('An upload did not get through in time.')
    await delay(pressAgainAfterMs)
  }

  async function storedFile(): Promise<string> {
    const query = new URLSearchParams({ filename: 'policy.pdf', userId: email, size: String(bytes.length) })
    for (;;) {
      const answer = await ask(`/api/get-presigned-url?${query}`)
      if (answer) {
        const { uploadUrl, contentType, reportId } = placeSchema.parse(await answer.json())
        const headers = { 'content-type': contentType, 'if-none-match': '*' }
        if (await ask(uploadUrl, { method: 'PUT', body: bytes, headers })) return reportId
      }
      await again()
    }
  }

  const reportId = await storedFile()
  const submission = {
    method: 'POST',
    body: JSON.stringify({ reportId }),
    headers: { 'content-type': 'application/json' },
  }
  while (!(await ask('/api/submit-policy-s3', submission))) await again()
  return reportId
}

interface Ask {
  send: () => Promise<Response>
  tries: Tries
  path: string
}

/** The answer; null when it is worth another try, which an outage says in words. Throws for any other refusal. */
async function askOnce({ send, tries, path }: Ask): Promise<Response | null> {
  const beganAt = Date.now()
  const answer = await send().catch(() => null)
  tries.slowest = Math.max(tries.slowest, Date.now() - beganAt)
  if (!answer) {
    tries.unanswered += 1
    return null
  }
  if (answer.ok) return answer
  const text = await answer.text()
  if (answer.status !== 503 && answer.status !== 429) throw new Error(`${path}: ${answer.status} ${text}`)
  wordsSchema.parse(JSON.parse(text))
  tries.refused[answer.status] = (tries.refused[answer.status] ?? 0) + 1
  return null
}
