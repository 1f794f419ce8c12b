import { useRef } from 'react'
import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useIsNear } from '../../../ui/use-is-near.ts'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import { titleWords } from '../layout/title-words.ts'
import { loadWords } from '../load/load-words.ts'
import type { RoofCalculator } from '../report-types.ts'
import { calculatorWords } from './calculator-words.ts'

// It stands far below the first screen: its code comes when a reader comes near it.
const roofForm = lazyPart(() => import('./roof-form.tsx').then((code) => code.RoofForm))

export function RoofCalculatorSheet({ calculator }: { calculator: RoofCalculator | null | undefined }) {
  const { intro } = useWords(calculatorWords)
  const { calculator: title } = useWords(titleWords)
  if (!calculator) return null
  return (
    <AnswerSheet id="calculator" title={title} intro={intro}>
      <WhenNear calculator={calculator} />
    </AnswerSheet>
  )
}

function WhenNear({ calculator }: { calculator: RoofCalculator }) {
  const words = useWords(calculatorWords)
  const { network } = useWords(loadWords)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const loading = <CalculatorLoading label={words.loading} />
  return (
    <div ref={place}>
      {isNear ? (
        <OnDemand failed={<p>{network}</p>} waiting={loading}>
          <roofForm.Part calculator={calculator} />
        </OnDemand>
      ) : (
        loading
      )}
    </div>
  )
}

const CalculatorLoading = ({ label }: { label: string }) => (
  <div className="grid gap-4">
    <Spinner label={label} />
    <Skeleton className="h-8" />
    <Skeleton className="h-8" />
  </div>
)
