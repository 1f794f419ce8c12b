import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { Variables } from './environment.ts'
import { root } from './root.ts'
import { askForPlace, followReport, hasEnded, putFile, submit } from './upload-policy.ts'
import type { WebSession } from './web-session.ts'

/** Milliseconds between two marks, in the order in which they pass; their sum is the total. */
export const parts = ['check', 'hear', 'read', 'assess', 'write', 'keep', 'tell', 'total'] as const
export type Parts = Record<(typeof parts)[number], number>

/** What each part is, for whoever reads the table. */
export const partsInWords = `check   the end of the upload → it is accepted
hear    accepted → analysis has heard of it (outbox, bus)
read    → pages and fields are read
assess  → the assessment is made
write   → the result is stored and said
keep    → reports has heard of it and keeps the report (outbox, bus)
tell    → the page has it (event stream)`

export interface SystemUnderTest {
  environment: Variables
  session: WebSession
  email: string
  /** When a step of the analysis ended, by the workflow engine's own record. */
  finishedAt(reportId: string): Promise<{ read: Date; assessed: Date }>
}

/** Milliseconds from one upload to the next: a network may ask for 60 addresses a minute. */
export const paceMs = 1_050

/** Every third of the samples that are text (a scan costs what its reading costs): enough for a median, done in minutes. */
export const textSamples = () =>
  globSync(join(root, 'services/analysis/fixtures/*.pdf'))
    .filter((file) => !file.includes('scan'))
    .sort()
    .filter((_, index) => index % 3 === 0)

/** Null for a document that is refused: there is no report to wait for. */
export async function measureUpload(system: SystemUnderTest, file: string): Promise<(Parts & { id: string }) | null> {
  const { session, email, environment } = system
  const bytes = new Uint8Array(readFileSync(file))
  const { reportId, ...place } = await askForPlace(session, { email, filename: basename(file), bytes })
  await putFile(session, { reportId, ...place }, bytes)
  const uploadedAt = Date.now()
  await submit(session, reportId)
  const checkedAt = Date.now()
  const { status } = await followReport(session, reportId, { until: hasEnded, withinMs: 30_000 })
  if (status === 'error') return null
  const seenAt = Date.now()
  const { read, assessed } = await system.finishedAt(reportId)
  const analysis = 'SELECT started_at AS began, finished_at AS ended FROM analysis WHERE report_id = $1'
  const [{ began, ended }] = await rows<{ began: Date; ended: Date }>(environment.ANALYSIS_DATABASE_URL, analysis, [
    reportId,
  ])
  const report = 'SELECT created_at AS kept FROM report_version WHERE report_id = $1 ORDER BY version LIMIT 1'
  const [{ kept }] = await rows<{ kept: Date }>(environment.REPORTS_DATABASE_URL, report, [reportId])
  const marks = [uploadedAt, checkedAt, ...[began, read, assessed, ended, kept].map(Number), seenAt]
  const took = marks.slice(1).map((mark, index) => mark - (marks[index] ?? Number.NaN))
  const named = Object.fromEntries(parts.map((part, index) => [part, took[index] ?? seenAt - uploadedAt])) as Parts
  return { ...named, id: reportId }
}

/** At least one row: the report is there. */
export async function rows<Row>(url: string | undefined, sql: string, values: unknown[]): Promise<[Row, ...Row[]]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as [Row, ...Row[]]
  } finally {
    await client.end()
  }
}

/** The embedded engine writes down when a step ended. */
export const finishedInJournal = (environment: Variables) => async (reportId: string) => {
  const sql = 'SELECT step, finished_at AS at FROM journal_entry WHERE report_id = $1'
  const steps = await rows<{ step: string; at: Date }>(environment.ANALYSIS_DATABASE_URL, sql, [reportId])
  const at = (name: string) => steps.find(({ step }) => step === name)?.at ?? new Date(Number.NaN)
  return { read: at('check-fields'), assessed: at('assess-policy') }
}

export const line = (name: string, values: (number | string)[]) =>
  console.log(name.padEnd(44) + values.map((value) => String(value).padStart(8)).join(''))

/** Of each part by itself; the sum of medians is not the median of the sum. */
export const partsAt = (share: number, measured: Parts[]): number[] =>
  parts.map((part) =>
    quantile(
      measured.map((one) => one[part]),
      share,
    ),
  )

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}
