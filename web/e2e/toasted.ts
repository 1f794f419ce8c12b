import type { Page } from 'playwright-core'

/** A toast is there, and not only asked for: its code may come with it. */
export const toasted = (page: Page): Promise<void> =>
  page.locator('[data-sonner-toast][data-mounted=true]').first().waitFor()
