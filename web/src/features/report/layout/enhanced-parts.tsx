import { RoofCalculatorSheet } from '../calculator/roof-calculator-sheet.tsx'
import { StormCashSheet } from '../cash/storm-cash-sheet.tsx'
import { CoastalCheckSheet } from '../coast/coastal-check-sheet.tsx'
import { MoldModule } from '../mold/mold-module.tsx'
import { MissingForms } from '../papers/missing-forms.tsx'
import { AgentQuestions } from '../questions/agent-questions.tsx'
import type { ReportData } from '../report-types.ts'
import { SavingsSheet } from '../savings/savings-sheet.tsx'
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

/** What only the Enhanced version answers. The server sends none of it to a locked report. */
export function EnhancedAnswers({ data }: { data: ReportData }) {
  return (
    <>
      <RoofCalculatorSheet calculator={data.roof_calculator} />
      <StormCashSheet cash={data.storm_cash} />
      <SavingsSheet savings={data.savings} />
      <CoastalCheckSheet check={data.coastal_check} />
      <MissingForms forms={data.forms} />
      <AgentQuestions questions={data.questions} />
    </>
  )
}
