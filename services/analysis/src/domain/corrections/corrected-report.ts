import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import { buildReport } from '../assessment/build-report.ts'
import { LOCKED_FIELDS, labelOf } from '../assessment/warnings.ts'
import type { PolicyReading } from '../policy-fields.ts'
import { CORRECTION_WORDS } from './correction-words.ts'

interface CorrectedReport {
  reportId: string
  reading: PolicyReading
  /** The reading's names of all that was ever put right in it. */
  fields: string[]
  today: string
}

/** The report of a corrected reading, which says first of all what was corrected. */
export function correctedReport(request: CorrectedReport, language: Language): ReportData {
  const { fields, ...rest } = request
  const report = buildReport({ ...rest, language })
  const marks = (['general', 'mold', 'water'] as const).flatMap((section) => {
    const labels = fields.filter((field) => (LOCKED_FIELDS[field] ?? 'general') === section)
    if (labels.length === 0) return []
    const message = CORRECTION_WORDS[language].corrected(labels.map((field) => labelOf(field, language)))
    return [{ code: 'corrected', message, section }]
  })
  return { ...report, warnings: [...marks, ...report.warnings] }
}
