import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openChildProcessParser } from '../src/ports/document-parser/child-process.ts'
import type { Ocr } from '../src/ports/ocr/ocr.ts'

/** What is wrong with the text of these documents, on every page; that of all others is sound. */
const DAMAGED: Record<string, string> = {
  'foremost-dp3-waco-scan.pdf': 'no-text',
  'great-northern-boerne-photo.pdf': 'no-text',
  'gulfstates-victoria-letters-as-pictures.pdf': 'pictures',
  'texas-fair-plan-corpus-christi-scan.pdf': 'no-text',
  'columbia-lloyds-nacogdoches-reversed-digits.pdf': 'mirrored',
  'elements-beaumont-shifted-encoding.pdf': 'garbled',
  'encompass-sugar-land-picture-of-values.pdf': 'pictures',
  'hochheim-shiner-dp3-scan.pdf': 'no-text',
  'mid-century-midland-sideways-photo.pdf': 'no-text',
  'republic-brownwood-fax-scan.pdf': 'no-text',
  'stillwater-abilene-bad-text-layer.pdf': 'recognised',
}

const blind: Ocr = { read: async () => null, close: async () => {} }
const parser = openChildProcessParser({ ocr: blind, timeoutMs: 60_000 })
afterAll(() => parser.close())

const samples = ['../fixtures/', '../holdout/'].flatMap((folder) => {
  const place = new URL(folder, import.meta.url)
  return readdirSync(place)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ name, file: new URL(name, place) }))
})

test('every damaged page is noticed, and no sound one is suspected', async () => {
  const pages: { name: string; expected: string | undefined; found: string[] }[] = []
  for (const { name, file } of samples) {
    const parsed = await parser.read(readFileSync(file))
    if (!parsed.ok) throw new Error(`${name}: ${parsed.fault}`)
    for (const { suspicions = [] } of parsed.value.pages)
      pages.push({ name, expected: DAMAGED[name], found: suspicions })
  }
  const damaged = pages.filter(({ expected }) => expected)
  const sound = pages.filter(({ expected }) => !expected)
  const noticed = damaged.filter(({ expected, found }) => found.includes(expected as string))
  const suspected = sound.filter(({ found }) => found.length > 0)
  process.stdout.write(
    `${noticed.length} of ${damaged.length} damaged pages are noticed, ${suspected.length} of ${sound.length} sound ones suspected\n`,
  )
  expect({ missed: damaged.filter((page) => !noticed.includes(page)), suspected }).toEqual({
    missed: [],
    suspected: [],
  })
}, 120_000)
