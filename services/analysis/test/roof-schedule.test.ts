import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildReport } from '../src/domain/assessment/build-report.ts'
import { keepEvidenced } from '../src/domain/keep-evidenced.ts'
import { openChildProcessParser } from '../src/ports/document-parser/child-process.ts'

/** Page 4 of the packet pays 68% for a composition roof of 9 years; page 2 says what the roof is made of and its age. */
test('a printed roof schedule is reckoned before the deductible, from the PDF to the dollars', async () => {
  const parser = openChildProcessParser({ timeoutMs: 30_000 })
  const bytes = readFileSync(new URL('../fixtures/allstate-katy-roof-schedule.pdf', import.meta.url))
  const parsed = await parser.read(bytes)
  if (!parsed.ok) throw new Error(parsed.fault)
  const read = await parser.readPolicy(parsed.value)
  await parser.close()
  if (!read.ok) throw new Error(read.fault)
  const reading = keepEvidenced(read.value)
  expect(reading.details.roof_material).toBe('Composition – asphalt shingle')
  const { storm_scenarios, evidence } = buildReport({
    reportId: 'katy',
    reading,
    today: '2026-11-21',
    language: 'en',
  })
  expect(storm_scenarios.spring_hailstorm).toMatchObject({ you_pay: 18_360, insurance_pays: 16_640 })
  expect(storm_scenarios.spring_hailstorm?.not_counted).toBeUndefined()
  expect(storm_scenarios.spring_hailstorm?.sources).toContain('sections.roof.payment_schedule')
  expect(evidence['sections.roof.payment_schedule']?.page).toBe(4)
  expect(evidence['sections.roof.material']?.quote).toContain('Composition')
}, 60_000)
