import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import { buildReport } from '../../services/analysis/src/domain/assessment/build-report.ts'
import { keepEvidenced } from '../../services/analysis/src/domain/keep-evidenced.ts'
import type { PolicyReading } from '../../services/analysis/src/domain/policy-fields.ts'
import { openChildProcessParser } from '../../services/analysis/src/ports/document-parser/child-process.ts'
import { freeVersion } from '../../services/reports/src/domain/free-version.ts'
import { root } from './root.ts'
import { samplePolicy } from './sample-report/sample-policy.ts'

/** The day of the sample: its roof, its term and its clock stay as old as they were. */
const sampleDay = '2026-11-21'
const reportId = '5a3b1e00-0000-4000-8000-000000000000'

const reportsIn = join(root, 'web', 'src', 'features', 'sample', 'data')
const picturesIn = join(root, 'web', 'public', 'sample-report')

const parser = openChildProcessParser()
const pdf = samplePolicy()

async function read(): Promise<PolicyReading> {
  const parsed = await parser.read(pdf)
  if (!parsed.ok) throw new Error(`The sample policy cannot be opened: ${JSON.stringify(parsed)}`)
  const reading = await parser.readPolicy(parsed.value)
  if (!reading.ok || reading.value.refusal) throw new Error(`The sample policy is refused: ${JSON.stringify(reading)}`)
  return keepEvidenced(reading.value)
}

function writeReports(reading: PolicyReading): ReportData {
  mkdirSync(reportsIn, { recursive: true })
  const build = (language: Language) => buildReport({ reportId, reading, today: sampleDay, language })
  for (const language of ['en', 'es'] as const) {
    const enhanced = build(language)
    for (const report of [enhanced, freeVersion(enhanced)]) {
      const file = join(reportsIn, `${report.version}-${language}.json`)
      writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    }
  }
  return build('en')
}

async function drawPictures({ evidence, uncertain = [] }: ReportData): Promise<number> {
  rmSync(picturesIn, { recursive: true, force: true })
  mkdirSync(join(picturesIn, 'crops'), { recursive: true })
  const certain = Object.entries(evidence).map(([path, { page, box }]) => ({ path, page, box }))
  const crops = await parser.drawPlaces(pdf, [...certain, ...uncertain])
  const page = await parser.drawPage(pdf, 1)
  if (!crops.ok || !page.ok || !page.value) throw new Error('The sample policy cannot be drawn')
  for (const { path, png } of crops.value) {
    writeFileSync(join(picturesIn, 'crops', `${path}.png`), Buffer.from(png, 'base64'))
  }
  writeFileSync(join(picturesIn, 'page-1.png'), page.value)
  return crops.value.length
}

/** `npm run sample-report` analyses the made-up policy anew: what the sample page shows is what we make of it. */
try {
  const report = writeReports(await read())
  const count = await drawPictures(report)
  console.log(`The sample is written: ${Object.keys(report.evidence).length} places, ${count} pictures.`)
} finally {
  await parser.close()
}
