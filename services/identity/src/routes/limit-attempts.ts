import {
  type AttemptLimit,
  authenticatorCodes,
  codesPerAddress,
  passwordsPerAddress,
  passwordsPerAddressAndNetwork,
} from '../domain/attempt-limits.ts'
import { TooManyAttempts } from '../domain/errors.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { RequestOrigin } from './request-origin.ts'

type Attempt = [limit: AttemptLimit, ...who: string[]]

/** Throws when the address or the network has asked for too many codes. Known and unknown addresses count alike. */
export async function limitCodes(deps: IdentityDeps, email: string, origin: RequestOrigin): Promise<void> {
  const waitMs = await waitFor(deps, codeAttempts(deps, email, origin))
  if (waitMs > 0) throw new TooManyAttempts(waitMs)
}

/** The same without a word, where the code is not what the person asked for. */
export async function mayHaveCode(deps: IdentityDeps, email: string, origin: RequestOrigin): Promise<boolean> {
  return (await waitFor(deps, codeAttempts(deps, email, origin))) === 0
}

/** Throws when one network has tried too many passwords or codes, whatever the addresses. */
export async function limitTries(deps: IdentityDeps, { network }: RequestOrigin): Promise<void> {
  const waitMs = await deps.attempts.take(deps.limits.tries, network)
  if (waitMs > 0) throw new TooManyAttempts(waitMs)
}

/** Takes one of the address's tries before the password is looked at, so that many at once do not get more. */
export async function mayTryPassword(deps: IdentityDeps, email: string, origin: RequestOrigin): Promise<boolean> {
  return (await waitFor(deps, passwordAttempts(email, origin))) === 0
}

/** As above for the code that follows the right password. */
export async function mayTryCode(deps: IdentityDeps, email: string): Promise<boolean> {
  return (await waitFor(deps, [[authenticatorCodes, email]])) === 0
}

/** After a complete sign-in: no code is missing any more. */
export async function forgetWrongCodes(deps: IdentityDeps, email: string): Promise<void> {
  await deps.attempts.forget(authenticatorCodes, email)
}

/** After the right password, where it is enough, or a reset. */
export async function forgetWrongPasswords(deps: IdentityDeps, email: string, origin: RequestOrigin): Promise<void> {
  await Promise.all(passwordAttempts(email, origin).map((attempt) => deps.attempts.forget(...attempt)))
}

const codeAttempts = ({ limits }: IdentityDeps, email: string, { network }: RequestOrigin): Attempt[] => [
  [limits.codes, network],
  ...codesPerAddress.map((limit): Attempt => [limit, email]),
]

const passwordAttempts = (email: string, { network }: RequestOrigin): Attempt[] => [
  [passwordsPerAddressAndNetwork, email, network],
  [passwordsPerAddress, email],
]

/** Stops at the first limit that is reached: a network that has had enough does not use up an address's share. */
async function waitFor({ attempts }: IdentityDeps, wanted: Attempt[]): Promise<number> {
  for (const attempt of wanted) {
    const waitMs = await attempts.take(...attempt)
    if (waitMs > 0) return waitMs
  }
  return 0
}
