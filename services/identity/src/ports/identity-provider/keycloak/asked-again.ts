import { setTimeout as delay } from 'node:timers/promises'
import type { IdentityProvider } from '../identity-provider.ts'

type TrySignIn = IdentityProvider['signIn']

// Up to 0.43 s seen on a busy machine.
const countsWithinMs = 2_000

/**
 * Keycloak counts a sign-in beside its answer, and until it has, it refuses the person's next one unlooked at, in the words
 * for a wrong password (https://github.com/keycloak/keycloak/issues/31726): the code that follows the right password, or a
 * second device. So a refusal just after another try of the address, or beside one, is asked about once more. A wrong
 * password that comes so soon is counted twice there.
 */
export function askedAgain(trySignIn: TrySignIn, withinMs = countsWithinMs): TrySignIn {
  /** Of each address the tries that Keycloak may not have counted. */
  const uncounted = new Map<string, Set<Promise<void>>>()

  function ask(credentials: Parameters<TrySignIn>[0]) {
    const { email } = credentials
    const tries = uncounted.get(email) ?? new Set()
    const answer = trySignIn(credentials)
    const counted = answer
      .catch(() => null)
      .then(() => delay(withinMs, undefined, { ref: false }))
      .then(() => {
        tries.delete(counted)
        if (tries.size === 0) uncounted.delete(email)
      })
    uncounted.set(email, tries.add(counted))
    return { answer, counted }
  }

  return async (credentials) => {
    const known = () => uncounted.get(credentials.email) ?? []
    const before = [...known()]
    const { answer, counted } = ask(credentials)
    const result = await answer
    if (result.outcome !== 'refused') return result
    const others = [...before, ...known()].filter((other) => other !== counted)
    if (others.length === 0) return result
    await Promise.all(others)
    return ask(credentials).answer
  }
}
