import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../local/root.ts'
import { sample } from '../local/seed.ts'
import { mailReader } from './outage/mailed-reports.ts'
import { type OutageStack, startOutageStack } from './outage/outage-stack.ts'
import { type Person, signUpPeople } from './outage/people.ts'
import { noTries, storePatiently, submitPatiently } from './outage/upload-patiently.ts'

const servers = ['kafka', 'temporal', 'keycloak', 'versitygw', 'postgresql', 'smtp-inbox']
const services = ['identity', 'documents', 'payments', 'analysis', 'reports', 'notifications', 'gateway']
const parts = [...servers, ...services]
const withDatabase = services.filter((name) => name !== 'gateway')
const many = 50
/** More than can end between the last look and the kill. */
const spare = 8
const few = 4
const awayMs = 10_000
/** From the part's return to the last report and the last mail, with a few under way. */
const recoversWithinMs = 30_000
/** A mail that found no server twice within the outage is tried again half a minute after that. */
const mailWithinMs = 60_000

const bytes = new Uint8Array(readFileSync(join(root, sample)))
const tries = noTries()
/** Whose report it is. Each of them was submitted. */
const submitted = new Map<string, Person>()
const table: Record<string, string | number>[] = []
let system: OutageStack
let people: Person[]
const mails = mailReader(() => system.stack.inbox)

beforeAll(async () => {
  process.env.DOCUMENTS_DAILY_LIMIT = '1000'
  process.env.TRUSTED_PROXIES = '127.0.0.1'
  system = await startOutageStack()
  people = await signUpPeople(system.stack, ['pat', 'sam', 'kim', 'lee', 'alex'])
})

afterAll(async () => {
  console.table(table)
  console.info(`${submitted.size} uploads got through; ${mails.repeated()} mails came twice; ${JSON.stringify(tries)}`)
  await system?.stop()
})

describe(`with ${many} analyses under way`, () => {
  test.for(parts)('%s is killed, and comes back', async (part) => {
    await untilUnderWay(many + spare)
    const atKill = await underWay()
    const back = await away(part, () => upload(1))
    table.push({ part, 'under way': atKill, 'back after (s)': back, 'done meanwhile': atKill + 1 - (await underWay()) })
    expect(atKill).toBeGreaterThanOrEqual(many)
  })

  test('and after all of that every report is completed and mailed', { timeout: 600_000 }, async () => {
    const beganAt = Date.now()
    const left = await underWay()
    await allIsWell(500_000)
    table.push({ part: 'after all', 'under way': left, 'all well after (s)': (Date.now() - beganAt) / 1_000 })
  })
})

test.for(parts)('with a few under way all is well again soon after %s was killed', async (part) => {
  await upload(few)
  const back = await away(part, () => upload(1))
  const backAt = Date.now()
  await allIsWell(4 * recoversWithinMs)
  const wellMs = Date.now() - backAt
  table.push({ part, 'under way': few, 'back after (s)': back, 'all well after (s)': wellMs / 1_000 })
  expect(wellMs).toBeLessThan(part === 'smtp-inbox' ? mailWithinMs : recoversWithinMs)
})

test('after all of it every report is there once, was said once and mailed once, to its owner', async () => {
  const ids = [...submitted.keys()]
  expect(ids.length).toBeGreaterThanOrEqual(many + parts.length)
  const versions = `SELECT "report_id"::text AS id, count(*)::int AS versions FROM "report_version" GROUP BY 1`
  const kept = (await system.rows('reports', versions)) as { id: string; versions: number }[]
  expect(new Map(kept.map(({ id, versions: count }) => [id, count]))).toEqual(new Map(ids.map((id) => [id, 1])))
  const owners = [...submitted].map(([reportId, { email }]) => `${reportId} ${email}`)
  const mailed = (await mails.reportMails()).map(({ reportId, to }) => `${reportId} ${to}`)
  expect(mailed.toSorted()).toEqual(owners.toSorted())
  for (const [service, name] of [
    ...[['analysis', 'DocumentSubmitted'] as const, ['reports', 'AnalysisCompleted'] as const],
    ...[['payments', 'DocumentSubmitted'] as const, ['payments', 'AnalysisCompleted'] as const],
    ['notifications', 'ReportReady'] as const,
  ]) {
    const heard = await system.rows(service, `SELECT count(*)::int AS times FROM "inbox" WHERE "name" = $1`, [name])
    expect(heard, `${service} ${name}`).toEqual([{ times: ids.length }])
  }
  for (const service of withDatabase) {
    expect(await system.rows(service, 'SELECT "name", "error" FROM "dead_letter"'), service).toEqual([])
  }
  // A person who waits hears no fault that is not: no answer hung, and none but 'not now' was given.
  expect(tries.slowest).toBeLessThan(30_000)
})

/** Stored one and all before the first of them is submitted: then they are under way together. */
async function upload(count: number): Promise<void> {
  const placed = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const person = people[index % people.length] as Person
      return { person, reportId: await storePatiently({ ...person, tries }, bytes) }
    }),
  )
  await Promise.all(
    placed.map(async ({ person, reportId }) => {
      await submitPatiently({ ...person, tries }, reportId)
      submitted.set(reportId, person)
    }),
  )
}

/** Some end while others are being submitted. */
async function untilUnderWay(wanted: number): Promise<void> {
  for (;;) {
    const missing = wanted - (await underWay())
    if (missing <= 0) return
    await upload(missing + Math.ceil(missing / 4))
  }
}

/** How many were submitted and have no report yet. */
async function underWay(): Promise<number> {
  const completed = `SELECT count(*)::int AS completed FROM "report" WHERE "report_id" = ANY($1::uuid[]) AND "status" = 'completed'`
  const ids = [...submitted.keys()]
  const [row] = (await system.rows('reports', completed, [ids])) as { completed: number }[]
  return ids.length - (row?.completed ?? 0)
}

/** Kills the part, while people go on uploading, and starts it again. Answers the seconds that its start took. */
async function away(part: string, meanwhile: () => Promise<void>): Promise<number> {
  const { kill, restart } = system.named(part)
  await kill()
  const uploading = meanwhile()
  uploading.catch(() => 'told below, where it is awaited')
  // The gateway asks for new tokens while the accounts are away, too: nobody is signed out by that.
  for (const { session } of people) session.drop('pp_access')
  await delay(awayMs)
  const beganAt = Date.now()
  await restart()
  const took = Date.now() - beganAt
  await uploading
  return took / 1_000
}

/** Every report completed, every mail there, nothing on its way any more. */
async function allIsWell(timeout: number): Promise<void> {
  const waiting = { timeout, interval: 250 }
  await expect.poll(underWay, waiting).toBe(0)
  for (const service of withDatabase) {
    await expect.poll(() => system.rows(service, 'SELECT "name" FROM "outbox"'), waiting).toEqual([])
  }
  const mailed = async () => (await mails.reportMails()).map(({ reportId }) => reportId).toSorted()
  await expect.poll(mailed, waiting).toEqual([...submitted.keys()].toSorted())
}
