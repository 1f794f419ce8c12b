import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { AuthPage } from './pages/auth-page.ts'
import { CheckoutPage } from './pages/checkout-page.ts'
import { ReportPage } from './pages/report-page.ts'
import { UploadPage } from './pages/upload-page.ts'
import { newPerson, nthCodeMailedTo, register, submitPolicy } from './people.ts'
import { stateFarm } from './policies.ts'

const toast = (page: Page) => page.locator('[data-sonner-toast]').first()
const drawnTwice = (body: Locator) =>
  body.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const oneCredit = 'You have 1 paid analysis: the next policy that you upload opens as an Enhanced report.'

journey(
  'a visitor fills the wizard, pays, signs up, uploads, and reads the Enhanced report',
  async ({ page, system }) => {
    const person = newPerson()
    const checkout = new CheckoutPage(page)
    await checkout.fillWizard(person)
    await page.getByText('4417 Rosedale Street, Fort Worth, TX 76107').waitFor()
    await page.getByText('State Farm', { exact: true }).waitFor()
    await checkout.pay('succeeds')
    await toast(page).getByText('Payment Successful').waitFor()
    await page.waitForURL('**/auth')

    const auth = new AuthPage(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await auth.signUp(person)
    await auth.verify(await nthCodeMailedTo(system.inbox, person.email, 1))
    await page.waitForURL('**/upload')
    await page.getByText(oneCredit).waitFor()
    expect(new URL(page.url()).search).toBe('')

    const upload = new UploadPage(page)
    await upload.upload(stateFarm)
    await upload.viewReport()
    await new ReportPage(page).isShown('enhanced')
    await page.locator('#mold').waitFor()

    const subjects = async () => (await messagesTo(system.inbox, person.email)).map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 15_000 }).toContain('Your receipt: $24.99')
  },
)

journey(
  'a Free report is unlocked by paying for it, on every open page and without a reload',
  async ({ page, phone, system }) => {
    const person = await register(page, system.inbox)
    const { reportId } = await submitPolicy(page, person.email, stateFarm)
    await new ReportPage(page).open(reportId)
    await phone.goto(`/report/${reportId}`)
    await new AuthPage(phone).signIn(person)
    await new ReportPage(phone).isShown('free')

    await page.getByRole('link', { name: 'Switch to Enhanced Version' }).click()
    await page.waitForURL('**/checkout?reportId=*')
    await new CheckoutPage(page).pay('succeeds')
    await page.waitForURL(`**/report/${reportId}?version=enhanced`)
    await new ReportPage(page).isShown('enhanced')
    // The other device heard of it.
    await phone.getByRole('button', { name: 'Switch to Enhanced Version' }).waitFor({ timeout: 2_000 })
  },
)

journey('a declined card says why, takes nothing, and the next card pays', async ({ page }) => {
  const checkout = new CheckoutPage(page)
  await checkout.fillWizard(newPerson())
  for (const [card, words] of [
    ['declined', /declined/],
    ['insufficientFunds', /insufficient funds/],
    ['processingError', /error occurred while processing/],
  ] as const) {
    await checkout.pay(card)
    await toast(page).getByText('Payment Failed').waitFor()
    await toast(page).getByText(words).waitFor()
    await expect.poll(() => checkout.payButton().isEnabled()).toBe(true)
  }
  await checkout.pay('succeeds')
  await toast(page).getByText('Payment Successful').waitFor()
})

journey('a press on Pay that is held while a field left half filled shows its fault is not lost', async ({ page }) => {
  const checkout = new CheckoutPage(page)
  await checkout.fillWizard(newPerson())
  await checkout.fillCard('succeeds')
  await checkout.frame.getByLabel('ZIP').fill('761')
  await checkout.payButton().hover()
  await page.mouse.down()
  await checkout.frame.getByText('Your ZIP code is incomplete.').waitFor()
  // The form is drawn as high as it wants to be, and has said so to the page around.
  await drawnTwice(checkout.frame.locator('body'))
  await drawnTwice(page.locator('body'))
  await page.mouse.up()
  await toast(page).getByText('Payment Failed').waitFor()
})

journey('a card that needs authentication pays once its owner agreed, and not before', async ({ page }) => {
  const checkout = new CheckoutPage(page)
  await checkout.fillWizard(newPerson())
  await checkout.pay('needsAuthentication')
  await checkout.authenticate('Fail')
  await toast(page).getByText('Payment Failed').waitFor()
  await checkout.pay('needsAuthentication')
  await checkout.authenticate('Complete')
  await toast(page).getByText('Payment Successful').waitFor()
})

journey(
  'a tab closed after paying loses nothing: the same e-mail on another device finds the payment',
  async ({ page, phone, system }) => {
    const person = newPerson()
    const checkout = new CheckoutPage(page)
    await checkout.fillWizard(person)
    await checkout.pay('succeeds')
    await toast(page).getByText('Payment Successful').waitFor()
    await page.close()

    await register(phone, system.inbox, person)
    await phone.goto('/upload')
    await phone.getByText(oneCredit).waitFor()
  },
)

journey('two tabs that pay at once charge once', async ({ page, system }) => {
  const person = newPerson()
  const checkout = new CheckoutPage(page)
  await checkout.fillWizard(person)
  const second = await page.context().newPage()
  await second.goto('/checkout')
  const other = new CheckoutPage(second)
  await Promise.all([checkout.fillCard('succeeds'), other.fillCard('succeeds')])
  await Promise.all([checkout.payButton().click(), other.payButton().click()])
  await page.waitForURL('**/auth')
  await second.waitForURL('**/auth')

  await register(page, system.inbox, person)
  await page.goto('/upload')
  await page.getByText(oneCredit).waitFor()
  const receipts = async () =>
    (await messagesTo(system.inbox, person.email)).filter(({ subject }) => subject.startsWith('Your receipt')).length
  await expect.poll(receipts, { timeout: 15_000 }).toBe(1)
})

journey('without a form the checkout leads home', async ({ page }) => {
  await page.goto('/checkout')
  await page.waitForURL((url) => url.pathname === '/')
})
