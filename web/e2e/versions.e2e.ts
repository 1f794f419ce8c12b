import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '../../deploy/local/seed.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { AuthPage } from './pages/auth-page.ts'
import { inDollars, ReportPage } from './pages/report-page.ts'
import { UploadPage } from './pages/upload-page.ts'
import { register } from './people.ts'
import { stateFarm, stateFarmTruth as truth } from './policies.ts'

const limits = [truth.water_backup_limit, truth.foundation_water_limit]
/** What only the Enhanced version may say. The document prints these two amounts for water alone. */
const locked = [...limits.map(String), ...limits.map(inDollars), 'sewer', '"mold"', '"water"', 'mold_coverage']

/** The text of every answer that the page gets from now on. Endless ones say only a status. */
function answersOf(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    if (!response.headers()['content-type']?.startsWith('text/event-stream')) texts.push(response.text())
  })
  return texts
}

const found = (text: string) => locked.filter((words) => text.toLowerCase().includes(words.toLowerCase()))

journey('a Free report brings no word on mold or water, whatever the page asks for', async ({ page, system }) => {
  await register(page, system.inbox)
  const upload = new UploadPage(page)
  const report = new ReportPage(page)
  const answers = answersOf(page)
  await upload.open()
  await upload.upload(stateFarm)
  const reportId = await upload.viewReport()
  await report.isShown()
  await page.reload()
  await report.isShown()

  const enhanced = await page.request.get(`/api/reports/${reportId}/status?version=enhanced`)
  expect(await enhanced.json()).toMatchObject({ unlocked: false, reportData: { version: 'free' } })
  answers.push(enhanced.text())
  const texts = await Promise.all(answers)
  expect(texts.some((text) => text.includes('"reportData":{'))).toBe(true)
  expect(texts.flatMap(found)).toEqual([])

  const words = await page.getByRole('main').innerText()
  for (const amount of limits) expect(words).not.toContain(inDollars(amount))
  expect(await page.locator('#mold, #water').count()).toBe(0)

  await page.getByRole('heading', { name: 'Enhanced Analysis Available' }).waitFor()
  const toCheckout = `/checkout?reportId=${reportId}`
  const ways = [/Switch to Enhanced$/, 'Switch to Enhanced Version']
  for (const name of ways) {
    expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe(toCheckout)
  }
  await page.getByRole('link', { name: 'Switch to Enhanced Version' }).click()
  await page.waitForURL(`**${toCheckout}`)
})

journey('an unlocked report shows mold and water at a switch, and hides them again', async ({ page, system }) => {
  const auth = new AuthPage(page)
  const report = new ReportPage(page)
  await auth.open()
  await auth.signIn({ email: accounts.homeowner, password: system.passwords.homeowner })
  await page.getByRole('link', { name: 'View Selected Report' }).click()
  await report.isShown('free')
  const free = await page.getByRole('main').innerText()
  for (const amount of limits) expect(free).not.toContain(inDollars(amount))

  const answers = answersOf(page)
  await page.getByRole('switch', { name: 'Free version of the report' }).click()
  await report.isShown('enhanced')
  expect(found((await Promise.all(answers)).join())).toEqual(expect.arrayContaining(limits.map(String)))
  await page.getByRole('heading', { name: 'Mold', exact: true }).waitFor()
  expect((await report.fact('water', 'Sewer backup'))[0]).toBe(inDollars(truth.water_backup_limit))
  expect((await report.fact('mold', 'Maximum limit'))[0]).toBe('$0')

  await page.getByRole('switch', { name: 'Enhanced version of the report' }).click()
  await report.isShown('free')
  expect(await page.locator('#mold, #water').count()).toBe(0)

  await page.getByRole('button', { name: 'Switch to Enhanced Version' }).click()
  await report.isShown('enhanced')
  await Promise.all(answers)
})
