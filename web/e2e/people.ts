import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Ready } from '../../deploy/local/ready.ts'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import type { ChosenFile } from './policies.ts'

export interface Person {
  name: string
  email: string
  password: string
}

export const newPerson = (): Person => ({
  name: 'Nora Whitfield',
  email: `${randomUUID()}@example.test`,
  password: 'Bluebonnet7$',
})

/** A call of the page's own browser, with its cookies. */
export function post(page: Page, path: string, data: unknown) {
  const { origin } = JSON.parse(process.env.TEST_SYSTEM ?? '{}') as Ready
  return page.request.post(path, { data, headers: { origin } })
}

/** The code in the nth mail with one, the oldest being the first. */
export function nthCodeMailedTo(inbox: string, email: string, nth: number): Promise<string> {
  const nthCode = async () => {
    const mails = await messagesTo(inbox, email)
    const codes = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).filter((code) => code !== undefined)
    return codes.reverse()[nth - 1] ?? ''
  }
  let found = ''
  return expect
    .poll(async () => (found = await nthCode()), { timeout: 15_000 })
    .not.toBe('')
    .then(() => found)
}

/** Signs up and confirms without the pages; this browser is signed in then. */
export async function register(page: Page, inbox: string, person = newPerson()): Promise<Person> {
  expect(await (await post(page, '/api/auth/sign-up', person)).json()).toMatchObject({ success: true })
  const { email } = person
  const code = await nthCodeMailedTo(inbox, email, 1)
  const confirmed = await post(page, '/api/auth/confirm-sign-up', { email, code })
  expect(await confirmed.json()).toMatchObject({ success: true, signedIn: true })
  return person
}

export interface Place {
  uploadUrl: string
  contentType: string
  reportId: string
  documentId: string
}

export async function askForPlace(page: Page, email: string, { name, buffer }: ChosenFile): Promise<Place> {
  const query = new URLSearchParams({ filename: name, userId: email, size: String(buffer.length) })
  const answer = await page.request.get(`/api/get-presigned-url?${query}`)
  expect(answer.status()).toBe(200)
  return answer.json()
}

export const putFile = (page: Page, { uploadUrl, contentType }: Place, { buffer }: ChosenFile) =>
  page.request.put(uploadUrl, { data: buffer, headers: { 'content-type': contentType, 'if-none-match': '*' } })

/** Uploads without the page; resolves once the analysis has begun. */
export async function submitPolicy(page: Page, email: string, file: ChosenFile): Promise<Place> {
  const place = await askForPlace(page, email, file)
  expect((await putFile(page, place, file)).status()).toBe(200)
  expect((await post(page, '/api/submit-policy-s3', { reportId: place.reportId })).status()).toBe(202)
  return place
}
