import type { ReportData } from '../report-types.ts'
import { CompanionsSheet } from './companions-sheet.tsx'
import { ComparisonSheet } from './comparison-sheet.tsx'

/** Last year's policy beside this one, and those for flood and wind. */
export function ComparedSheets({ data: { comparison, companions } }: { data: ReportData }) {
  return (
    <>
      {comparison && <ComparisonSheet comparison={comparison} />}
      {companions?.length ? <CompanionsSheet companions={companions} /> : null}
    </>
  )
}
