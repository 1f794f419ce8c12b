import { readFile } from 'node:fs/promises'
import { type ReportData, reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildDocument } from '../src/document/build-document.ts'
import { freeVersion } from '../src/domain/free-version.ts'
import { plantedReport } from '../src/domain/testing/planted-report.ts'
import { paperFonts } from '../src/pdf/fonts.ts'
import { openPortableTypesetter } from '../src/pdf/portable-typesetter.ts'
import { openTypesetter, setPaper, templates } from '../src/pdf/set-paper.ts'
import type { Typesetter } from '../src/pdf/typesetter.ts'
import { openPdf, textOf } from './pdf-text.ts'

interface Fixture {
  en: ReportData
  es: ReportData
  crops: { path: string; png: string }[]
}

let typesetter: Typesetter
let full: Fixture

beforeAll(async () => {
  typesetter = await openTypesetter()
  const file = JSON.parse(await readFile(new URL('./fixtures/full-report.json', import.meta.url), 'utf8'))
  full = { ...file, en: reportDataSchema.parse(file.en), es: reportDataSchema.parse(file.es) }
})

interface Paper {
  crops?: Fixture['crops']
  by?: Typesetter
}

function paper(report: ReportData, { crops = [], by = typesetter }: Paper = {}): Promise<Uint8Array> {
  const pictures = new Map(crops.map(({ path, png }) => [path, Buffer.from(png, 'base64')]))
  const document = buildDocument({
    report,
    language: report.language ?? 'en',
    date: '2026-11-21',
    pictures: new Set(pictures.keys()),
  })
  return setPaper(by, { document, pictures })
}

const amountsIn = (text: string): string[] => [...new Set(text.match(/\$\d[\d,]*\d|\$\d/g))].sort()

describe('for whoever cannot see it', () => {
  test('it has a title, a language, tags and bookmarks for every section', async () => {
    const document = await openPdf(await paper(full.es))
    const { info } = (await document.getMetadata()) as { info: Record<string, unknown> }
    expect(info).toMatchObject({ Title: 'Su póliza, en palabras sencillas', Language: 'es-US' })
    expect((await document.getMarkInfo()) as unknown as Map<string, boolean>).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    )
    const bookmarks = (await document.getOutline()).map(({ title }) => title)
    expect(bookmarks).toEqual(
      expect.arrayContaining(['Su póliza y sus datos', 'Techo', 'Moho', 'De dónde viene cada cifra']),
    )
  })

  test('headings, tables and lists are what they look like, and a picture says what it shows', async () => {
    const document = await openPdf(await paper(full.en, { crops: full.crops }))
    const roles = new Map<string, string[]>()
    for (let page = 1; page <= document.numPages; page++) {
      gatherRoles(await (await document.getPage(page)).getStructTree(), roles)
    }
    expect([...roles.keys()]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'L', 'LI', 'Link']))
    expect(roles.get('Figure')).toHaveLength(new Set(full.crops.map(({ png }) => png)).size)
    for (const alt of roles.get('Figure') ?? []) expect(alt).toMatch(/^Cut-out of page \d+ of the policy: “.+”$/)
  })
})

describe('the words on paper', () => {
  test.each(['en', 'es'] as const)('hold all amounts of the document, in %s', async (language) => {
    const report = full[language]
    const document = buildDocument({ report, language, date: '2026-11-21', pictures: new Set() })
    expect(amountsIn(await textOf(await paper(report)))).toEqual(amountsIn(JSON.stringify(document)))
  })

  test('say on each page which report it is, of which day, and that it is no advice', async () => {
    const document = await openPdf(await paper(full.en))
    const { numPages } = document
    for (const page of [1, numPages]) {
      const { items } = await (await document.getPage(page)).getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join('')
      expect(text).toContain('PP-9B21 · November 21, 2026 · For educational purposes only.')
      expect(text).toContain(`Page ${page} of ${numPages}`)
    }
  })

  test('show names as they are spelt, and no empty boxes for signs that no font of ours has', async () => {
    const holder = { ...full.en.policy_holder_details, policy_holder_name: 'Nguyễn Đặng ☑ Núñez' }
    expect(await textOf(await paper({ ...full.en, policy_holder_details: holder }))).toContain('Đặng · Núñez')
  })
})

describe('as many pages as there is to say', () => {
  const pagesOf = async (report: ReportData): Promise<number> => (await openPdf(await paper(report))).numPages

  test.each(['en', 'es'] as const)('10 to 15 of a full policy, 4 to 6 in the Free version, in %s', async (language) => {
    const [enhanced, free] = [await pagesOf(full[language]), await pagesOf(freeVersion(full[language]))]
    expect([enhanced >= 10 && enhanced <= 15, free >= 4 && free <= 6]).toEqual([true, true])
  })

  test('fewer where the policy says less', async () => {
    const sections = { roof: null, storm: null, mold: null, water: null }
    const { forms, questions, claims_clock, storm_cash, savings, ...rest } = full.en
    expect(await pagesOf({ ...rest, sections, evidence: {} })).toBeLessThan(8)
  })
})

test('where there is no native build the portable one sets the same words on the same pages', async () => {
  const portable = await openPortableTypesetter({ templates, fonts: paperFonts() })
  const [here, there] = [await paper(plantedReport), await paper(plantedReport, { by: portable })]
  expect(await textOf(there)).toBe(await textOf(here))
  expect((await openPdf(there)).numPages).toBe((await openPdf(here)).numPages)
})

interface Node {
  role?: string
  alt?: string
  children?: unknown[]
}

function gatherRoles(node: unknown, roles: Map<string, string[]>): void {
  const { role, alt = '', children = [] } = (node ?? {}) as Node
  if (role) roles.set(role, [...(roles.get(role) ?? []), alt])
  for (const child of children) gatherRoles(child, roles)
}
