import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepEvidenced } from '../src/domain/keep-evidenced.ts'
import type { PolicyReading } from '../src/domain/policy-fields.ts'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { typedPages } from '../src/domain/reader/testing/typed-pages.ts'
import { openChildProcessParser } from '../src/ports/document-parser/child-process.ts'
import { type Comparison, compareFields } from './compare-fields.ts'

interface Truth {
  document_kind: string
  scanned?: boolean
  refusal?: string | null
  fields: Record<string, unknown>
}

const folder = new URL('../fixtures/', import.meta.url)
const typed = new URL('typed/', folder)
const truthOf = (name: string, at = folder): Truth =>
  JSON.parse(readFileSync(new URL(`${name}.truth.json`, at), 'utf8'))
const namesIn = (at: URL) =>
  readdirSync(at)
    .filter((file) => file.endsWith('.truth.json'))
    .map((file) => file.slice(0, -'.truth.json'.length))

const names = namesIn(folder)
const withText = names.filter((name) => !truthOf(name).scanned)
const scans = names.filter((name) => truthOf(name).scanned)
const readings = new Map<string, PolicyReading>()
const parser = openChildProcessParser({ timeoutMs: 30_000 })

beforeAll(async () => {
  for (const name of names) {
    const parsed = await parser.read(readFileSync(new URL(`${name}.pdf`, folder)))
    const reading = parsed.ok ? await parser.readPolicy(parsed.value) : parsed
    if (!reading.ok) throw new Error(`${name}: ${reading.fault}`)
    readings.set(name, keepEvidenced(reading.value))
  }
}, 300_000)
afterAll(() => parser.close())

const compared = (name: string): Comparison[] =>
  compareFields(truthOf(name).fields, readings.get(name)?.fields as unknown as Record<string, unknown>)

describe('the sample policies', () => {
  it.each(names)('invents nothing in %s', (name) => {
    expect(compared(name).filter(({ verdict }) => verdict === 'invented')).toEqual([])
  })

  it.each(withText)('reads everything that %s states', (name) => {
    expect(readings.get(name)?.document_kind).toBe(truthOf(name).document_kind)
    expect(compared(name).filter(({ verdict }) => verdict === 'missing' || verdict === 'wrong')).toEqual([])
  })

  it.each(scans)('reads %s from its picture: nearly all, and says how', (name) => {
    const { document_kind, fields } = truthOf(name)
    const reading = readings.get(name)
    expect(reading?.document_kind).toBe(document_kind)
    const amiss = compared(name).filter(({ verdict }) => verdict === 'missing' || verdict === 'wrong')
    expect(amiss.length / Object.keys(fields).length).toBeLessThan(0.15)
    expect(Object.values(reading?.evidence ?? {}).some(({ found }) => found === 'ocr')).toBe(true)
  })

  it.each(withText)('shows for each value of %s where it stands', (name) => {
    for (const [field, { page, quote, box }] of Object.entries(readings.get(name)?.evidence ?? {})) {
      expect(quote, field).not.toBe('')
      expect(page, field).toBeGreaterThan(0)
      expect(box[2] - box[0], field).toBeGreaterThan(0)
      expect(box[3] - box[1], field).toBeGreaterThan(0)
      expect(Math.max(...box), field).toBeLessThan(1000)
    }
  })
})

describe('layouts of other carriers, typed', () => {
  it.each(namesIn(typed))('reads %s', (name) => {
    const truth = truthOf(name, typed)
    const reading = readPolicy(typedPages(readFileSync(new URL(`${name}.txt`, typed), 'utf8')))
    expect(reading.document_kind).toBe(truth.document_kind)
    expect(reading.refusal).toBe(truth.refusal)
    const fields = compareFields(truth.fields, reading.fields as unknown as Record<string, unknown>)
    expect(fields.filter(({ verdict }) => verdict !== 'exact' && verdict !== 'absent')).toEqual([])
  })
})
