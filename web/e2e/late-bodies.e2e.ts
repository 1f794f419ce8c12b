import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { journey } from '../../deploy/local/testing/journey.ts'

const sample = '/sample-report?version=enhanced'

/** How far below the top of the window a part of the report begins. */
const topOf = (page: Page, part: string): Promise<number> =>
  page.locator(`#${part}`).evaluate((place) => Math.round(place.getBoundingClientRect().top))

/** The bodies around the place are there, and the page has come to rest. */
async function rests(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy the questions' }).waitFor()
  await page.getByRole('button', { name: 'Copy the letter' }).waitFor()
  await page.waitForTimeout(500)
}

journey('an address leads to an answer whose body comes later, wide and on a phone', async ({ page, phone }) => {
  for (const window of [page, phone]) {
    await window.goto(`${sample}#papers`)
    await rests(window)
    expect(await topOf(window, 'papers')).toBeGreaterThanOrEqual(0)
    expect(await topOf(window, 'papers')).toBeLessThan(100)
  }
})

journey(
  'the code of the last answers comes when a reader goes there, and the index ends at the place',
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(sample, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => /late-bodies|roof-form/.test(url))).toEqual([])
    await page.getByRole('link', { name: 'Not in your packet' }).first().click()
    await rests(page)
    expect(asked.filter((url) => /late-bodies/.test(url))).toHaveLength(1)
    expect(await topOf(page, 'papers')).toBeGreaterThanOrEqual(0)
    expect(await topOf(page, 'papers')).toBeLessThan(100)
  },
)

journey('where that code does not come, the page says so and asks again', async ({ page }) => {
  await page.route(/late-bodies/, (route) => route.abort())
  await page.goto(`${sample}#questions`)
  const questions = page.locator('#questions')
  await questions.getByText('Failed to load report data.').waitFor()
  await page.unroute(/late-bodies/)
  await questions.getByRole('button', { name: 'Try again' }).click()
  await questions.getByRole('button', { name: 'Copy the questions' }).waitFor()
})

journey(
  'where it does not come again, the page is loaded anew, once, and a reader stays at the place',
  async ({ page }) => {
    await page.route(/late-bodies/, (route) => route.abort())
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto('/sample-report')
    const questions = page.locator('#questions')
    const tryAgain = async () => {
      await questions.scrollIntoViewIfNeeded()
      await questions.getByRole('button', { name: 'Try again' }).click()
    }
    await tryAgain()
    await page.waitForURL(/version=enhanced/)
    await vi.waitFor(() => expect(loads).toBe(2), { timeout: 10_000 })
    await questions.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await topOf(page, 'questions')).toBeGreaterThan(0)
    expect(await topOf(page, 'questions')).toBeLessThan(900)
    await tryAgain()
    await questions.getByRole('button', { name: 'Try again' }).waitFor()
    await page.waitForTimeout(1_000)
    expect(loads).toBe(2)
  },
)
