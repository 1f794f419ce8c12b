import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { IdentityProvider, SignIn } from '../identity-provider.ts'
import { askedAgain } from './asked-again.ts'

const account = { userId: 'u', email: 'pat@example.com', name: 'Pat' }
const { email } = account

/** As Keycloak does: one try of a person at a time, the last one counted a moment after its answer. */
function countingKeycloak({ answersAfterMs = 5, countsAfterMs = 40 } = {}) {
  const busy = new Set<string>()
  const tried: string[] = []
  const trySignIn: IdentityProvider['signIn'] = async ({ email, password }): Promise<SignIn> => {
    tried.push(password)
    if (busy.has(email)) return { outcome: 'refused' }
    busy.add(email)
    await delay(answersAfterMs)
    void delay(countsAfterMs).then(() => busy.delete(email))
    return password === 'right' ? { outcome: 'authenticator-code', account } : { outcome: 'refused' }
  }
  return { tried, signIn: askedAgain(trySignIn, 80) }
}

test.each([['right'], ['wrong']])('the right password just after a %s one is not refused', async (first) => {
  const { signIn } = countingKeycloak()
  await signIn({ email, password: first })
  expect(await signIn({ email, password: 'right' })).toMatchObject({ outcome: 'authenticator-code' })
})

test('two devices that sign in at once are both let in, however slow the answer', async () => {
  const { signIn } = countingKeycloak({ answersAfterMs: 200 })
  const both = await Promise.all([1, 2].map(() => signIn({ email, password: 'right' })))
  expect(both).toMatchObject([{ outcome: 'authenticator-code' }, { outcome: 'authenticator-code' }])
})

test('a wrong password stays refused; alone, and beside other addresses, it is asked about once', async () => {
  const { tried, signIn } = countingKeycloak()
  await signIn({ email: 'sam@example.com', password: 'right' })
  expect(await signIn({ email, password: 'wrong' })).toEqual({ outcome: 'refused' })
  expect(tried).toEqual(['right', 'wrong'])
  expect(await signIn({ email, password: 'wrong' })).toEqual({ outcome: 'refused' })
})

test('a try that Keycloak did not answer counts as one, too', async () => {
  let tries = 0
  const signIn = askedAgain(async () => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return tries === 2 ? { outcome: 'refused' } : { outcome: 'authenticator-code', account }
  }, 20)
  await expect(signIn({ email, password: 'right' })).rejects.toThrow('away')
  expect(await signIn({ email, password: 'right' })).toMatchObject({ outcome: 'authenticator-code' })
})
