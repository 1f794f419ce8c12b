import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../local/root.ts'
import { sample } from '../local/seed.ts'
import { signUp } from '../local/sign-up.ts'
import { messagesTo } from '../local/testing/inbox.ts'
import { WebSession } from '../local/web-session.ts'
import { type OutageStack, startOutageStack } from './outage/outage-stack.ts'
import { noTries, uploadPatiently } from './outage/upload-patiently.ts'

const servers = ['kafka', 'temporal', 'keycloak', 'versitygw', 'postgresql']
const services = ['identity', 'documents', 'analysis', 'reports', 'notifications', 'gateway']
/** Analyses that are under way when a part is killed; more come while it is away. */
const underWay = 4
const whileAway = 1
const awayMs = 10_000
/** From the part's return to the last report and the last mail. */
const recoversWithinMs = 30_000

const email = 'pat@example.com'
const bytes = new Uint8Array(readFileSync(join(root, sample)))
const tries = noTries()
const reportIds: string[] = []
const table: { part: string; 'back after (s)': number; 'all well after (s)': number }[] = []
let system: OutageStack
let session: WebSession

beforeAll(async () => {
  process.env.DOCUMENTS_DAILY_LIMIT = '1000'
  system = await startOutageStack()
  session = new WebSession(system.stack.origin)
  await signUp(session, { inbox: system.stack.inbox, email, password: 'Harvest-Moon-42!' })
})

afterAll(async () => {
  console.table(table)
  console.info(`${reportIds.length} uploads got through; ${JSON.stringify(tries)}`)
  await system.stop()
})

test.for([...servers, ...services])('loses nothing, and is well again soon, when %s is killed', async (part) => {
  const upload = async () => void reportIds.push(await uploadPatiently({ session, email, bytes, tries }))
  await Promise.all(Array.from({ length: underWay }, upload))
  const { kill, restart } = system.named(part)
  await kill()
  const later = Promise.all(Array.from({ length: whileAway }, upload))
  // The gateway asks for new tokens while the accounts are away, too: nobody is signed out by that.
  session.drop('pp_access')
  await delay(awayMs)
  const backAt = Date.now()
  await restart()
  const restartedAt = Date.now()
  await later
  await allIsWell()
  table.push({
    part,
    'back after (s)': (restartedAt - backAt) / 1_000,
    'all well after (s)': (Date.now() - restartedAt) / 1_000,
  })
  expect(Date.now() - restartedAt).toBeLessThan(recoversWithinMs)
})

test('after all of it every report is there once, and mailed once', async () => {
  expect(reportIds.length).toBeGreaterThanOrEqual(50)
  expect(new Set(reportIds).size).toBe(reportIds.length)
  const versions = `SELECT "report_id"::text AS id, count(*)::int AS versions FROM "report_version" GROUP BY 1`
  const kept = (await system.rows('reports', versions)) as { id: string; versions: number }[]
  expect(new Map(kept.map(({ id, versions: count }) => [id, count]))).toEqual(new Map(reportIds.map((id) => [id, 1])))
  const announced = `SELECT count(*)::int AS said FROM "inbox" WHERE "name" = 'ReportReady'`
  expect(await system.rows('notifications', announced)).toEqual([{ said: reportIds.length }])
  for (const service of services.filter((name) => name !== 'gateway')) {
    expect(await system.rows(service, 'SELECT "name", "error" FROM "dead_letter"'), service).toEqual([])
  }
  // A person who waits hears no fault that is not: no answer hung, and none but 'not now' was given.
  expect(tries.slowest).toBeLessThan(30_000)
})

/** Every report completed, every mail there, nothing on its way any more. */
async function allIsWell(): Promise<void> {
  const waiting = { timeout: 4 * recoversWithinMs, interval: 250 }
  const unfinished = `SELECT "report_id" FROM "report" WHERE "report_id" = ANY($1::uuid[]) AND "status" <> 'completed'`
  await expect.poll(() => system.rows('reports', unfinished, [reportIds]), waiting).toEqual([])
  for (const service of ['identity', 'documents', 'analysis', 'reports']) {
    await expect.poll(() => system.rows(service, 'SELECT "name" FROM "outbox"'), waiting).toEqual([])
  }
  await expect.poll(mailedReports, waiting).toEqual(reportIds.toSorted())
}

/** By Message-ID: a mail that was sent again after a crash counts once. */
async function mailedReports(): Promise<(string | undefined)[]> {
  const mails = await messagesTo(system.stack.inbox, email)
  const perMessage = new Map(mails.map(({ messageId, text }) => [messageId, text]))
  const reportOf = (text: string) => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(text)?.[0]
  return [...perMessage.values()]
    .map(reportOf)
    .filter((id) => id !== undefined)
    .toSorted()
}
