import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { network, type Person } from './people.ts'

export interface Tries {
  /** Times that no answer came at all. */
  unanswered: number
  /** Times that the answer was 'not now' (503) or 'slower' (429), by status. */
  refused: Record<number, number>
  /** Milliseconds of the slowest answer. */
  slowest: number
}

export const noTries = (): Tries => ({ unanswered: 0, refused: {}, slowest: 0 })

interface Uploading extends Person {
  tries: Tries
}

const pressAgainAfterMs = 1_000
const giveUpAfterMs = 180_000
const placeSchema = z.object({ uploadUrl: z.string(), contentType: z.string(), reportId: z.string() })
const wordsSchema = z.object({ message: z.string().min(20) })

/** Uploads as somebody does who presses the button again whenever the page says so. Answers the report's id; nothing is submitted yet. */
export async function storePatiently(uploading: Uploading, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const query = new URLSearchParams({ filename: 'policy.pdf', userId: uploading.email, size: String(bytes.length) })
  return patiently(async () => {
    const answer = await ask(uploading, `/api/get-presigned-url?${query}`, { headers: network() })
    if (!answer) return null
    const { uploadUrl, contentType, reportId } = placeSchema.parse(await answer.json())
    const headers = { 'content-type': contentType, 'if-none-match': '*' }
    return (await ask(uploading, uploadUrl, { method: 'PUT', body: bytes, headers })) && reportId
  })
}

/** Resolves once the analysis of a stored document is begun. */
export async function submitPatiently(uploading: Uploading, reportId: string): Promise<void> {
  const submission = { method: 'POST', body: JSON.stringify({ reportId }) }
  const headers = { 'content-type': 'application/json', ...network() }
  await patiently(() => ask(uploading, '/api/submit-policy-s3', { ...submission, headers }))
}

async function patiently<Answer>(act: () => Promise<Answer | null>): Promise<Answer> {
  const deadline = Date.now() + giveUpAfterMs
  for (;;) {
    const answer = await act()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error('An upload did not get through in time.')
    await delay(pressAgainAfterMs)
  }
}

const ask = ({ session, tries }: Uploading, path: string, init: RequestInit) =>
  askOnce({ send: () => session.send(path, init), tries, path })

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
