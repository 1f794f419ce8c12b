import { expect } from 'vitest'
import { accounts } from '../../deploy/local/seed.ts'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { AuthPage } from './pages/auth-page.ts'
import { CheckoutPage } from './pages/checkout-page.ts'
import { ReportPage } from './pages/report-page.ts'
import { post, register, submitPolicy } from './people.ts'
import { stateFarm } from './policies.ts'

journey('a refund locks the report again, on the open page and without a reload', async ({ page, phone, system }) => {
  const { email } = await register(page, system.inbox)
  const { reportId } = await submitPolicy(page, email, stateFarm)
  await new ReportPage(page).open(reportId)
  const asked = page.waitForResponse('**/api/create-payment-intent')
  await page.goto(`/checkout?reportId=${reportId}`)
  const { clientSecret } = await (await asked).json()
  await new CheckoutPage(page).pay('succeeds')
  await new ReportPage(page).isShown('enhanced')

  const auth = new AuthPage(phone)
  await auth.open()
  await auth.signIn({ email: accounts.admin, password: system.passwords.admin })
  await phone.waitForURL('**/upload')
  const intent = clientSecret.split('_secret_')[0]
  const refund = await post(phone, `/api/admin/payments/${intent}/refund`, { reason: 'asked for by mail' })
  expect(await refund.json()).toMatchObject({ state: 'refunded', amountCents: 2499 })

  await page.getByRole('link', { name: 'Switch to Enhanced Version' }).waitFor({ timeout: 2_000 })
  expect(await page.locator('#mold, #water').count()).toBe(0)
  const subjects = async () => (await messagesTo(system.inbox, email)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 15_000 }).toContainEqual(expect.stringMatching(/refund/i))
})
