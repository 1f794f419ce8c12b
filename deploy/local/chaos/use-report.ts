import { setTimeout as delay } from 'node:timers/promises'
import type { PatientBrowser } from './patient-browser.ts'

const withinMs = 240_000
const lookEveryMs = 400
const comeBackEveryMs = 3_000

interface Uploaded {
  reportId: string
  documentId: string
}

/** The upload as the page does it; one report, whatever got lost. */
export async function uploadOnce(
  browser: PatientBrowser,
  { email, bytes }: { email: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<Uploaded> {
  const query = new URLSearchParams({ filename: 'policy.pdf', userId: email, size: String(bytes.length) })
  const place = await browser.get(`/api/get-presigned-url?${query}`)
  if (place.status !== 200) throw new Error(`upload: ${place.status} ${place.body.code}`)
  const { uploadUrl, contentType, reportId, documentId } = place.body
  const headers = { 'content-type': contentType, 'if-none-match': '*' }
  const put = await browser.ask(uploadUrl, { method: 'PUT', body: bytes, headers })
  // 409, 412: the first try arrived, and only its answer did not.
  if (put.status >= 300 && ![409, 412].includes(put.status))
    throw new Error(`upload: the file was refused, ${put.status}`)
  const submitted = await browser.post('/api/submit-policy-s3', { reportId })
  if (submitted.status !== 202) throw new Error(`upload: ${submitted.status} ${submitted.body.code}`)
  return { reportId, documentId }
}

/** The return from paying: 'Verifying payment...' until it is settled. */
export async function claimUntilPaid(browser: PatientBrowser, paymentIntentId: string | null): Promise<void> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(lookEveryMs)) {
    const { status, body } = await browser.post('/api/claim-payment', { paymentIntentId })
    if (status === 200 && body.status === 'succeeded') return
  }
  throw new Error('the payment was never verified')
}

/** A paid credit is to unlock the report: pressed again while the news of the report is still on its way. */
export async function unlockWithCredit(browser: PatientBrowser, reportId: string | null): Promise<void> {
  for (const deadline = Date.now() + withinMs; ; await delay(lookEveryMs)) {
    const { status, body } = await browser.post('/api/unlock-report', { reportId })
    // Not ready: its analysis ended without a report, and whoever waits for it uploads again.
    if (status === 200 || body.code === 'report-not-ready') return
    if (body.code !== 'report-not-found' || Date.now() > deadline) throw new Error(`unlock: ${status} ${body.code}`)
  }
}

interface Wanted {
  reportId: string | null
  documentId: string | null
  isUnlocked: boolean
  /** Opens /upload now and then, as somebody does who misses what was paid for. */
  claims?: boolean
  /** Uploads once more, which the page asks for where a busy machine was too slow to read the file. */
  again: () => Promise<Uploaded>
}

/** Until the report is there and in the version that it has to be; one that failed on our side is asked for again. */
export async function waitForReport(
  browser: PatientBrowser,
  { reportId, documentId, isUnlocked, claims, again }: Wanted,
): Promise<void> {
  let awaited: Pick<Wanted, 'reportId' | 'documentId'> = { reportId, documentId }
  let cameBackAt = Date.now()
  let last = ''
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(lookEveryMs)) {
    const { status, body } = await browser.get(`/api/reports/${awaited.reportId}/status?version=enhanced`)
    if (status === 200 && body.status === 'completed' && body.unlocked === isUnlocked) return
    last = status === 200 ? `${body.status}, ${body.unlocked ? 'unlocked' : 'locked'}` : String(status)
    if (status === 200 && body.status === 'error' && (await isTooSlow(browser, awaited))) awaited = await again()
    if (!claims || Date.now() - cameBackAt < comeBackEveryMs) continue
    cameBackAt = Date.now()
    await browser.post('/api/claim-payment')
  }
  throw new Error(`the report was still ${last}`)
}

/** Asks for the analysis again; true when the file itself is to be uploaded again. */
async function isTooSlow(browser: PatientBrowser, { reportId, documentId }: Pick<Wanted, 'reportId' | 'documentId'>) {
  const { body } = await browser.post('/api/trigger-analysis', { documentId, submissionId: reportId })
  return body.code === 'pdf-timed-out'
}
