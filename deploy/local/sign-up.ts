import { messagesTo } from './testing/inbox.ts'
import type { WebSession } from './web-session.ts'

interface Newcomer {
  inbox: string
  email: string
  password: string
}

const waitMs = 30_000

/** Signs up and confirms with the mailed code, the way the page does; the session is signed in afterwards. */
export async function signUp(session: WebSession, { inbox, email, password }: Newcomer): Promise<void> {
  await session.call('POST', '/api/auth/sign-up', { name: 'Pat Harper', email, password })
  const code = await mailedCode(inbox, email)
  await session.call('POST', '/api/auth/confirm-sign-up', { email, code, password })
}

async function mailedCode(inbox: string, email: string): Promise<string> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const [newest] = await messagesTo(inbox, email)
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
    if (code) return code
    if (Date.now() > deadline) throw new Error(`No code was mailed to ${email} within ${waitMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
