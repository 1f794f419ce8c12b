import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, test } from 'vitest'
import type { Ready } from '../ready.ts'
import { messagesTo } from './inbox.ts'

interface Journey {
  system: Ready
  /** A window of its own: no cookies, 1280 wide. */
  page: Page
  /** The same on a phone, 390 wide, with touch. */
  phone: Page
  /** The newest six digits that were mailed to the address; waits for them. */
  codeMailedTo(email: string): Promise<string>
}

let running: Promise<Browser> | undefined
afterAll(async () => (await running)?.close())

function browser(): Promise<Browser> {
  // Chromium's own sandbox needs rights that root in a container does not have.
  const executablePath = process.env.CHROMIUM_PATH ?? ''
  running ??= chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
  return running
}

async function inWindow(options: { width: number; height: number; hasTouch: boolean }, use: (page: Page) => unknown) {
  const { hasTouch, ...viewport } = options
  const context = await (await browser()).newContext({ baseURL: systemUnderTest().origin, viewport, hasTouch })
  // Sooner than the test's own end, so that what was waited for is named.
  context.setDefaultTimeout(15_000)
  await use(await context.newPage())
  await context.close()
}

function systemUnderTest(): Ready {
  return JSON.parse(process.env.TEST_SYSTEM ?? '{}') as Ready
}

/** A test in a real browser against the whole system: `journey('signs up', async ({ page }) => …)`. */
export const journey = test.extend<Journey>({
  // Vitest reads the names of what a fixture needs from this pattern, so it stands here even when empty.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  system: async ({}, use) => use(systemUnderTest()),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  page: async ({}, use) => inWindow({ width: 1280, height: 900, hasTouch: false }, use),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  phone: async ({}, use) => inWindow({ width: 390, height: 844, hasTouch: true }, use),
  codeMailedTo: async ({ system }, use) =>
    use(async (email) => {
      for (;;) {
        const [newest] = await messagesTo(system.inbox, email)
        const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
        if (code) return code
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }),
})
