import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plantedReport, plantedReportEs } from '../src/domain/testing/planted-report.ts'
import { PLANTED } from '../src/domain/testing/planted-values.ts'
import { openReports, pat, type Reports, sam, submittedReport, unlock } from './open-reports.ts'
import { textOf } from './pdf-text.ts'
import { completed, locked, type Subject, unlocked } from './report-events-said.ts'

let reports: Reports

beforeEach(async () => {
  reports = await openReports()
})

afterEach(() => reports.close())

interface Policy {
  address?: string
  begins?: string
  kind?: ReportData['document_kind']
  premium?: number
  mold?: number
  owner?: string
}

/** A finished report of a policy. */
async function policy({
  address,
  begins = '2026-03-02',
  kind,
  premium = 4_000,
  mold,
  owner = pat.userId,
}: Policy = {}) {
  const one = await submittedReport(reports, owner)
  const of = (whole: ReportData): ReportData => {
    const { comparison: _, companions: __, ...rest } = whole
    const details = whole.policy_holder_details
    return {
      ...rest,
      reportId: one.reportId,
      document_kind: kind ?? whole.document_kind,
      policy_holder_details: {
        ...details,
        effective_date: begins,
        property_address: address ?? details.property_address,
      },
      premium_details: { total_annual_premium: premium },
      coverage_summary: {
        ...whole.coverage_summary,
        mold_coverage: { coverage_limit: mold ?? PLANTED.mold },
      },
    }
  }
  const change = {
    kind: kind ?? plantedReport.document_kind,
    reports: { en: of(plantedReport), es: of(plantedReportEs) },
  }
  await reports.events.deliver(await completed(reports.objects, one, { change }))
  reports.clock.advance(1_000)
  return one
}

async function enhanced({ reportId }: Subject, language = 'en'): Promise<ReportData> {
  const path = `/api/reports/${reportId}/status?version=enhanced&language=${language}`
  return (await reports.get(path)).json().reportData
}

test('a policy is compared with the one before for the same house, however its address is printed', async () => {
  const last = await policy({
    begins: '2025-03-02',
    address: '5212 WATER STREET, FT. WORTH, TX 76109-2211',
    premium: 3_000,
  })
  const one = await policy()
  await unlock(reports, one)
  const { comparison, companions } = await enhanced(one)
  expect(companions).toEqual([])
  expect(comparison).toMatchObject({
    previous: { reportId: last.reportId, effective_date: '2025-03-02' },
    rows: [{ path: 'premium_details.total_annual_premium', before: '$3,000', after: '$4,000', difference: 1_000 }],
  })
  expect((await enhanced(one, 'es')).comparison?.rows).toMatchObject([{ label: 'Prima del año' }])
})

test('who has many reports is compared all the same', async () => {
  const last = await policy({ begins: '2025-03-02', premium: 3_000 })
  const one = await policy()
  await unlock(reports, one)
  const { prisma } = reports.database
  const [made, version] = [
    await prisma.report.findUniqueOrThrow({ where: { reportId: one.reportId } }),
    await prisma.reportVersion.findFirstOrThrow({ where: { reportId: one.reportId } }),
  ]
  const createdAt = reports.clock.now()
  const ids = Array.from({ length: 60 }, () => crypto.randomUUID())
  await prisma.report.createMany({ data: ids.map((reportId) => ({ ...made, reportId, createdAt })) })
  const details = { property_address: '77 Elm Road, Dallas, TX 75201' }
  const document = { ...plantedReport, policy_holder_details: { ...plantedReport.policy_holder_details, ...details } }
  const texts = { enhanced: document, free: document, enhancedEs: document, freeEs: document }
  await prisma.reportVersion.createMany({ data: ids.map((reportId) => ({ ...version, ...texts, reportId })) })
  expect((await enhanced(one)).comparison).toMatchObject({ previous: { reportId: last.reportId } })
})

test('a flood policy that is uploaded later is seen beside the home’s, and the home’s beside the flood policy', async () => {
  const home = await policy()
  await unlock(reports, home)
  expect((await enhanced(home)).companions).toEqual([])
  const flood = await policy({ kind: 'flood_declarations', begins: '2026-06-01' })
  expect((await enhanced(home)).companions).toMatchObject([
    {
      reportId: flood.reportId,
      document_kind: 'flood_declarations',
      deductibles: [{ label: 'Deductible', amount: 8240 }],
    },
  ])
  expect((await enhanced(home, 'es')).companions?.[0]?.text).toMatch(/^Usted también subió una póliza de inundación/)
  await reports.events.deliver(unlocked(flood, 1))
  expect((await enhanced(flood)).companions).toMatchObject([{ reportId: home.reportId }])
})

test('another person’s policy for the same house is not known', async () => {
  await policy({ begins: '2025-03-02', owner: sam.userId })
  await policy({ kind: 'flood_declarations', owner: sam.userId })
  const one = await policy()
  await unlock(reports, one)
  expect(await enhanced(one)).toMatchObject({ comparison: null, companions: [] })
})

test('a Free answer has neither', async () => {
  await policy({ begins: '2025-03-02', premium: 3_000 })
  const one = await policy()
  const shown = await enhanced(one)
  expect(shown.version).toBe('free')
  expect(shown).not.toHaveProperty('comparison')
  expect(shown).not.toHaveProperty('companions')
})

test('mold of a policy before that is locked stays locked, also beside one that is unlocked', async () => {
  const last = await policy({ begins: '2025-03-02', mold: 24_242 })
  const one = await policy()
  await unlock(reports, one)
  const isTold = async () => JSON.stringify(await enhanced(one)).includes('24,242')
  expect(await isTold()).toBe(false)
  await unlock(reports, last)
  expect(await isTold()).toBe(true)
  await reports.events.deliver(locked(last, 2))
  expect(await isTold()).toBe(false)
})

test('the PDF says that mold and water of a locked report are not compared', async () => {
  const last = await policy({ begins: '2025-03-02', premium: 3_000 })
  const one = await policy()
  await unlock(reports, one)
  const pdf = async () => {
    const { rawPayload } = await reports.get(`/api/reports/${one.reportId}/pdf?version=enhanced`)
    return (await textOf(rawPayload)).replaceAll(/\s+/g, ' ')
  }
  expect(await pdf()).toContain('foundation water and flood are not compared')
  await unlock(reports, last)
  expect(await pdf()).not.toContain('foundation water and flood are not compared')
})

test('an unlocked report without others says so', async () => {
  const one = await policy()
  await unlock(reports, one)
  expect(await enhanced(one)).toMatchObject({ version: 'enhanced', comparison: null, companions: [] })
})

test('the PDF has them, too, also one that was kept before the other policy came', async () => {
  const home = await policy()
  await unlock(reports, home)
  const pdf = async () => textOf((await reports.get(`/api/reports/${home.reportId}/pdf?version=enhanced`)).rawPayload)
  expect(await pdf()).not.toContain('uploaded a flood policy')
  await policy({ kind: 'flood_declarations', begins: '2026-06-01' })
  expect((await pdf()).replaceAll(/\s+/g, ' ')).toContain('uploaded a flood policy')
})
