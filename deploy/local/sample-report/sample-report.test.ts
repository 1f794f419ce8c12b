import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import { root } from '../root.ts'

const sample = (name: string) =>
  reportDataSchema.parse(
    JSON.parse(readFileSync(join(root, 'web', 'src', 'features', 'sample', 'data', `${name}.json`), 'utf8')),
  )

describe.each(['free-en', 'free-es', 'enhanced-en', 'enhanced-es'])('the sample %s', (name) => {
  test('is a report by the schema, with the figures of the made-up policy', () => {
    const report = sample(name)
    expect(`${report.version}-${report.language}`).toBe(name)
    expect(report.policy_holder_details.insurance_provider).toBe('Bluebonnet Example Insurance Company')
    expect(report.property_coverage_limits.coverage_a_dwelling).toBe(385_000)
    expect(report.premium_details.total_annual_premium).toBe(3_684)
    expect(report.deductibles.wind_hail).toMatchObject({ amount: 7_700, percentage: 2 })
    expect(report.deductibles.all_perils).toMatchObject({ amount: 3_850, percentage: 1 })
    expect(report.coverage_summary.roof_coverage.settlement).toBe('ACV')
  })

  test('has a picture of each place that it points to', () => {
    const pictures = join(root, 'web', 'public', 'sample-report')
    for (const [path, { page }] of Object.entries(sample(name).evidence)) {
      for (const file of [`crops/${path}.png`, `page-${page}.png`]) {
        expect(readFileSync(join(pictures, file)).subarray(1, 4).toString(), file).toBe('PNG')
      }
    }
  })
})

test('the Free sample holds nothing of mold and water', () => {
  const { sections, coverage_summary, evidence } = sample('free-en')
  expect([sections.mold ?? null, sections.water ?? null]).toEqual([null, null])
  expect(JSON.stringify([coverage_summary, Object.keys(evidence)])).not.toMatch(
    /10000|10,000|sewer_backup":1|mold_limit/,
  )
})
