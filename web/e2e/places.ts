import type { Page } from 'playwright-core'
import type { Ready } from '../../deploy/local/ready.ts'
import { accounts } from '../../deploy/local/seed.ts'
import { holdAnalysis } from './hold-analysis.ts'
import { AuthPage } from './pages/auth-page.ts'
import { CheckoutPage } from './pages/checkout-page.ts'
import { ReportPage } from './pages/report-page.ts'
import { UploadPage } from './pages/upload-page.ts'
import { newPerson, register } from './people.ts'
import { badFiles, stateFarm } from './policies.ts'
import { toasted } from './toasted.ts'

/** Every page and state that a person can see, in an order in which each follows from the one before. */
export type Look = (name: string) => Promise<void>

async function visitorPlaces(page: Page, look: Look): Promise<void> {
  const auth = new AuthPage(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).waitFor()
  await look('landing')
  await auth.open()
  await look('auth-login')
  await auth.press('Sign In')
  await auth.says('Please enter a valid email')
  await look('auth-login-faults')
  await auth.open('forgot-password')
  await look('auth-forgot-password')
  await auth.fill({ Email: newPerson().email })
  await auth.press('Send Verification Code')
  await auth.shows('Reset Password')
  await look('auth-reset-password')
  await auth.open('signup')
  await look('auth-sign-up')
  await auth.signUp(newPerson())
  await look('auth-confirm')
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await look('not-found')
}

async function payingPlaces(page: Page, look: Look): Promise<void> {
  for (const [path, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: title }).waitFor()
    await look(path.slice(1))
  }
  const checkout = new CheckoutPage(page)
  await checkout.fillWizard(newPerson(), () => look('wizard-property'))
  await checkout.fillCard('declined')
  await look('checkout')
  await checkout.pressPay()
  await page.getByText('Payment Failed').waitFor()
  await look('checkout-declined')
  await checkout.pay('needsAuthentication')
  await checkout.frame.getByRole('button', { name: 'Complete authentication' }).waitFor()
  await look('checkout-authentication')
}

async function uploadPlaces(page: Page, look: Look): Promise<void> {
  const upload = new UploadPage(page)
  await upload.open()
  await look('upload')
  await upload.choose(stateFarm)
  await look('upload-chosen')
  const letGo = await holdAnalysis(page)
  await upload.press('Upload Policy')
  await upload.says('Uploading to the analyzer...')
  await look('upload-analyzing')
  letGo()
  await upload.says('Completed')
  await page.getByText('Your Previous Reports (1)').waitFor()
  await toasted(page)
  await look('upload-completed')
  await upload.viewReport()
  const report = new ReportPage(page)
  await report.isShown()
  await look('report-free')
  await report.evidence('details', 'Annual premium')
  await look('report-free-evidence')
  await report.showPage()
  await look('report-free-page')
  await page.keyboard.press('Escape')
  await report.speak('Español')
  await page.getByRole('button', { name: /^¿Por qué \d+\?$/ }).click()
  await look('report-free-spanish')

  await upload.open()
  await upload.upload(badFiles.locked)
  await upload.says('Analysis Unable to Complete')
  await look('upload-error')
  await page.goto('/dynamic-report/none')
  await page.getByRole('heading', { name: 'Analysis Unavailable' }).waitFor()
  await look('report-unavailable')
}

async function enhancedPlaces(page: Page, { passwords }: Ready, look: Look): Promise<void> {
  await page.context().clearCookies()
  const auth = new AuthPage(page)
  await auth.open()
  await auth.signIn({ email: accounts.homeowner, password: passwords.homeowner })
  await page.getByRole('link', { name: 'View Selected Report' }).waitFor()
  await look('upload-previous-reports')
  await page.getByRole('link', { name: 'View Selected Report' }).click()
  await page.getByRole('switch', { name: 'Free version of the report' }).click()
  await new ReportPage(page).isShown('enhanced')
  await look('report-enhanced')
  await new ReportPage(page).speak('Español')
  await look('report-enhanced-spanish')
}

export async function lookAround(page: Page, system: Ready, look: Look): Promise<void> {
  await visitorPlaces(page, look)
  await payingPlaces(page, look)
  await register(page, system.inbox)
  await uploadPlaces(page, look)
  await enhancedPlaces(page, system, look)
}
