import type { Page } from 'playwright-core'

/** The analysis is over within a second; held back, it can be looked at. */
export async function holdAnalysis(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/reports/*/events', async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}
