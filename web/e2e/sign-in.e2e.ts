import { expect } from 'vitest'
import { journey } from '../../deploy/local/testing/journey.ts'
import { AuthPage } from './pages/auth-page.ts'
import { UploadPage } from './pages/upload-page.ts'
import { nthCodeMailedTo, register } from './people.ts'

const wrongPassword =
  'Incorrect email or password. After 5 wrong tries signing in pauses for 15 minutes; resetting your password helps at once.'

journey('a wrong password is refused in the same words as an unknown address', async ({ page, phone, system }) => {
  const { email } = await register(phone, system.inbox)
  const auth = new AuthPage(page)
  await auth.open()
  await auth.signIn({ email, password: 'Wrong12345' })
  await auth.says(wrongPassword)
  await auth.signIn({ email: `nobody-${email}`, password: 'Wrong12345' })
  await auth.says(wrongPassword)
  await auth.signIn({ email: 'nora', password: 'short' })
  await auth.says('Please enter a valid email')
  await auth.says('Password must be at least 8 characters')
})

journey('a forgotten password is set anew, and only the new one signs in', async ({ page, phone, system }) => {
  const person = await register(phone, system.inbox)
  const auth = new AuthPage(page)
  await page.clock.install()
  await auth.open()
  await auth.press('Forgot your password?')
  await auth.shows('Forgot Password')
  await auth.fill({ Email: person.email })
  await auth.press('Send Verification Code')
  await auth.shows('Reset Password')
  await auth.says('A verification code has been sent to your email. Please check your inbox.')
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email)
  const code = await nthCodeMailedTo(system.inbox, person.email, 2)

  const choose = async (password: string, confirmed = password) => {
    await auth.fill({ 'New Password': password, 'Confirm New Password': confirmed })
    await auth.press('Reset Password')
  }
  await auth.fill({ 'Verification Code': '12345' })
  await choose('Bluebonnet7')
  await auth.says('Verification code must be at least 6 characters')
  await auth.says('Password must contain uppercase, lowercase, number, and special character')
  await choose('Mesquite8$', 'Mesquite9$')
  await auth.says("Passwords don't match")

  await auth.fill({ 'Verification Code': code })
  await page.clock.pauseAt(Date.now() + 60_000)
  await choose('Mesquite8$')
  await auth.says('Password reset successfully! You can now sign in with your new password.')
  await page.clock.runFor(1_900)
  await auth.shows('Reset Password')
  await page.clock.runFor(100)
  await auth.shows('Welcome Back')
  await page.clock.resume()

  await auth.signIn(person)
  await auth.says(wrongPassword)
  await auth.signIn({ email: person.email, password: 'Mesquite8$' })
  await page.waitForURL('**/upload')
})

journey(
  'pages behind sign-in lead to /auth and back, and /auth leads on who is signed in',
  async ({ page, phone, system }) => {
    const person = await register(phone, system.inbox)
    await page.goto('/upload')
    await page.waitForURL('**/auth')
    await new AuthPage(page).signIn(person)
    await page.waitForURL('**/upload')
    await new UploadPage(page).isShown()

    await page.goto('/auth')
    await page.waitForURL('**/upload')
  },
)

journey('who is signed in in another tab is asked to sign out first', async ({ page, phone, system }) => {
  const person = await register(phone, system.inbox)
  const auth = new AuthPage(page)
  await auth.open()
  const otherTab = await page.context().newPage()
  const other = new AuthPage(otherTab)
  await other.open()
  await other.signIn(person)
  await otherTab.waitForURL('**/upload')

  await auth.signIn(person)
  await auth.says('There is already a signed in user.')
  await auth.press('Sign Out')
  await page.waitForURL((url) => url.pathname === '/')
})

journey('two tabs stay signed in when the access token ends in both at once', async ({ page, system }) => {
  await register(page, system.inbox)
  const otherTab = await page.context().newPage()
  const tabs = [page, otherTab]
  for (const tab of tabs) await new UploadPage(tab).open()

  for (let round = 0; round < 3; round++) {
    await page.context().clearCookies({ name: 'pp_access' })
    await Promise.all(tabs.map((tab) => tab.reload()))
    await Promise.all(tabs.map((tab) => new UploadPage(tab).isShown()))
  }
  await page.context().clearCookies({ name: 'pp_access' })
  const answers = await Promise.all(tabs.flatMap((tab) => [0, 1, 2, 3].map(() => tab.request.get('/api/auth/me'))))
  expect(answers.map((answer) => answer.status())).toEqual(Array(8).fill(200))
})
