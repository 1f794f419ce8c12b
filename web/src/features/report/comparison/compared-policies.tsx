import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWords } from '../language/language-context.ts'
import { loadWords } from '../load/load-words.ts'
import type { ReportData } from '../report-types.ts'

// Most readers have one policy with us: the code comes for those who have more.
const comparedSheets = lazyPart(() => import('./compared-sheets.tsx').then((code) => code.ComparedSheets))

/** The reader's other policies beside this one. */
export function ComparedPolicies({ data }: { data: ReportData }) {
  const { network } = useWords(loadWords)
  if (!data.comparison && !data.companions?.length) return null
  return (
    <OnDemand failed={<p>{network}</p>} waiting={<Skeleton className="h-8" />}>
      <comparedSheets.Part data={data} />
    </OnDemand>
  )
}
