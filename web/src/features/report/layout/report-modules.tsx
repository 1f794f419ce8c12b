import type { ReactNode } from 'react'
import { useWords } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { RoofModule } from '../roof/roof-module.tsx'
import { StormModule } from '../storm/storm-module.tsx'
import { moldAndWater } from './enhanced-code.ts'
import { layoutWords } from './layout-words.ts'

interface ReportModulesProps {
  data: ReportData
  now: Date
  isEnhanced: boolean
  /** What stands in place of mold and water in the Free version. */
  children: ReactNode
}

export function ReportModules({ data, now, isEnhanced, children }: ReportModulesProps) {
  const words = useWords(layoutWords)
  const { roof, storm } = data.sections
  return (
    <section aria-labelledby="analysis-title" className="grid gap-5 print:block">
      <h2 id="analysis-title" className="text-heading print:text-body">
        {words.analysis}
      </h2>
      <div className="grid gap-5 print:grid-cols-2 print:gap-x-5 print:gap-y-2">
        {roof && <RoofModule roof={roof} />}
        {storm && <StormModule data={data} storm={storm} now={now} />}
        {isEnhanced && <moldAndWater.Part data={data} />}
      </div>
      {!isEnhanced && children}
    </section>
  )
}
