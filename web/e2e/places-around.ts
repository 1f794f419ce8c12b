import type { Page } from 'playwright-core'
import type { Ready } from '../../deploy/local/ready.ts'
import { holdAnalysis } from './hold-analysis.ts'
import { ContactPage } from './pages/contact-page.ts'
import { newPerson, register, submitPolicy } from './people.ts'
import type { Look } from './places.ts'
import { stateFarm } from './policies.ts'
import { toasted } from './toasted.ts'

async function contactPlaces(page: Page, look: Look): Promise<void> {
  const contact = new ContactPage(page)
  await contact.open('?type=roof')
  await look('contact')
  await contact.press('Send Message')
  await page.getByText('Please enter a message').waitFor()
  await look('contact-faults')
  const { name, email } = newPerson()
  const message = 'Is my roof covered when hail breaks its tiles? It was laid in 2009, and the policy is silent.'
  await contact.write({ name, email, subject: 'My roof', message })
  await page.route('**/api/contact', (route) => route.abort())
  await contact.press('Send Message')
  await page.getByText('Your message was not sent').waitFor()
  await toasted(page)
  await look('contact-not-sent')
  await page.unroute('**/api/contact')
  await contact.press('Send Message')
  await contact.isSent()
  await toasted(page)
  await look('contact-sent')
}

async function samplePlaces(page: Page, look: Look): Promise<void> {
  for (const version of ['free', 'enhanced']) {
    await page.goto(`/sample-report?version=${version}`)
    await page.locator(`main[data-report=${version}]`).waitFor()
    await look(`sample-${version}`)
  }
  await page.goto('/demo/free')
  await page.frameLocator('iframe').locator('main[data-report=free]').waitFor({ timeout: 30_000 })
  await look('demo')
}

async function processingPlaces(page: Page, email: string, look: Look): Promise<void> {
  await page.goto('/view-report')
  await page.getByText('You have no report yet.').waitFor()
  await look('own-reports-none')
  const { reportId, documentId } = await submitPolicy(page, email, stateFarm)
  const letGo = await holdAnalysis(page)
  await page.goto(`/processing?id=${reportId}&docId=${documentId}`)
  await page.getByText('Uploading to secure cloud storage...').first().waitFor()
  await look('processing')
  letGo()
  await page.getByText('Analysis complete!').waitFor()
  await page.waitForURL(`**/reports/${reportId}`)
  await page.unroute('**/api/reports/*/events')
  await page.goto(`/success?id=${reportId}&docId=${documentId}`)
  await page.getByRole('button', { name: 'Analyze My Policy' }).waitFor()
  await look('success')
  await page.getByRole('button', { name: 'Analyze My Policy' }).click()
  await page.getByRole('link', { name: 'View My Report' }).waitFor()
  await toasted(page)
  await look('success-complete')
  await page.goto('/view-report')
  await page.getByRole('link', { name: stateFarm.name }).waitFor()
  await look('own-reports')
}

/** The pages around the report: writing to us, samples, the processing page, one's own reports. */
export async function lookAroundTheReport(page: Page, system: Ready, look: Look): Promise<void> {
  await contactPlaces(page, look)
  await samplePlaces(page, look)
  const { email } = await register(page, system.inbox)
  await processingPlaces(page, email, look)
}
