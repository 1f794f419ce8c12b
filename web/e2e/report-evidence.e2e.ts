import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../../deploy/local/testing/journey.ts'
import { inDollars, ReportPage } from './pages/report-page.ts'
import { register, submitPolicy } from './people.ts'
import { stateFarm, stateFarmTruth as truth } from './policies.ts'

async function openReport(page: Page, inbox: string): Promise<{ report: ReportPage; reportId: string }> {
  const { email } = await register(page, inbox)
  const { reportId } = await submitPolicy(page, email, stateFarm)
  const report = new ReportPage(page)
  await report.open(reportId)
  return { report, reportId }
}

/** A picture that came and could be drawn. */
const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 20)).toBe(true)

journey('a figure opens its picture and its page, with the place marked', async ({ page, system }) => {
  const { report } = await openReport(page, system.inbox)
  await report.evidence('details', 'Home value')
  await isDrawn(page.getByRole('note').getByRole('img').first())
  const dialog = await report.showPage()
  const picture = dialog.getByRole('img')
  await isDrawn(picture)
  const [sheet, mark] = [await picture.boundingBox(), await dialog.getByTestId('place').boundingBox()]
  if (!sheet || !mark) throw new Error('The page and its mark are to be seen')
  expect(mark.x).toBeGreaterThan(sheet.x)
  expect(mark.x + mark.width).toBeLessThan(sheet.x + sheet.width)
  expect(mark.height).toBeLessThan(sheet.height / 20)
  expect(await dialog.locator('q').innerText()).toContain(truth.coverage_a_dwelling.toLocaleString('en-US'))

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const focused = await page.evaluate(() => document.activeElement?.textContent)
  expect(focused).toBe('Show the page')
})

journey('on a phone the page opens where the place is, from its name to its figure', async ({ page, system }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 600 })
    const { report } = width === 360 ? await openReport(page, system.inbox) : { report: new ReportPage(page) }
    await report.evidence('details', 'Annual premium')
    const dialog = await report.showPage()
    const mark = dialog.getByTestId('place')
    const isSeen = () => mark.evaluate(isWhollySeen)
    expect(await isSeen()).toBe(true)
    await dialog.getByRole('button', { name: 'Larger' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await isSeen()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('note').getByRole('button', { name: 'Close' }).click()
  }
})

/** Runs in the page. */
function isWhollySeen(mark: Element): boolean {
  const { left, right, top, bottom } = mark.getBoundingClientRect()
  const frame = mark.closest('section')?.getBoundingClientRect()
  if (!frame) return false
  const isFramed = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
  return isFramed && left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight
}

journey('who doubts a figure says so with the keyboard alone', async ({ page, system }) => {
  const { report, reportId } = await openReport(page, system.inbox)
  await report.evidence('details', 'Annual premium')
  const note = page.getByRole('note')
  await note.getByRole('button', { name: 'I think this is wrong' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  await page.keyboard.type('The premium was lowered in May.')
  const sent = page.waitForRequest(`**/api/reports/${reportId}/reviews`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({
    path: 'premium_details.total_annual_premium',
    words: 'The premium was lowered in May.',
  })
  await page.getByText('Thank you. We got your words.').waitFor()
})

journey('the whole report reads in Spanish, and stays so when it is loaded again', async ({ page, system }) => {
  const { report } = await openReport(page, system.inbox)
  await report.speak('Español')
  const main = page.getByRole('main')
  await main.getByText('Usted paga').first().waitFor()
  await page.getByText('Deducible de 2%').first().waitFor()
  await page.reload()
  await report.isShown()
  expect(page.url()).toContain('lang=es')
  expect((await report.fact('details', 'Fecha de renovación'))[0]).toBe('2 de marzo de 2027')
  const words = await main.innerText()
  expect(words).toContain(inDollars(truth.coverage_a_dwelling))
  for (const english of ['You pay', 'Not found in your policy', 'assumed', 'Coverage limit', 'Detailed Coverage']) {
    expect(words).not.toContain(english)
  }
})

journey('the PDF comes in the language that is shown', async ({ page, system }) => {
  const { report } = await openReport(page, system.inbox)
  const download = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    const stream = await file.createReadStream()
    const first = await stream[Symbol.asyncIterator]().next()
    stream.destroy()
    return { name: file.suggestedFilename(), begins: Buffer.from(first.value).subarray(0, 5).toString() }
  }
  expect(await download('Download PDF')).toMatchObject({
    name: expect.stringMatching(/-free-en\.pdf$/),
    begins: '%PDF-',
  })
  await report.speak('Español')
  expect(await download('Descargar PDF')).toMatchObject({
    name: expect.stringMatching(/-free-es\.pdf$/),
    begins: '%PDF-',
  })
})
