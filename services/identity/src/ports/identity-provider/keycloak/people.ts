import { z } from 'zod'
import type { Account, NewPerson } from '../identity-provider.ts'
import { faultOf, type KeycloakClient } from './keycloak-client.ts'

const personSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  enabled: z.boolean(),
  emailVerified: z.boolean().default(false),
  totp: z.boolean().default(false),
  requiredActions: z.array(z.string()).default([]),
  attributes: z.record(z.string(), z.array(z.string())).default({}),
  createdTimestamp: z.number(),
})

/** A user as the Admin API gives it, with all that we do not read: a change sends everything back. */
export type Person = z.infer<typeof personSchema>

export interface People {
  byEmail(email: string): Promise<Person | null>
  byId(userId: string): Promise<Person | null>
  /** The new user's id; null when the address has an account already. */
  add(person: NewPerson): Promise<string | null>
  /** False when they are gone. */
  change(person: Person, changes: object): Promise<boolean>
  remove(userId: string): Promise<void>
  /** The registrations that wait, at most 10,000 of them. */
  waiting(): Promise<Person[]>
  endSessions(userId: string): Promise<void>
  /** Lifts Keycloak's own pause after wrong passwords. */
  forgetWrongPasswords(userId: string): Promise<void>
}

// Keycloak's mark for an address that is not proven yet; the password grant is refused while it stands.
export const verifyEmail = 'VERIFY_EMAIL'
export const updatePassword = 'UPDATE_PASSWORD'
export const configureTotp = 'CONFIGURE_TOTP'
const pageSize = 500
// Tells what was registered here from users that an admin made by hand, which no clock and no sign-up removes.
const waits = { registration: ['waits'] }

/** Whether they registered here and have not confirmed yet. */
export const isWaiting = ({ emailVerified, attributes }: Person): boolean =>
  !emailVerified && attributes.registration?.[0] === 'waits'

/** The realm's users by the Admin REST API. */
export function createPeople({ admin }: KeycloakClient): People {
  const at = (userId: string, more = '') => `/users/${encodeURIComponent(userId)}${more}`
  const read = async (path: string) => {
    const { status, body } = await admin({ method: 'GET', path })
    if (status === 404) return null
    if (status !== 200) throw refused(`reading ${path.split('?')[0]}`, status, body)
    return body
  }
  const act = async (method: 'POST' | 'DELETE', path: string) => {
    const { status, body } = await admin({ method, path })
    if (status >= 300 && status !== 404) throw refused(`${method} of a user`, status, body)
  }
  return {
    async byEmail(email) {
      const found = z.array(personSchema).parse(await read(`/users?exact=true&email=${encodeURIComponent(email)}`))
      return found.find((person) => person.email === email) ?? null
    },
    async byId(userId) {
      const found = await read(at(userId))
      return found === null ? null : personSchema.parse(found)
    },
    async add(person) {
      const answer = await admin({ method: 'POST', path: '/users', body: newUser(person) })
      if (answer.status === 409) return null
      const userId = answer.headers.get('location')?.split('/').pop()
      if (answer.status !== 201 || !userId) throw refused('adding a user', answer.status, answer.body)
      return userId
    },
    async change({ totp: _readOnly, ...person }, changes) {
      const answer = await admin({ method: 'PUT', path: at(person.id), body: { ...person, ...changes } })
      if (answer.status === 404) return false
      if (answer.status !== 204) throw refused('changing a user', answer.status, answer.body)
      return true
    },
    remove: (userId) => act('DELETE', at(userId)),
    async waiting() {
      const all: Person[] = []
      for (let first = 0; first < 10_000; first += pageSize) {
        const page = await read(`/users?q=registration:waits&first=${first}&max=${pageSize}`)
        const people = z.array(personSchema).parse(page)
        all.push(...people)
        if (people.length < pageSize) break
      }
      return all
    },
    endSessions: (userId) => act('POST', at(userId, '/logout')),
    forgetWrongPasswords: (userId) => act('DELETE', `/attack-detection/brute-force${at(userId)}`),
  }
}

const newUser = ({ email, name, password }: NewPerson) => ({
  username: email,
  email,
  // One field of ours, two of Keycloak's: its tokens join them again.
  firstName: name,
  enabled: true,
  emailVerified: false,
  requiredActions: [verifyEmail],
  attributes: waits,
  credentials: [JSON.parse(password)],
})

export function accountOf({ id, email, firstName, lastName }: Person): Account {
  return { userId: id, email, name: [firstName, lastName].filter(Boolean).join(' ') }
}

const refused = (what: string, status: number, body: unknown) =>
  new Error(`Keycloak refused ${what} (${status}): ${faultOf(body)}`)
