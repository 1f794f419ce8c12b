import { expect, test } from 'vitest'
import { password } from './keycloak-people.ts'
import { keycloak, people } from './keycloak-under-test.ts'

// What the realm file asks of Keycloak, whatever identity does beside it.

const token = async (fields: Record<string, string>) => {
  const { address } = keycloak()
  const answer = await fetch(`${address.url}/realms/${address.realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: address.clientId, client_secret: address.clientSecret, ...fields }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

async function failuresOf(userId: string) {
  const found = await keycloak().asOperator('GET', `/attack-detection/brute-force/users/${userId}`)
  return found as { numFailures: number; disabled: boolean }
}

test('30 wrong passwords pause the person in Keycloak itself, and a reset lifts the pause', async () => {
  const { provider } = keycloak()
  const { userId, email } = await people.member()
  const seen: { numFailures: number; disabled: boolean }[] = []
  // Keycloak counts beside its answer, and refuses a try that comes before it has counted the last one, uncounted.
  for (let tries = 0; tries < 60 && !seen.at(-1)?.disabled; tries++) {
    await token({ grant_type: 'password', username: email, password: 'Wrong1password' })
    seen.push(await failuresOf(userId))
  }
  expect(seen.at(-1)).toMatchObject({ numFailures: 30, disabled: true })
  expect(seen.filter(({ numFailures, disabled }) => disabled && numFailures < 30)).toEqual([])
  expect(await provider.signIn({ email, password })).toEqual({ outcome: 'refused' })
  const next = await provider.prepare('Second1$password')
  await people.within((tx) => provider.setPassword(tx, userId, next))
  expect(await provider.signIn({ email, password: 'Second1$password' })).toMatchObject({ outcome: 'signed-in' })
  // 49 s under a load of 15.
}, 180_000)

test('a refresh token works once in Keycloak itself; its repeat ends the session', async () => {
  const { email } = await people.member()
  const { refreshToken, accessToken } = await people.signedIn(email)
  const refresh = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token })
  const first = await refresh(refreshToken)
  expect(first.status).toBe(200)
  expect((await refresh(refreshToken)).body).toMatchObject({ error: 'invalid_grant' })
  expect((await refresh(first.body.refresh_token ?? '')).body).toMatchObject({ error: 'invalid_grant' })
  expect(await keycloak().provider.isLive(accessToken)).toBe(false)
})

test('signing out ends the session at once: access token and refresh token are worth nothing', async () => {
  const { userId, email } = await people.member()
  const { refreshToken, accessToken } = await people.signedIn(email)
  await keycloak().provider.endSession(refreshToken)
  expect(await keycloak().provider.isLive(accessToken)).toBe(false)
  const refreshed = await token({ grant_type: 'refresh_token', refresh_token: refreshToken })
  expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await people.sessionsOf(userId)).toEqual([])
})

test('no client but identity’s takes a password', async () => {
  const { email } = await people.member()
  const { address } = keycloak()
  for (const client_id of ['plainpolicy-admin', 'admin-cli']) {
    const body = new URLSearchParams({ grant_type: 'password', client_id, username: email, password })
    const answer = await fetch(`${address.url}/realms/${address.realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body,
    })
    expect(answer.ok).toBe(false)
  }
})
