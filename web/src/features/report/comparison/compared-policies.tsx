import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ReportData } from '../report-types.ts'

// Most readers have one policy with us: the code comes for those who have more.
const CompanionsSheet = lazy(async () => ({ default: (await import('./companions-sheet.tsx')).CompanionsSheet }))
const ComparisonSheet = lazy(async () => ({ default: (await import('./comparison-sheet.tsx')).ComparisonSheet }))

/** The reader's other policies beside this one: last year's, and those for flood and wind. */
export function ComparedPolicies({ data }: { data: ReportData }) {
  return (
    <Suspense fallback={<Skeleton className="h-8" />}>
      {data.comparison && <ComparisonSheet comparison={data.comparison} />}
      {data.companions?.length ? <CompanionsSheet companions={data.companions} /> : null}
    </Suspense>
  )
}
