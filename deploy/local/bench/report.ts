import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { buildWeb } from '../build-web.ts'
import { measurePage, type PageMeasured } from '../measure-page.ts'
import { line, quantile } from '../measure-upload.ts'
import { payOrder } from '../pay-order.ts'
import { root } from '../root.ts'
import { accounts, seed } from '../seed.ts'
import type { Stack } from '../stack.ts'
import { followReport, untilCompleted, uploadPolicy } from '../upload-policy.ts'
import { WebSession } from '../web-session.ts'
import { withSystem } from '../with-system.ts'

const samples = ['spinnaker-frisco-full-policy', 'allstate-katy-roof-schedule', 'farmers-plano-acv-roof']

interface Paper {
  name: string
  version: 'free' | 'enhanced'
  /** Milliseconds, from asking to the last byte: made, and a second time, kept. */
  made: number
  kept: number
  bytes: number
  pages: number
}

/** The PDF: how long it takes, how large it is. The report page on a phone: how much script, and what Lighthouse says. */
export async function measure(): Promise<void> {
  process.env.DOCUMENTS_DAILY_LIMIT = '1000'
  await buildWeb()
  await withSystem(async (stack, dataDirectory) => {
    await seed(stack, dataDirectory)
    const session = new WebSession(stack.origin)
    await session.call('POST', '/api/auth/sign-in', { email: accounts.homeowner, password: stack.secrets.homeowner })
    const reports = await unlockedReports(session)
    await measurePapers(session, reports)
    await measurePages(stack, session, reports)
  })
}

/** The samples, read and paid for. */
async function unlockedReports(session: WebSession): Promise<Map<string, string>> {
  const reports = new Map<string, string>()
  for (const name of samples) {
    const [file = ''] = globSync(join(root, `services/analysis/fixtures/${name}.pdf`))
    const bytes = new Uint8Array(readFileSync(file))
    const reportId = await uploadPolicy(session, { email: accounts.homeowner, filename: basename(file), bytes })
    await untilCompleted(session, reportId, 60_000)
    if (await payOrder(session, reportId)) {
      await followReport(session, reportId, { until: ({ unlocked }) => unlocked, withinMs: 30_000 })
    }
    reports.set(name, reportId)
  }
  return reports
}

async function measurePapers(session: WebSession, reports: Map<string, string>): Promise<void> {
  const papers: Paper[] = []
  for (const [name, reportId] of reports) {
    for (const version of ['free', 'enhanced'] as const) {
      papers.push({
        name,
        version,
        ...(await measurePaper(session, `/api/reports/${reportId}/pdf?version=${version}`)),
      })
    }
  }
  const [cold, ...warm] = papers
  line('PDF, through the gateway', ['made ms', 'kept ms', 'KB', 'pages'])
  for (const paper of papers) {
    const { made, kept, bytes, pages } = paper
    const isCold = paper === cold ? ', process started' : ''
    line(`${paper.name} ${paper.version}${isCold}`.slice(0, 60), [made, kept, Math.round(bytes / 1024), pages])
  }
  for (const version of ['free', 'enhanced'] as const) {
    const times = warm.filter((paper) => paper.version === version).map(({ made }) => made)
    line(`${version}, warm: median of ${times.length}`, [quantile(times, 0.5)])
  }
  console.log('bar: 1500 ms warm\n')
}

async function measurePaper(session: WebSession, path: string): Promise<Omit<Paper, 'name' | 'version'>> {
  const timed = async () => {
    const begun = performance.now()
    const answer = await session.send(path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const bytes = await answer.bytes()
    return { ms: Math.round(performance.now() - begun), bytes }
  }
  const [made, kept] = [await timed(), await timed()]
  const size = made.bytes.length
  const { numPages } = await getDocument({ data: made.bytes, verbosity: 0 }).promise
  return { made: made.ms, kept: kept.ms, bytes: size, pages: numPages }
}

/** Lighthouse's own phone: slow 4G, and a processor four times slower than this machine's. */
async function measurePages({ origin }: Stack, { cookies }: WebSession, reports: Map<string, string>): Promise<void> {
  const reportId = reports.get(samples[0] ?? '')
  line('report page, throttled phone (Lighthouse)', [
    ...['perf', 'a11y', 'best', 'TTI ms', 'LCP ms', 'TBT ms'],
    'machine',
  ])
  const scripts = new Map<string, PageMeasured['scriptBytes']>()
  for (const version of ['free', 'enhanced']) {
    const url = `${origin}/report/${reportId}?version=${version}`
    for (const isFirstVisit of [true, false]) {
      const page = await measurePage({ url, isFirstVisit, cookies })
      const times = [page.interactive, page.largestPaint, page.blocked]
      const values = [page.performance, page.accessibility, page.bestPractices, ...times, page.machine]
      line(`${version}, ${isFirstVisit ? 'first visit' : 'after the upload page'}`, values.map(Math.round))
      for (const finding of page.findings) console.log(`  ${finding}`)
      scripts.set(version, page.scriptBytes)
    }
  }
  console.log('bars: 95, 95, 95, 1500 ms interactive. machine: Lighthouse’s index; below 1000 it was busy meanwhile\n')
  line('JavaScript, KB (gzip)', ['all', 'own'])
  for (const [version, { all, own }] of scripts)
    line(
      version,
      [all, own].map((bytes) => (bytes / 1024).toFixed(1)),
    )
  console.log('bar: 120 KB. own: what no other page needs')
}
