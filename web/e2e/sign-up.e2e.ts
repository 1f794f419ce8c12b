import { expect } from 'vitest'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { AuthPage } from './pages/auth-page.ts'
import { newPerson, nthCodeMailedTo, register } from './people.ts'

const wrongCode =
  'This code is not right or no longer valid here. Please use the code from our newest email in the browser where you signed up, or sign in here with your password first.'

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

journey('a wrong code is refused, and the right one still signs in', async ({ page, system }) => {
  const person = newPerson()
  const auth = new AuthPage(page)
  await auth.open('signup')
  await auth.signUp(person)
  await page.getByText(person.email).waitFor()
  const code = await nthCodeMailedTo(system.inbox, person.email, 1)

  await auth.verify(otherThan(code).slice(0, 3))
  await auth.says('Code must be 6 digits')
  await auth.verify(otherThan(code).slice(3))
  await auth.says(wrongCode)
  await auth.verify(code)
  await page.waitForURL('**/upload')
})

journey(
  'a code that was sent again replaces the first, and the notice stays for 5 seconds',
  async ({ page, system }) => {
    const person = newPerson()
    const auth = new AuthPage(page)
    await page.clock.install()
    await auth.open('signup')
    await auth.signUp(person)
    const first = await nthCodeMailedTo(system.inbox, person.email, 1)

    const notice = page.getByText('Code Resent: Check your email for the new verification code')
    await page.clock.pauseAt(Date.now() + 60_000)
    await auth.press('Resend Code')
    await notice.waitFor()
    await page.clock.runFor(4_900)
    expect(await notice.isVisible()).toBe(true)
    await page.clock.runFor(100)
    await notice.waitFor({ state: 'hidden' })
    await page.clock.resume()

    const second = await nthCodeMailedTo(system.inbox, person.email, 2)
    if (first !== second) {
      await auth.verify(first)
      await auth.says(wrongCode)
    }
    await auth.verify(second)
    await page.waitForURL('**/upload')
  },
)

journey(
  'signing in before confirming leads to the code, in another browser too, and on to the upload',
  async ({ page, phone, system }) => {
    const person = newPerson()
    const auth = new AuthPage(page)
    await auth.open('signup')
    await auth.signUp(person)

    const elsewhere = new AuthPage(phone)
    await elsewhere.open()
    await elsewhere.signIn(person)
    await elsewhere.shows('Verify Your Email')
    await elsewhere.verify(await nthCodeMailedTo(system.inbox, person.email, 1))
    await phone.waitForURL('**/upload')
  },
)

journey('a sign-up says in words what is missing', async ({ page }) => {
  const auth = new AuthPage(page)
  await auth.open('signup')
  const tries: [Record<string, string>, string][] = [
    [{ 'Full Name': 'N' }, 'Name must be at least 2 characters'],
    [{ Email: 'nora' }, 'Please enter a valid email'],
    [{ Password: 'Short7' }, 'Password must be at least 8 characters'],
    [{ Password: 'bluebonnet7' }, 'Password must contain at least one uppercase letter'],
    [{ Password: 'BLUEBONNET7' }, 'Password must contain at least one lowercase letter'],
    [{ Password: 'Bluebonnet' }, 'Password must contain at least one number'],
    [{ Password: 'Bluebonnet7', 'Confirm Password': 'Bluebonnet8' }, "Passwords don't match"],
  ]
  const { name, email, password } = newPerson()
  for (const [fields, words] of tries) {
    await auth.fill({ 'Full Name': name, Email: email, Password: password, 'Confirm Password': password, ...fields })
    await auth.press('Sign Up')
    await auth.says(words)
  }
})

journey(
  'a known address gets the same answer on the page, and a mail that says so',
  async ({ page, phone, system }) => {
    const person = await register(phone, system.inbox)
    const auth = new AuthPage(page)
    await auth.open('signup')
    await auth.signUp(person)
    await expect
      .poll(async () => (await messagesTo(system.inbox, person.email)).map(({ subject }) => subject))
      .toContain('You already have an account')
  },
)
