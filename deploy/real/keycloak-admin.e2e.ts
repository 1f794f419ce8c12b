import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fromBase32, totp, untilNextCode } from '../../services/identity/test/totp.ts'
import { AuthPage } from '../../web/e2e/pages/auth-page.ts'
import { post } from '../../web/e2e/people.ts'
import { accounts } from '../local/seed.ts'
import { journey } from '../local/testing/journey.ts'

interface Credentials {
  email: string
  password: string
}

/** Our form with the password, then Keycloak's own with the same: the address is filled in already. */
async function onToKeycloak(page: Page, person: Credentials, title: 'Set Up Your Authenticator' | 'One More Step') {
  const auth = new AuthPage(page)
  await auth.open()
  await auth.signIn(person)
  await auth.shows(title)
  await auth.press('Continue to Secure Sign-In')
  await page.waitForURL(/\/realms\/plainpolicy\//)
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const signedInAs = async (page: Page) => (await page.request.get('/api/auth/me')).json()

journey(
  'an admin sets up an authenticator on Keycloak’s page and comes back signed in; next time its code is asked for',
  async ({ page, system }) => {
    const admin = { email: accounts.admin, password: system.passwords.admin }
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/auth')
    await new AuthPage(page).button('Sign In').waitFor()
    expect(scripts.filter((url) => url.includes('keycloak'))).toEqual([])

    await onToKeycloak(page, admin, 'Set Up Your Authenticator')
    await page.getByRole('link', { name: 'Unable to scan?' }).click()
    const secret = fromBase32((await page.locator('#kc-totp-secret-key').textContent()) ?? '')
    await page.locator('#totp').fill(totp(secret))
    await page.locator('#userLabel').fill('Phone')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(`${system.origin}/upload`)
    expect(await signedInAs(page)).toMatchObject({ email: admin.email, roles: expect.arrayContaining(['admin']) })
    // No page ever holds a token: what is left of the way is in cookies that no script reads.
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')
    expect(kept).not.toContain('eyJ')
    expect((await page.context().cookies(system.origin)).map(({ name }) => name)).toContain('pp_refresh')

    await post(page, '/api/auth/sign-out', {})
    await untilNextCode()
    await onToKeycloak(page, admin, 'One More Step')
    await page.locator('#otp').fill('000000')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Invalid authenticator code.').waitFor()
    await page.locator('#otp').fill(totp(secret))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(`${system.origin}/upload`)
    expect(await signedInAs(page)).toMatchObject({ email: admin.email })
  },
)

journey('the homeowner of the closing lines signs in by the form alone', async ({ page, system }) => {
  const auth = new AuthPage(page)
  await auth.open()
  await auth.signIn({ email: accounts.homeowner, password: system.passwords.homeowner })
  await page.waitForURL(`${system.origin}/upload`)
  expect(await signedInAs(page)).toMatchObject({ email: accounts.homeowner, roles: ['homeowner'] })
})
