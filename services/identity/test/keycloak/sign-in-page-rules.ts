import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { totp, untilNextCode } from '../totp.ts'
import { password } from './keycloak-people.ts'
import { keycloak, people } from './keycloak-under-test.ts'
import { openSignInPage } from './sign-in-page.ts'

const minute = 60_000

// The way over Keycloak's own page, and what its token is worth to us.

/** By the name that browsers know: the page's cookies are that one's. */
const openPage = () => openSignInPage({ ...keycloak().address, url: new URL(keycloak().issuer).origin })
const member = async () => {
  const person = await people.member()
  const page = openPage()
  await page.open()
  const redirect = await page.answer({ username: person.email, password })
  return { ...person, page, tokens: await page.tokens(redirect ?? '') }
}

test('the page gives a token for one hand-over: ours alone, without roles and without a refresh token', async () => {
  const { userId, tokens } = await member()
  expect(tokens.refresh_token).toBeUndefined()
  const claims = decodeJwt(tokens.access_token)
  expect(claims).toMatchObject({ sub: userId, aud: 'plainpolicy-identity', azp: 'plainpolicy-admin' })
  expect(claims.realm_access).toBeUndefined()
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(120)
})

test('its token becomes a session of ours, once, and signing out ends Keycloak’s session, too', async () => {
  const { userId, email, tokens } = await member()
  const { provider } = keycloak()
  const answers = await Promise.all([1, 2, 3].map(() => provider.takeOver(tokens.access_token)))
  const [session, ...others] = answers.filter((answer) => answer !== null)
  expect(others).toEqual([])
  expect(decodeJwt(session?.accessToken ?? '')).toMatchObject({
    ...{ sub: userId, email, name: 'Pat Example', aud: 'plainpolicy', azp: 'plainpolicy-identity' },
    realm_access: { roles: ['homeowner'] },
  })
  const next = await provider.refresh(session?.refreshToken ?? '')
  expect(await provider.isLive(next?.accessToken ?? '')).toBe(true)
  await provider.endSession(next?.refreshToken ?? '')
  expect(await people.sessionsOf(userId)).toEqual([])
})

test('no other token is taken over: of another client, changed, too old, or of a session that has ended', async () => {
  const { userId, email, tokens } = await member()
  const { asOperator, provider, providerAt } = keycloak()
  const fromForm = await people.signedIn(email)
  expect(await provider.takeOver(fromForm.accessToken)).toBeNull()
  expect(await provider.takeOver(`${tokens.access_token.slice(0, -6)}AAAAAA`)).toBeNull()
  expect(await provider.takeOver('nothing')).toBeNull()
  const late = fixedClock(new Date(Date.now() + 3 * minute).toISOString())
  expect(await providerAt(late).provider.takeOver(tokens.access_token)).toBeNull()
  await asOperator('POST', `/users/${userId}/logout`)
  expect(await provider.takeOver(tokens.access_token)).toBeNull()
})

test('a token whose sign-in does not lie within five minutes is not taken over, however new the token', async () => {
  const { userId, page, tokens } = await member()
  const { provider, providerAt } = keycloak()
  const again = await page.open({ prompt: 'none' })
  const renewed = await page.tokens(again ?? '')
  const [first, second] = [tokens, renewed].map(({ access_token }) => decodeJwt(access_token))
  expect(second).toMatchObject({ sub: userId, auth_time: first?.auth_time })
  expect(second?.jti).not.toBe(first?.jti)
  expect(
    await providerAt(fixedClock(new Date(Date.now() - 6 * minute).toISOString())).provider.takeOver(
      renewed.access_token,
    ),
  ).toBeNull()
  expect(await provider.takeOver(renewed.access_token)).not.toBeNull()
})

test('an admin sets up an authenticator at the first sign-in, and is asked for its code at the next', async () => {
  const { userId, email } = await people.member()
  await people.makeAdmin(userId)
  const first = openPage()
  await first.open()
  await first.answer({ username: email, password })
  expect(first.shows()).toBe('login-config-totp')
  const secret = first.hidden('totpSecret')
  const redirect = await first.answer({ totp: totp(secret), totpSecret: secret, userLabel: 'Phone' })
  const { access_token } = await first.tokens(redirect ?? '')
  const session = await keycloak().provider.takeOver(access_token)
  expect(decodeJwt(session?.accessToken ?? '')).toMatchObject({
    realm_access: { roles: expect.arrayContaining(['admin']) },
  })
  await untilNextCode()
  const second = openPage()
  await second.open()
  await second.answer({ username: email, password })
  expect(second.shows()).toBe('login-otp')
  expect(await second.answer({ otp: '000000' })).toBeNull()
  expect(await second.answer({ otp: totp(secret) })).toContain('code=')
})

test('without PKCE, or to another address, the page gives nothing', async () => {
  const page = openPage()
  await expect(page.open({ redirect_uri: 'https://evil.example/auth' })).resolves.toBeNull()
  expect(() => page.answer({})).toThrow('there is no form')
  const { address } = keycloak()
  const query = new URLSearchParams({
    client_id: 'plainpolicy-admin',
    redirect_uri: 'http://localhost:3000/auth',
    response_type: 'code',
  })
  const answer = await fetch(`${address.url}/realms/${address.realm}/protocol/openid-connect/auth?${query}`, {
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toContain('error=invalid_request')
})
