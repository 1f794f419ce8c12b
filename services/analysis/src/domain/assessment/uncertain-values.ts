import type { UncertainValue } from '@plainpolicy/platform/report/report-answers'
import type { Language } from '@plainpolicy/platform/report/report-data'
import type { PolicyReading } from '../policy-fields.ts'
import { reportPathOf } from './report-evidence.ts'
import { labelOf } from './warnings.ts'

/** Lists are not shown as figures, so doubts about them help nobody. */
const SILENT = /^(?:endorsements|forms|deductible_bases|roof_schedule)\b/

/** What was seen without certainty, under the report's own paths and names. */
export function uncertainValues({ uncertain = [] }: PolicyReading, language: Language): UncertainValue[] {
  return uncertain
    .filter(({ path }) => !SILENT.test(path))
    .map((value) => ({ ...value, path: reportPathOf(value.path), label: labelOf(value.path, language) }))
}
