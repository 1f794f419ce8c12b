import { setTimeout as delay } from 'node:timers/promises'
import type { MailFolder } from './mail-folder.ts'
import type { PatientBrowser } from './patient-browser.ts'

export const password = 'Harvest-Moon-42!'

const triesMs = 240_000
const askAgainMs = 15_000

/** Signs up, confirms with the mailed code and is signed in, however often that takes. Answers the person's id. */
export async function openAccount(browser: PatientBrowser, mails: MailFolder, email: string): Promise<string> {
  const refused = new Set<string>()
  let askedAt = 0
  for (const deadline = Date.now() + triesMs; Date.now() < deadline; await delay(150)) {
    if (Date.now() - askedAt > askAgainMs) {
      await browser.post('/api/auth/sign-up', { name: 'Pat Harper', email, password })
      askedAt = Date.now()
    }
    const code = mails.to(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0]
    if (!code || refused.has(code)) continue
    const { body } = await browser.post('/api/auth/confirm-sign-up', { email, code, password })
    if (body.success) return await signIn(browser, email, password)
    refused.add(code)
    // The answer to an earlier try may have got lost.
    const userId = await maySignIn(browser, email, password)
    if (userId) return userId
  }
  throw new Error('the account could not be opened')
}

export async function signIn(browser: PatientBrowser, email: string, secret: string): Promise<string> {
  const userId = await maySignIn(browser, email, secret)
  if (!userId) throw new Error('signing in was refused')
  return userId
}

/** The person's id when signed in afterwards. */
async function maySignIn(browser: PatientBrowser, email: string, secret: string): Promise<string | null> {
  const known = await browser.get('/api/auth/me')
  if (known.status === 200) return known.body.userId
  const { body } = await browser.post('/api/auth/sign-in', { email, password: secret })
  if (!body.success) return null
  const me = await browser.get('/api/auth/me')
  return me.status === 200 ? me.body.userId : null
}
