import type { Page } from 'playwright-core'

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .locator(':focus')
    .and(page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true })))
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if ((await wanted.count()) > 0) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}
