import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Presses a button in or beside a frame of another origin, once it is drawn where it stands.
 *
 * Chromium asks the picture that was drawn last whether a press belongs to the page or to the frame, as a person does.
 * Playwright scrolls and presses before the scrolled page is drawn, so that the press may go to where the frame was.
 */
export async function pressDrawn(button: Locator): Promise<void> {
  await button.click({ trial: true })
  await expect.poll(() => feelsPointer(button), { timeout: 15_000 }).toBe(true)
  await button.click({ scroll: 'none' })
}

/** The pointer finds its way as a press does. */
async function feelsPointer(button: Locator): Promise<boolean> {
  await button.hover({ scroll: 'none' })
  return button.evaluate((element) => element.matches(':hover'))
}
