import { readFileSync } from 'node:fs'
import { type ReportData, reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import { freeVersion } from '../domain/free-version.ts'
import { plantedReport } from '../domain/testing/planted-report.ts'
import { PLANTED } from '../domain/testing/planted-values.ts'
import { buildDocument } from './build-document.ts'
import type { PaperDocument } from './document-model.ts'

const fixture = new URL('../../test/fixtures/full-report.json', import.meta.url)
const full = JSON.parse(readFileSync(fixture, 'utf8')) as Record<'en' | 'es', unknown>
const fullReport = { en: reportDataSchema.parse(full.en), es: reportDataSchema.parse(full.es) }

const told = (report: ReportData, language: 'en' | 'es' = 'en', pictures: string[] = []): PaperDocument =>
  buildDocument({ report, language, date: '2026-11-21', pictures: new Set(pictures) })

/** All that can be read in it. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : []
}
const amountsIn = (value: unknown): Set<string> =>
  new Set(
    wordsOf(value)
      .join(' ')
      .match(/\$\d[\d,]*\d|\$\d/g),
  )
const sectionOf = (document: PaperDocument, id: string) => document.sections.find((section) => section.id === id)

describe('the figures are those of the report', () => {
  test.each(['en', 'es'] as const)('in %s no amount is another than the page would show', (language) => {
    const report = fullReport[language]
    const shown = new Set([...amountsIn(report), ...numbersOf(report).map(dollars)])
    // Of our own illustrations: a limit of $25,000, a premium of $300 a year for ten years, 1% of the dwelling limit.
    const ours = [25_000, 300, 3_000, 6_120, Math.round(5_406.12 / 12)].map(dollars)
    const strangers = [...amountsIn(told(report, language))].filter(
      (amount) => !shown.has(amount) && !ours.includes(amount),
    )
    expect(strangers).toEqual([])
  })

  test('English and Spanish hold the same amounts', () => {
    const [en, es] = [amountsIn(told(fullReport.en)), amountsIn(told(fullReport.es, 'es'))]
    expect([...es].sort()).toEqual([...en].sort())
  })
})

describe('the sections', () => {
  test('stand in the order of the page, the evidence at the end', () => {
    const ids = told(fullReport.en).sections.map(({ id }) => id)
    expect(ids).toEqual([
      ...[
        'reading',
        'details',
        'score',
        'coverage',
        'priorities',
        'proof',
        'roof',
        'roof-money',
        'storm',
        'storm-cash',
        'savings',
      ],
      ...['coast', 'mold', 'water', 'forms', 'questions', 'clock', 'closing', 'evidence'],
    ])
  })

  test('that the policy gives nothing for are left out, and what is silent says so', () => {
    const {
      roof_calculator,
      forms,
      questions,
      coastal_check,
      storm_cash,
      savings,
      claims_clock,
      deductible_proof,
      ...rest
    } = fullReport.en
    const bare = { ...rest, sections: { roof: null, storm: null, mold: null, water: null }, evidence: {} }
    const document = told({ ...bare, premium_details: { total_annual_premium: null } })
    expect(document.sections.map(({ id }) => id)).toEqual([
      ...['reading', 'details', 'score', 'coverage', 'priorities', 'closing'],
    ])
    expect(wordsOf(sectionOf(document, 'details'))).toContain('Not found in your policy')
  })

  test('of the Free version hold nothing that is locked, in any word', () => {
    const words = wordsOf(told(freeVersion(plantedReport))).join(' ')
    for (const value of Object.values(PLANTED)) {
      expect(words).not.toContain(value.toString())
      expect(words).not.toContain(value.toLocaleString('en-US'))
    }
  })

  test('of the Free version say what the Enhanced one adds; of the Enhanced one they do not', () => {
    const teaser = 'Enhanced Analysis Available'
    expect(wordsOf(told(freeVersion(fullReport.en)))).toContain(teaser)
    expect(wordsOf(told(fullReport.en))).not.toContain(teaser)
  })
})

describe('the evidence', () => {
  test('names each place once, in the order of the pages, and every mark leads to one', () => {
    const document = told(fullReport.en)
    const block = sectionOf(document, 'evidence')?.blocks.find((one) => one.kind === 'evidence')
    const items = block?.items ?? []
    expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => index + 1))
    expect(items.map(({ page }) => page)).toEqual(items.map(({ page }) => page).sort((a, b) => a - b))
    const marks = marksOf(document.sections)
    expect(marks.length).toBeGreaterThan(40)
    for (const mark of marks) expect(items[mark.id - 1]?.page).toBe(mark.page)
  })

  test('every figure in it has a name of its own', () => {
    const words = wordsOf(sectionOf(told(fullReport.en), 'evidence'))
    expect(words).not.toContain('Other places in your policy')
  })

  test('shows a picture only where there is one, and none of a line whose words are locked', () => {
    const path = 'property_coverage_limits.coverage_a_dwelling'
    const place = { page: 1, quote: '…', box: [1, 2, 3, 4] as [number, number, number, number], confidence: 1 }
    const evidence = { [path]: { ...place, method: 'printed' as const } }
    const pictureOf = (report: ReportData) =>
      wordsOf(sectionOf(told(report, 'en', [path]), 'evidence')).filter((word) => word === path)
    expect(pictureOf(fullReport.en)).toEqual([path])
    expect(pictureOf({ ...fullReport.en, evidence })).toEqual([])
  })
})

test('of a figure that is printed and surely read the appendix says no more than its words', () => {
  const path = 'property_coverage_limits.coverage_a_dwelling'
  const place = fullReport.en.evidence[path] as ReportData['evidence'][string]
  const isAsUsual = (over: Partial<typeof place>) => {
    const evidence = { [path]: { ...place, method: 'printed' as const, confidence: 0.97, ...over } }
    const [, list] = sectionOf(told({ ...fullReport.en, evidence }), 'evidence')?.blocks ?? []
    return list?.kind === 'evidence' && list.items[0]?.isAsUsual
  }
  expect(isAsUsual({})).toBe(true)
  expect(isAsUsual({ confidence: 0.8 })).toBe(false)
  expect(isAsUsual({ method: 'derived' })).toBe(false)
  expect(isAsUsual({ found: 'ocr' })).toBe(false)
})

test.each([
  ['en', 'Printed in your policy, put right by a person'],
  ['es', 'Impreso en su póliza, corregido por una persona'],
] as const)('a value that a person put right says so: %s', (language, method) => {
  const path = 'property_coverage_limits.coverage_a_dwelling'
  const place = fullReport[language].evidence[path] as ReportData['evidence'][string]
  const report = { ...fullReport[language], evidence: { [path]: { ...place, found: 'person' as const } } }
  expect(wordsOf(sectionOf(told(report, language), 'evidence'))).toContain(method)
})

test('a flood policy is asked for no flood policy, and its losses are told after the flood program', () => {
  const { water } = fullReport.en.sections
  const report: ReportData = {
    ...fullReport.en,
    document_kind: 'flood_declarations',
    sections: { ...fullReport.en.sections, water: water && { ...water, flood_coverage: true } },
  }
  const words = wordsOf(sectionOf(told(report), 'water')).join(' ')
  expect(words).not.toContain('a flood policy for this address')
  expect(words).toContain('How flood policies usually treat water')
})

test('the number of the report and the day of its version stand in the footer', () => {
  expect(told(fullReport.en).footer).toContain('PP-9B21 · November 21, 2026')
  expect(told(fullReport.es, 'es').footer).toContain('PP-9B21 · 21 de noviembre de 2026')
})

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersOf) : []
}

function marksOf(value: unknown): { id: number; page: number }[] {
  if (value === null || typeof value !== 'object') return []
  const own = 'refs' in value && Array.isArray(value.refs) ? value.refs : []
  return [...own, ...Object.values(value).flatMap(marksOf)]
}

test('a law is told with the year of its text, and without a date in a report that was made before it knew one', () => {
  const [step] = plantedReport.claims_clock ?? []
  const law = { name: 'Tex. Ins. Code 542.055', url: 'https://statutes.capitol.texas.gov/' }
  const sourceIn = (more: object) => {
    const claims_clock = step && [{ ...step, law: { ...law, ...more } }]
    const clock = sectionOf(told({ ...plantedReport, claims_clock }), 'clock')
    return clock?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : []))[0]?.source
  }
  expect(sourceIn({ text_of: '2023' })).toEqual({ ...law, note: 'text as of 2023' })
  expect(sourceIn({ checked: '2026-11-21' })).toEqual(law)
})
