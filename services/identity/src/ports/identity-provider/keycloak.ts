import { servingOn } from '@plainpolicy/platform/auth/remote-keys'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { DerivedKeys } from '../../domain/derived-keys.ts'
import { replayForMs } from '../../domain/token-replay.ts'
import { deleteHandedTokens } from '../../store/handed-tokens.ts'
import { type IdentityDatabase, inTransaction, type Tx } from '../../store/identity-database.ts'
import { lockRegistration } from '../../store/lock-registration.ts'
import { deleteReplays } from '../../store/refresh-replays.ts'
import type { Account, IdentityProvider, NewPerson, Registration } from './identity-provider.ts'
import { askedAgain } from './keycloak/asked-again.ts'
import { endKeycloakSession } from './keycloak/end-session.ts'
import { createKeycloakClient, type KeycloakAddress } from './keycloak/keycloak-client.ts'
import { openKeycloakSession } from './keycloak/open-session.ts'
import {
  accountOf,
  createPeople,
  isWaiting,
  type People,
  type Person,
  updatePassword,
  verifyEmail,
} from './keycloak/people.ts'
import { createRefresh } from './keycloak/refresh-once.ts'
import { createSignIn } from './keycloak/sign-in.ts'
import { storedPassword } from './keycloak/stored-password.ts'
import { createTakeOver } from './keycloak/take-over.ts'

const pendingLastsMs = 24 * 3_600_000

interface KeycloakOptions {
  address: KeycloakAddress
  issuer: string
  /** With which its tokens are signed. */
  algorithms: string[]
  /** Of Keycloak's own sign-in page, a public client. */
  pageClientId: string
  database: IdentityDatabase
  clock: Clock
  keys: DerivedKeys
}

interface KeycloakProvider {
  provider: IdentityProvider
  /** Keycloak's keys, asked for again when a token names one that is new. */
  jwks: JWTVerifyGetKey
}

/** People, passwords, sessions and keys in a realm of Keycloak; the codes stay ours. */
export function createKeycloakProvider(options: KeycloakOptions): KeycloakProvider {
  const { address, issuer, algorithms, pageClientId, database, clock, keys } = options
  const client = createKeycloakClient(address)
  const people = createPeople(client)
  const now = () => clock.now()
  // As browsers reach it, which the issuer says.
  const page = { url: issuer.replace(/\/realms\/[^/]+$/, ''), realm: address.realm, clientId: pageClientId }
  const jwks = createRemoteJWKSet(new URL(client.oidc('/certs')), { cooldownDuration: 5_000 })
  const provider: IdentityProvider = {
    prepare: storedPassword,
    register: (tx, person) => register(people, tx, person),
    signIn: askedAgain(createSignIn({ client, people, page, now })),
    takeOver: createTakeOver({
      ...{ client, database, jwks, issuer, algorithms, pageClientId, now },
      clientId: address.clientId,
    }),
    find: async (email) => accountIf(await people.byEmail(email), (person) => person.emailVerified),
    findPending: async (email) => accountIf(await people.byEmail(email), isWaiting),
    confirm: (tx, userId) => confirm(people, tx, userId),
    setPassword: (_tx, userId, password) => setPassword(people, userId, password),
    openSession: (userId) => openKeycloakSession(address, client, { userId, now: now() }),
    refresh: createRefresh({ client, database, tokenKey: keys.refreshTokens, now }),
    async isLive(accessToken) {
      const { body } = await client.post('/token/introspect', { token: accessToken })
      return z.object({ active: z.boolean() }).parse(body).active
    },
    endSession: (refreshToken) => endKeycloakSession(client, refreshToken),
    async publicKeys() {
      if (!jwks.fresh) await jwks.reload()
      return { keys: (jwks.jwks()?.keys ?? []).filter(({ use }) => use === 'sig') }
    },
    tidy: () => tidy(people, database, now()),
  }
  return { provider, jwks: servingOn(jwks) }
}

const accountIf = (person: Person | null, test: (person: Person) => boolean): Account | null =>
  person && test(person) ? accountOf(person) : null

async function register(people: People, tx: Tx, person: NewPerson): Promise<Registration> {
  const { email, name } = person
  // The second time in the place of one that waited; the third when somebody else was quicker.
  for (let attempt = 0; attempt < 3; attempt++) {
    const userId = await people.add(person)
    // Asked in both cases, so that a known address takes as long as a new one.
    const found = await people.byEmail(email)
    if (userId) return { outcome: 'pending', account: { userId, email, name } }
    const isGone = !found || (isWaiting(found) && (await removeWaiting(people, tx, found)))
    if (!isGone) return { outcome: 'known', account: accountOf(found) }
  }
  throw new Error('somebody else registers this address at the same moment, again and again')
}

/** False for who has an account: confirmed, perhaps in this very moment, or made by an admin. */
async function removeWaiting(people: People, tx: Tx, { id }: Person): Promise<boolean> {
  await lockRegistration(tx, id)
  const person = await people.byId(id)
  if (person && !isWaiting(person)) return false
  await people.remove(id)
  return true
}

/** Also for who is confirmed already: our transaction may fail after Keycloak's change, and the code is tried again. */
async function confirm(people: People, tx: Tx, userId: string): Promise<Account | null> {
  await lockRegistration(tx, userId)
  const person = await people.byId(userId)
  if (!person) return null
  const requiredActions = person.requiredActions.filter((action) => action !== verifyEmail)
  const isThere = await people.change(person, { emailVerified: true, requiredActions, attributes: {} })
  return isThere ? accountOf(person) : null
}

async function setPassword(people: People, userId: string, password: string): Promise<boolean> {
  const person = await people.byId(userId)
  if (!person?.emailVerified) return false
  const requiredActions = person.requiredActions.filter((action) => action !== updatePassword)
  const changes = { requiredActions, credentials: [JSON.parse(password)] }
  if (!(await people.change(person, changes))) return false
  await people.endSessions(userId)
  await people.forgetWrongPasswords(userId)
  return true
}

async function tidy(people: People, database: IdentityDatabase, now: Date): Promise<void> {
  await deleteReplays(database.prisma, new Date(now.getTime() - replayForMs))
  await deleteHandedTokens(database.prisma, now)
  const registeredBefore = now.getTime() - pendingLastsMs
  for (const person of await people.waiting()) {
    if (person.createdTimestamp > registeredBefore) continue
    await inTransaction(database, (tx) => removeWaiting(people, tx, person))
  }
}
