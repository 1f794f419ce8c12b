import { MoldModule } from '../mold/mold-module.tsx'
import type { ReportData } from '../report-types.ts'
import { WaterModule } from '../water/water-module.tsx'

/** The sections of the Enhanced version. */
export function MoldAndWater({ data }: { data: ReportData }) {
  const { mold, water } = data.sections
  return (
    <>
      {mold && <MoldModule mold={mold} />}
      {water && <WaterModule data={data} water={water} />}
    </>
  )
}
