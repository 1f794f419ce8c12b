import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../../deploy/local/testing/journey.ts'
import { ReportPage } from './pages/report-page.ts'
import { register, submitPolicy } from './people.ts'
import { stateFarm } from './policies.ts'

/** What the browser's console says, and what the page asks the API. */
function watch(page: Page) {
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  return { said, asked }
}

journey('a report is read before any code of its page is there', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const { reportId } = await submitPolicy(page, email, stateFarm)
  await new ReportPage(page).open(reportId)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(`/report/${reportId}#clock`)
  await page.getByText('Carl D Whitfield').first().waitFor()
  await page.getByRole('heading', { name: 'Overall Protection Score' }).waitFor()
  expect(await page.title()).toBe('Your report · Plainpolicy')
  const typefaces = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
  expect(typefaces).toEqual(expect.arrayContaining(['Meanwhile Sans', 'Meanwhile Serif', 'Meanwhile Noto']))
  const top = await page.locator('#clock').evaluate((place) => place.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(150)
})

journey('its code takes the page over as it stands, and asks for nothing again', async ({ phone, system }) => {
  const { email } = await register(phone, system.inbox)
  const { reportId } = await submitPolicy(phone, email, stateFarm)
  const report = new ReportPage(phone)
  await report.open(reportId)
  const { said, asked } = watch(phone)
  for (const search of ['', '?lang=es']) {
    await phone.goto(`/report/${reportId}${search}`)
    await report.isShown()
  }
  expect(said).toEqual([])
  expect(asked.filter((path) => !path.endsWith('/events'))).toEqual([])
  await report.speak('English')
  await phone.locator('summary').first().click()
})

journey('whoever has read on before the code is there stays where they are', async ({ phone, system }) => {
  const { email } = await register(phone, system.inbox)
  const { reportId } = await submitPolicy(phone, email, stateFarm)
  await new ReportPage(phone).open(reportId)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await phone.route(/\/assets\/index-[^/]+\.js$/, (route) => held.then(() => route.continue()))
  await phone.goto(`/report/${reportId}#clock`, { waitUntil: 'commit' })
  await phone.locator('#roof').scrollIntoViewIfNeeded()
  await phone.evaluate(() => document.getElementById('roof')?.scrollIntoView())
  letThrough()
  await new ReportPage(phone).isShown()
  await phone.waitForTimeout(500)
  const top = await phone.locator('#roof').evaluate((place) => place.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(200)
})
