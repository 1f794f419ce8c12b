import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { IdentityProvider, PageStep, SessionTokens, SignIn, SignInPage } from '../identity-provider.ts'
import { endKeycloakSession } from './end-session.ts'
import { grantTokens } from './grant-tokens.ts'
import type { KeycloakClient } from './keycloak-client.ts'
import { accountOf, configureTotp, isWaiting, type People, type Person, updatePassword } from './people.ts'

interface SignInDeps {
  client: KeycloakClient
  people: People
  page: SignInPage
  now: () => Date
}

// Together with it the password grant wants a code; without it, Keycloak would not tell a missing code from a wrong password.
const withCode = 'authenticator-code'

export function createSignIn(deps: SignInDeps): IdentityProvider['signIn'] {
  const { client, people, page, now } = deps
  return async ({ email, password, code }) => {
    const fields = { grant_type: 'password', username: email, password, ...(code && { scope: withCode, totp: code }) }
    const grant = await grantTokens(client, fields, now())
    if (grant.tokens) return admit(deps, grant.tokens, { hasCode: Boolean(code) })
    const person = grant.isNotSetUp ? await people.byEmail(email) : null
    if (!person) return { outcome: 'refused' }
    const account = accountOf(person)
    if (isWaiting(person)) return { outcome: 'confirm-sign-up', account }
    // Whoever has a proven address gets a code there; a password that others may know by now is not enough.
    if (mustChange(person) && person.emailVerified) return { outcome: 'reset-password', account }
    return { outcome: 'provider-page', account, step: stepOf(person, false), page }
  }
}

const claimsSchema = z.object({ sub: z.string(), realm_access: z.object({ roles: z.array(z.string()) }) })

/**
 * Who has an authenticator needs its code, too, and an admin Keycloak's own page, where there is no way around one:
 * the session that a password has opened for them ends unseen.
 */
async function admit(
  { client, people, page }: SignInDeps,
  session: SessionTokens,
  { hasCode }: { hasCode: boolean },
): Promise<SignIn> {
  const { sub, realm_access } = claimsSchema.parse(decodeJwt(session.accessToken))
  const person = await people.byId(sub)
  if (!person) return { outcome: 'refused' }
  const account = accountOf(person)
  const isAdmin = realm_access.roles.includes('admin')
  if (!isAdmin && (hasCode || !person.totp)) return { outcome: 'signed-in', account, session }
  await endKeycloakSession(client, session.refreshToken)
  if (!isAdmin) return { outcome: 'authenticator-code', account }
  return { outcome: 'provider-page', account, step: stepOf(person, true), page }
}

const mustChange = ({ requiredActions }: Person) => requiredActions.includes(updatePassword)

/** What the page asks for first. */
function stepOf(person: Person, isAdmin: boolean): PageStep {
  if (mustChange(person)) return 'new-password'
  if (person.requiredActions.includes(configureTotp)) return 'authenticator-setup'
  if (isAdmin) return person.totp ? 'authenticator-code' : 'authenticator-setup'
  return 'other'
}
