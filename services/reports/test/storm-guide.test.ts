import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openTypesetter, setPaper } from '../src/pdf/set-paper.ts'
import { guideDocument } from '../src/storm-guide/guide-document.ts'
import { GUIDE_NUMBERS } from '../src/storm-guide/guide-sources.ts'
import { openPdf, textOf } from './pdf-text.ts'

describe.each([
  ['en', 'storm-guide.pdf'],
  ['es', 'storm-guide-es.pdf'],
] as const)('the storm guide in %s', (language, name) => {
  const file = new URL(`../../../web/public/${name}`, import.meta.url)

  test('as the page offers it says what its source says: else run npm run storm-guide', async () => {
    const made = await setPaper(await openTypesetter(), { document: guideDocument(language), pictures: new Map() })
    expect(await textOf(await readFile(file))).toBe(await textOf(made))
  })

  test('is 4 to 6 pages, tagged, with bookmarks, and holds every number that helps', async () => {
    const bytes = await readFile(file)
    const document = await openPdf(bytes)
    expect([4, 5, 6]).toContain(document.numPages)
    expect(await document.getMarkInfo()).not.toBeNull()
    expect((await document.getOutline()).map(({ title }) => title)).toEqual(
      guideDocument(language).sections.map(({ title }) => title),
    )
    const text = await textOf(bytes)
    for (const { phone } of Object.values(GUIDE_NUMBERS)) expect(text).toContain(phone)
  })

  test('names the statute and the year of the text that was read beside each statement of law', () => {
    const clock = guideDocument(language).sections.find(({ id }) => id === 'clock')
    const steps = clock?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : [])) ?? []
    expect(steps).toHaveLength(4)
    for (const { source } of steps) expect(source?.note).toMatch(/^(text as of|texto de) 2023$/)
  })
})
