import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { Fault } from '../fault.ts'
import { root } from '../root.ts'
import { accounts, seed } from '../seed.ts'
import type { Stack } from '../stack.ts'
import { askForPlace, followReport, hasEnded, putFile, submit } from '../upload-policy.ts'
import { WebSession } from '../web-session.ts'
import { withSystem } from '../with-system.ts'

const rounds = 4
/** Milliseconds; what the median upload may take. */
const promised = 1000
/** Milliseconds, in the order in which they pass. */
const parts = ['check', 'read', 'assess', 'store', 'notify', 'total'] as const
type Parts = Record<(typeof parts)[number], number>

/** From the end of the upload to 'completed' at the browser's end of the event stream, for the text samples. */
export async function measure(): Promise<void> {
  process.env.DOCUMENTS_DAILY_LIMIT = '1000'
  await withSystem(async (stack, dataDirectory) => {
    await seed(stack, dataDirectory)
    await measureOn(stack)
  })
}

async function measureOn(stack: Stack): Promise<void> {
  const session = new WebSession(stack.origin)
  await session.call('POST', '/api/auth/sign-in', { email: accounts.homeowner, password: stack.secrets.homeowner })
  const files = globSync(join(root, 'services/analysis/fixtures/*.pdf')).filter((file) => !file.includes('scan'))
  const times = new Map<string, Parts[]>(files.map((file) => [basename(file), []]))
  for (let round = 0; round < rounds; round++) {
    for (const file of files) {
      const measured = await measureOne(stack, session, file)
      if (measured) times.get(basename(file))?.push(measured)
    }
  }
  print(times)
}

/** Null for a document that is refused: there is no report to wait for. */
async function measureOne(stack: Stack, session: WebSession, file: string): Promise<Parts | null> {
  const bytes = new Uint8Array(readFileSync(file))
  const place = await askForPlace(session, { email: accounts.homeowner, filename: basename(file), bytes })
  await putFile(session, place, bytes)
  const uploadedAt = Date.now()
  await submit(session, place.reportId)
  const checkedAt = Date.now()
  const { status } = await followReport(session, place.reportId, { until: hasEnded, withinMs: 30_000 })
  if (status === 'error') return null
  const seenAt = Date.now()
  const [readAt, assessedAt, storedAt] = await marksOf(stack, place.reportId)
  return {
    check: checkedAt - uploadedAt,
    read: readAt - checkedAt,
    assess: assessedAt - readAt,
    store: storedAt - assessedAt,
    notify: seenAt - storedAt,
    total: seenAt - uploadedAt,
  }
}

/** When, by the services' own records, the fields were read, the assessment made, and the report kept. */
async function marksOf({ environment }: Stack, reportId: string): Promise<[number, number, number]> {
  const steps = await rows(
    environment.ANALYSIS_DATABASE_URL,
    'SELECT step AS name, finished_at AS at FROM journal_entry WHERE report_id = $1',
    reportId,
  )
  const kept = await rows(
    environment.REPORTS_DATABASE_URL,
    "SELECT 'kept' AS name, created_at AS at FROM report_version WHERE report_id = $1 ORDER BY version LIMIT 1",
    reportId,
  )
  const at = (name: string) => [...steps, ...kept].find((row) => row.name === name)?.at.getTime() ?? Number.NaN
  return [at('check-fields'), at('assess-policy'), at('kept')]
}

async function rows(url: string | undefined, sql: string, reportId: string): Promise<{ name: string; at: Date }[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql, [reportId])).rows
  } finally {
    await client.end()
  }
}

function print(times: Map<string, Parts[]>): void {
  const line = (name: string, values: (number | string)[]) =>
    console.log(name.padEnd(44) + values.map((value) => String(value).padStart(8)).join(''))
  line('median of each part, in ms', [...parts])
  for (const [name, measured] of times) {
    if (measured.length === 0) line(name, ['refused'])
    else line(name, medians(measured))
  }
  const all = [...times.values()].flat()
  const median = quantile(
    all.map((one) => one.total),
    0.5,
  )
  line(`all (${all.length} uploads), p50`, medians(all))
  line('all, p95', [
    ...parts.slice(0, -1).map(() => ''),
    quantile(
      all.map((one) => one.total),
      0.95,
    ),
  ])
  console.log(`\n${median} ms of the ${promised} ms promised`)
  if (!(median <= promised)) throw new Fault('The promise is not kept.')
}

function medians(measured: Parts[]): number[] {
  return parts.map((part) =>
    quantile(
      measured.map((one) => one[part]),
      0.5,
    ),
  )
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}
