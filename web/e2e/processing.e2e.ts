import { expect } from 'vitest'
import { journey } from '../../deploy/local/testing/journey.ts'
import { ReportPage } from './pages/report-page.ts'
import { register, submitPolicy } from './people.ts'
import { samplePolicy, stateFarm } from './policies.ts'

journey('the processing page follows a true analysis and opens its report', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  await page.goto('/upload')
  const { reportId, documentId } = await submitPolicy(page, email, stateFarm)
  await page.goto(`/processing?id=${reportId}&docId=${documentId}`)
  await page.getByText(reportId.slice(0, 8)).waitFor()
  await page.getByText('Analysis complete!').waitFor()
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  await page.waitForURL(`**/reports/${reportId}`)
  await new ReportPage(page).isShown()
})

journey('the processing page of a policy that is none leads to the card that says why', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const { reportId, documentId } = await submitPolicy(page, email, samplePolicy('progressive-auto-arlington'))
  await page.goto(`/processing?id=${reportId}&docId=${documentId}`)
  await page.waitForURL(`**/reports/${reportId}`)
  await page.getByRole('heading', { name: 'Analysis Unavailable' }).waitFor()
})

journey('without its ids the processing page says so and leads home', async ({ page }) => {
  await page.goto('/processing')
  await page.getByText('Required information not found. Redirecting...').waitFor()
  await page.waitForURL((url) => url.pathname === '/')
})

journey('the ways to the own reports lead to them', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const { reportId } = await submitPolicy(page, email, stateFarm)
  await new ReportPage(page).open(reportId)
  await page.goto('/latest-report')
  await page.waitForURL(`**/report/${reportId}`)
  await page.goto('/dynamic-report')
  await page.waitForURL(`**/dynamic-report/${reportId}`)
  await page.goto('/view-report')
  await page.getByRole('link', { name: stateFarm.name }).click()
  await page.waitForURL(`**/report/${reportId}`)
})

journey('the sample report is open to everybody, in its frame, too', async ({ page }) => {
  await page.goto('/demo/free')
  const frame = page.frameLocator('iframe')
  await frame.locator('main[data-report=free]').waitFor()
  await frame.getByText('Sample report', { exact: true }).waitFor()
  expect(await frame.getByText('Bluebonnet Example Insurance Company').count()).toBeGreaterThan(0)
})
