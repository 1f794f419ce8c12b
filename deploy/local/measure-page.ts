import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium, type Response } from 'playwright-core'
import { findBrowser } from './browser.ts'
import { freePort } from './free-port.ts'

interface MeasurePage {
  url: string
  /** A first visit loads every file; who comes from the upload page has most of them. */
  isFirstVisit: boolean
  /** Of a session that may see the page. */
  cookies: { name: string; value: string }[]
}

export interface PageMeasured {
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  /** Milliseconds on Lighthouse's phone: a slow processor on slow 4G. */
  interactive: number
  largestPaint: number
  blocked: number
  /** All scripts that the page loads by itself, each as gzip -9 packs it, and of these what no other page needs. */
  scriptBytes: { all: number; own: number }
  /** How fast this machine was meanwhile, by Lighthouse's own measure: below 1000 the phone is slower than a real one. */
  machine: number
  /** What Lighthouse found fault with. */
  findings: string[]
}

type Judged = Omit<PageMeasured, 'scriptBytes'>

/** As many as Lighthouse's own guide on variability asks for: a task of 49 ms in one run is one of 51 in the next. */
const RUNS = 5

/** One page in a browser of its own, signed in, as Lighthouse sees it on a phone. */
export async function measurePage({ url, isFirstVisit, cookies }: MeasurePage): Promise<PageMeasured> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-component-update',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin, httpOnly: true })))
    const scriptBytes = await weighScripts(context, url)
    const runs: Judged[] = []
    for (let run = 0; run < RUNS; run++) {
      if (isFirstVisit) await forgetFiles(context)
      runs.push(await judge(url, port))
    }
    const [median] = runs.toSorted((a, b) => a.interactive - b.interactive).slice(Math.floor(RUNS / 2))
    if (!median) throw new Error('The page was not measured')
    return { ...median, scriptBytes }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Those that the landing page names serve every page and are cached by then; the rest is this page's own. */
async function weighScripts(context: BrowserContext, url: string): Promise<{ all: number; own: number }> {
  const page = await context.newPage()
  const scripts: Response[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const landing = await context.request.get(new URL('/', url).href, { headers: { accept: 'text/html' } })
  const shell = await landing.text()
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const size = gzipSync(await script.body(), { level: 9 }).length
      return { size, isOwn: !shell.includes(new URL(script.url()).pathname) }
    }),
  )
  await page.close()
  const sum = (of: typeof sizes) => of.reduce((total, { size }) => total + size, 0)
  return { all: sum(sizes), own: sum(sizes.filter(({ isOwn }) => isOwn)) }
}

/** The session stays, the files of the page do not. */
async function forgetFiles(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

async function judge(url: string, port: number): Promise<Judged> {
  const categories = ['performance', 'accessibility', 'best-practices']
  // The session's cookies are to stay.
  const ran = await lighthouse(url, { port, onlyCategories: categories, disableStorageReset: true, logLevel: 'error' })
  if (!ran) throw new Error('Lighthouse answered nothing')
  const { lhr } = ran
  const score = (id: string) => (lhr.categories[id]?.score ?? 0) * 100
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const judged = categories.flatMap((id) => lhr.categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  const faults = judged.map(({ id }) => lhr.audits[id]).filter((audit) => audit && (audit.score ?? 1) < 0.9)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    interactive: value('interactive'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    machine: Math.round(lhr.environment.benchmarkIndex),
    findings: faults.map((audit) => `${audit?.title}: ${audit?.displayValue ?? audit?.score}`),
  }
}
