import { FileText, Scale } from 'lucide-react'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import { LawSource } from '../layout/law-source.tsx'
import type { ClockStep } from '../report-types.ts'
import { clockWords } from './clock-words.ts'

/** The time limits of a claim, in their order, each with the place or the statute that sets it. */
export function ClaimsClock({ steps }: { steps: readonly ClockStep[] | undefined }) {
  const words = useWords(clockWords)
  if (!steps?.length) return null
  return (
    <AnswerSheet id="clock" title={words.title} intro={words.intro}>
      <ol className="grid">
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </AnswerSheet>
  )
}

function Step({ step }: { step: ClockStep }) {
  const words = useWords(clockWords)
  const isLaw = step.origin === 'law'
  const Icon = isLaw ? Scale : FileText
  return (
    <li className="group grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <div className="grid content-start justify-items-end border-r-2 border-line pr-4 pb-5 text-right group-last:pb-0">
        {step.days !== null && (
          <p className="figures grid">
            <span className="font-serif text-heading font-semibold">{step.days}</span>
            <span className="text-small text-ink-soft">
              {step.business_days ? words.businessDays(step.days) : words.days(step.days)}
            </span>
          </p>
        )}
      </div>
      <div className="grid content-start gap-1 pb-5 group-last:pb-0">
        <h3 className="font-sans text-body font-semibold tracking-normal">{step.title}</h3>
        <div className="max-w-reading">
          <EvidenceMark of={step.title} sources={step.sources}>
            {step.text}
          </EvidenceMark>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
          <span className="inline-flex items-center gap-1">
            <Icon aria-hidden className="size-4 shrink-0" />
            {isLaw ? words.law : words.policy}
          </span>
          {step.law && <LawSource law={step.law} />}
        </p>
      </div>
    </li>
  )
}
