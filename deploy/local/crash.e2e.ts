import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portsFrom } from './ports.ts'
import { addressOf } from './postgres/databases.ts'
import { root } from './root.ts'
import { keptSecrets } from './secrets.ts'
import { accounts, sample } from './seed.ts'
import { messagesTo } from './testing/inbox.ts'
import { runSystem } from './testing/run-system.ts'
import { askForPlace, followReport, putFile, submit, type Told, untilCompleted } from './upload-policy.ts'
import { WebSession } from './web-session.ts'

const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-crash-'))
const dataDirectory = join(folder, '.data')
const bytes = new Uint8Array(readFileSync(join(root, sample)))
let system: Awaited<ReturnType<typeof runSystem>>
let session: WebSession

beforeAll(async () => {
  process.env.DOCUMENTS_DAILY_LIMIT = '100'
  system = await runSystem({ dataDirectory })
  session = new WebSession(system.facts.origin)
  const password = system.facts.passwords.homeowner
  await session.call('POST', '/api/auth/sign-in', { email: accounts.homeowner, password })
})

afterAll(async () => {
  await system.stop()
  await system.remove()
  rmSync(folder, { recursive: true })
})

async function rows(service: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const { database } = keptSecrets(join(dataDirectory, 'secrets.json'))
  const client = new pg.Client(addressOf(service, portsFrom(system.portBase).database, database))
  await client.connect()
  const { rows: found } = await client.query(sql, values)
  await client.end()
  return found
}

async function upload(): Promise<string> {
  const place = await askForPlace(session, { email: accounts.homeowner, filename: 'policy.pdf', bytes })
  await putFile(session, place, bytes)
  return place.reportId
}

async function restart(): Promise<void> {
  await system.kill()
  system = await runSystem({ dataDirectory, portBase: system.portBase })
}

const isAt = (moment: string) => (told: Told) =>
  [told.step, told.status].includes(moment) || told.status === 'completed'

test('keeps an upload that nobody had submitted when the power went', async () => {
  const reportId = await upload()
  await restart()
  await submit(session, reportId)
  await isReadyOnce(reportId)
})

test.for(['fetch-document', 'read-fields', 'assess-policy', 'completed'])(
  'finishes a report, once, when the power goes at %s',
  async (moment) => {
    const reportId = await upload()
    await submit(session, reportId)
    await followReport(session, reportId, { until: isAt(moment), withinMs: 20_000 })
    await restart()
    await isReadyOnce(reportId)
  },
)

/** The page says completed; one version, one mail; nothing waits and nothing was given up. */
async function isReadyOnce(reportId: string): Promise<void> {
  await untilCompleted(session, reportId, 20_000)
  expect(await rows('reports', 'SELECT version FROM report_version WHERE report_id = $1', [reportId])).toHaveLength(1)
  await expect.poll(() => mailsAbout(reportId), { timeout: 15_000 }).toHaveLength(1)
  for (const service of ['identity', 'documents', 'analysis', 'reports']) {
    await expect.poll(() => rows(service, 'SELECT * FROM outbox'), { timeout: 15_000 }).toEqual([])
  }
  for (const service of ['analysis', 'reports', 'notifications']) {
    expect(await rows(service, 'SELECT * FROM dead_letter')).toEqual([])
  }
}

async function mailsAbout(reportId: string): Promise<string[]> {
  const mails = await messagesTo(system.facts.inbox, accounts.homeowner)
  return mails.filter((mail) => mail.text.includes(reportId)).map((mail) => mail.messageId)
}
