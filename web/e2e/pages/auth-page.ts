import type { Locator, Page } from 'playwright-core'
import type { Person } from '../people.ts'

type Title =
  | 'Welcome Back'
  | 'Create Account'
  | 'Verify Your Email'
  | 'Forgot Password'
  | 'Reset Password'
  | 'Set Up Your Authenticator'
  | 'One More Step'

export class AuthPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(view?: 'signup' | 'forgot-password'): Promise<void> {
    await this.page.goto(view ? `/auth?view=${view}` : '/auth')
    await this.button(/^Sign In|Sign Up|Send Verification Code$/).waitFor()
  }

  /** Resolves when the form with this title is shown. */
  shows(title: Title): Promise<void> {
    return this.page.getByRole('heading', { name: title, exact: true }).waitFor()
  }

  says(words: string): Promise<void> {
    return this.page.getByRole('main').getByText(words, { exact: true }).waitFor()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true })
  }

  press(name: string): Promise<void> {
    return this.button(name).click()
  }

  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.page.getByLabel(label, { exact: true }).fill(value)
    }
  }

  async signUp({ name, email, password }: Person): Promise<void> {
    // The page before stays on the screen until this one is there, and may have a field of the same name.
    await this.shows('Create Account')
    await this.fill({ 'Full Name': name, Email: email, Password: password, 'Confirm Password': password })
    await this.press('Sign Up')
    await this.shows('Verify Your Email')
  }

  async verify(code: string): Promise<void> {
    await this.page.getByLabel('Verification Code', { exact: true }).click()
    await this.page.keyboard.type(code)
    await this.press('Verify Email')
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.shows('Welcome Back')
    await this.fill({ Email: email, Password: password })
    await this.press('Sign In')
  }
}
