import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { progressOf, stepNames } from './wizard-steps.ts'

export function StepIndicator({ step }: { step: number }) {
  return (
    <div className="grid gap-3">
      <ProgressBar label="How far you are" value={progressOf(step)} />
      <ol className="grid grid-cols-3 gap-2 text-small">
        {stepNames.map((name, index) => {
          const isNow = index + 1 === step
          const isDone = index + 1 < step
          return (
            <li
              key={name}
              aria-current={isNow ? 'step' : undefined}
              className={classNames('flex items-baseline gap-1', isNow ? 'font-semibold text-ink' : 'text-ink-soft')}
            >
              {isDone ? (
                <Check aria-label="Done" className="size-4 shrink-0 self-center text-good" />
              ) : (
                <span className="figures">{index + 1}.</span>
              )}
              {name}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
