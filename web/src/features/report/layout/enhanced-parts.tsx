import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { MoldModule } from '../mold/mold-module.tsx'
import type { ReportData } from '../report-types.ts'
import { WaterModule } from '../water/water-module.tsx'
import { bodyShapes, cashShape, papersShape, questionsShape, savingsShape } from './body-shapes.ts'
import { LateAnswer } from './late-answer.tsx'
import { lateParts } from './late-parts.ts'

// A form, with the fields that it is made of: code of its own.
const roofForm = lazyPart(() => import('../calculator/roof-form.tsx').then((code) => code.RoofForm))

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
  const { roof_calculator: calculator, storm_cash: cash, coastal_check: check, forms, questions } = data
  return (
    <>
      {calculator && (
        <LateAnswer id="calculator" shape={bodyShapes.calculator}>
          <roofForm.Part calculator={calculator} />
        </LateAnswer>
      )}
      {cash && cash.length > 0 && (
        <LateAnswer id="cash" shape={cashShape(cash)}>
          <lateParts.stormCash.Part cash={cash} />
        </LateAnswer>
      )}
      {data.savings && data.savings.length > 0 && (
        <LateAnswer id="savings" shape={savingsShape(data.savings)}>
          <lateParts.savings.Part savings={data.savings} />
        </LateAnswer>
      )}
      {check && (
        <LateAnswer id="coast" shape={bodyShapes.coast}>
          <lateParts.coastalCheck.Part check={check} />
        </LateAnswer>
      )}
      {forms && forms.listed.length > 0 && (
        <LateAnswer id="papers" shape={papersShape(forms)}>
          <lateParts.missingForms.Part forms={forms} />
        </LateAnswer>
      )}
      {questions && questions.length > 0 && (
        <LateAnswer id="questions" shape={questionsShape(questions)}>
          <lateParts.agentQuestions.Part questions={questions} />
        </LateAnswer>
      )}
    </>
  )
}
