import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../local/browser.ts'
import { root } from '../local/root.ts'
import { sample } from '../local/seed.ts'
import { signUp } from '../local/sign-up.ts'
import { WebSession } from '../local/web-session.ts'
import { type OutageStack, startOutageStack } from './outage/outage-stack.ts'

const seenWithinMs = 45_000
/** Where to leave pictures of what people see; unsaid, none are made. */
const pictures = process.env.OUTAGE_PICTURES
const policy = join(root, sample)

const cannotSee = 'We cannot see how far your report is'
const notLoaded = 'Failed to load report data.'
const onItsWay = 'Report is still being processed. Please check back in a few minutes.'
const notChecked = 'We could not check your sign-in'

let system: OutageStack
let browser: Browser
let open: (path: string) => Promise<Page>
const opened: Page[] = []

beforeAll(async () => {
  system = await startOutageStack()
  const { origin, inbox } = system.stack
  const session = new WebSession(origin)
  await signUp(session, { inbox, email: 'pat@example.com', password: 'Harvest-Moon-42!' })
  browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0 })
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  await context.addCookies(session.cookies.map((cookie) => ({ ...cookie, url: origin })))
  context.setDefaultTimeout(seenWithinMs)
  open = async (path) => {
    const page = await context.newPage()
    await page.goto(path)
    await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }))
    opened.push(page)
    return page
  }
})

afterAll(async () => {
  await browser?.close()
  await system?.stop()
})

const sees = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const seesNoMore = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).first().waitFor({ state: 'hidden' })

/** What a person sees on a desk and on a phone. */
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  for (const [size, width] of Object.entries({ wide: 1280, phone: 360 })) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(pictures, `${name}-${size}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

const pressUpload = (page: Page) => page.getByRole('button', { name: 'Upload Policy', exact: true }).click()

/** Kills the part, awaits what the page says of it, and starts it again. */
async function without(part: string, isSeen: () => Promise<void>): Promise<void> {
  const { kill, restart } = system.named(part)
  await kill()
  await isSeen()
  await restart()
}

test('pages that wait for a report tell of each outage and go on by themselves', async () => {
  const analysis = system.named('analysis')
  await analysis.kill()
  const uploading = await open('/upload')
  await without('documents', async () => {
    await uploading.getByLabel('Policy document, PDF').setInputFiles(policy)
    await pressUpload(uploading)
    await sees(uploading, 'Nothing is lost. Press the button to try again, or choose another file.')
    await picture(uploading, 'upload-documents')
  })
  await pressUpload(uploading)
  await sees(uploading, 'You can leave this page. We will mail you when your report is ready.')
  const reportId = await uploading.evaluate(() => localStorage.getItem('currentReportId'))
  const waiting = await open(`/report/${reportId}`)
  await sees(waiting, onItsWay)
  await sees(uploading, 'This takes longer than usual')
  await picture(uploading, 'upload-analysis')
  await picture(waiting, 'report-analysis')

  for (const part of ['gateway', 'reports']) {
    await without(part, async () => {
      await Promise.all([sees(uploading, cannotSee), sees(waiting, notLoaded)])
      await picture(uploading, `upload-${part}`)
      await picture(waiting, `report-${part}`)
    })
    await Promise.all([seesNoMore(uploading, cannotSee), sees(waiting, onItsWay)])
  }

  for (const part of ['identity', 'keycloak']) {
    let coming: Page | undefined
    await without(part, async () => {
      coming = await open('/upload')
      await sees(coming, notChecked)
      await picture(coming, `upload-${part}`)
    })
    await coming?.getByText('Upload Your Policy', { exact: true }).waitFor()
  }

  await analysis.restart()
  await Promise.all([sees(uploading, 'Completed'), sees(waiting, 'Overall Protection Score')])
  for (const page of opened) expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true)
})
