import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteExpired } from '../src/jobs/delete-expired.ts'
import { finishedReport, openReports, type Reports, statusOf } from './open-reports.ts'
import type { Subject } from './report-events-said.ts'

const day = 24 * 60 * 60 * 1000

let reports: Reports

beforeEach(async () => {
  reports = await openReports()
})

afterEach(() => reports.close())

const lastRun = () => reports.database.prisma.retentionRun.findFirst({ orderBy: { id: 'desc' } })

async function after(days: number): Promise<void> {
  reports.clock.advance(days * day)
  await deleteExpired({ ...reports, prisma: reports.database.prisma })
}

async function filesOf({ reportId }: Subject): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of reports.objects.list(`reports/${reportId}/`)) keys.push(key)
  return keys
}

/** A report with everything that can hang on one. */
async function wornReport(): Promise<Subject> {
  const one = await finishedReport(reports)
  const { reportId } = one
  await reports.get(`/api/reports/${reportId}/pdf`)
  await reports.objects.put(`reports/${reportId}/crops-1.json`, new Uint8Array([1]), {
    contentType: 'application/json',
  })
  await reports.post(`/api/reports/${reportId}/reviews`, { path: 'dwelling_valuation.roof_year', words: 'No.' })
  await reports.post(`/api/reports/${reportId}/links`, { version: 'free' })
  const { prisma } = reports.database
  const made = { reportId, version: 1, fromVersion: 1, paths: [], reason: 'misread', correctedBy: 'operator' }
  await prisma.correction.create({ data: { ...made, correctedAt: reports.clock.now() } })
  return one
}

async function rows(): Promise<number[]> {
  const { report, reportVersion, review, correction, reportLink } = reports.database.prisma
  return Promise.all([report.count(), reportVersion.count(), review.count(), correction.count(), reportLink.count()])
}

test('a report goes before it is older than two years, with all that hangs on it, and the run is recorded', async () => {
  const one = await wornReport()
  expect(await rows()).toEqual([1, 1, 1, 1, 1])
  expect(await filesOf(one)).toHaveLength(2)
  await after(729.5)
  expect(await rows()).toEqual([1, 1, 1, 1, 1])
  expect(await filesOf(one)).toHaveLength(2)
  expect(await lastRun()).toMatchObject({ reportsCount: 0, filesCount: 0 })
  await after(1)
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
  expect(await filesOf(one)).toEqual([])
  expect(await statusOf(reports, one)).toMatchObject({ status: 404 })
  expect(await lastRun()).toMatchObject({ finishedAt: reports.clock.now(), reportsCount: 1, filesCount: 2 })
})

test('what could not be deleted is deleted by the next run', async () => {
  const one = await wornReport()
  const store = { ...reports.objects, delete: () => Promise.reject(new Error('the store is away')) }
  reports.clock.advance(730.5 * day)
  await expect(deleteExpired({ ...reports, objects: store, prisma: reports.database.prisma })).rejects.toThrow('away')
  expect(await rows()).toEqual([1, 1, 1, 1, 1])
  await after(0)
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
  expect(await filesOf(one)).toEqual([])
})
