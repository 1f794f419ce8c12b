import type { SignInAnswer } from '../../api/answers.ts'
import { paths } from '../../app/paths.ts'

type NextStep = NonNullable<SignInAnswer['nextStep']>
export type PageStep = NextStep['signInStep']
/** The identity provider's own page, as the server names it. */
export type SignInPage = NonNullable<NextStep['signInPage']>

interface Leaving {
  page: SignInPage
  /** The state of our history entry: it says where the person wanted to go. */
  state: unknown
}

const key = 'signInPage'

/** Whether the address is one with which the provider's page sends people back. */
export function isReturn(hash: string): boolean {
  const said = new URLSearchParams(hash.slice(1))
  return said.has('state') && (said.has('code') || said.has('error'))
}

/** Leaves for the provider's page. It asks for the password itself, also who is signed in there still. */
export async function leaveForPage({ page, email, state }: Leaving & { email: string }): Promise<void> {
  sessionStorage.setItem(key, JSON.stringify({ page, state } satisfies Leaving))
  const keycloak = await open(page)
  const redirectUri = new URL(paths.auth, location.origin).href
  await keycloak.login({ redirectUri, prompt: 'login', loginHint: email })
}

/** After the way back: the page's token, to be handed over once, and the state of the entry that was left. Null when there is none. */
export async function returnFromPage(): Promise<{ accessToken: string; state: unknown } | null> {
  const left = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!left) return null
  const { page, state } = JSON.parse(left) as Leaving
  const keycloak = await open(page)
  return keycloak.token ? { accessToken: keycloak.token, state } : null
}

/** The provider's script is loaded here only: few people ever need it. It reads the address when it came back with a code. */
async function open(page: SignInPage) {
  const { default: Keycloak } = await import('keycloak-js')
  const keycloak = new Keycloak(page)
  await keycloak.init({ pkceMethod: 'S256', responseMode: 'fragment', checkLoginIframe: false })
  return keycloak
}
