import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWords } from '../language/language-context.ts'
import { loadWords } from '../load/load-words.ts'
import type { ReportData } from '../report-types.ts'

// Most readers have one policy with us: the code comes for those who have more.
const companionsSheet = lazyPart(async () => (await import('./companions-sheet.tsx')).CompanionsSheet)
const comparisonSheet = lazyPart(async () => (await import('./comparison-sheet.tsx')).ComparisonSheet)

/** The reader's other policies beside this one: last year's, and those for flood and wind. */
export function ComparedPolicies({ data }: { data: ReportData }) {
  const { network } = useWords(loadWords)
  return (
    <OnDemand failed={<p>{network}</p>} waiting={<Skeleton className="h-8" />}>
      {data.comparison && <comparisonSheet.Part comparison={data.comparison} />}
      {data.companions?.length ? <companionsSheet.Part companions={data.companions} /> : null}
    </OnDemand>
  )
}
