import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import type { RoofCalculator } from '../report-types.ts'
import { calculatorWords } from './calculator-words.ts'

// The report can be read before the calculator's code is there.
const RoofForm = lazy(async () => ({ default: (await import('./roof-form.tsx')).RoofForm }))

export function RoofCalculatorSheet({ calculator }: { calculator: RoofCalculator | null | undefined }) {
  const words = useWords(calculatorWords)
  if (!calculator) return null
  return (
    <AnswerSheet id="calculator" title={words.title} intro={words.intro}>
      <Suspense fallback={<CalculatorLoading label={words.loading} />}>
        <RoofForm calculator={calculator} />
      </Suspense>
    </AnswerSheet>
  )
}

const CalculatorLoading = ({ label }: { label: string }) => (
  <div className="grid gap-4">
    <Spinner label={label} />
    <Skeleton className="h-8" />
    <Skeleton className="h-8" />
  </div>
)
