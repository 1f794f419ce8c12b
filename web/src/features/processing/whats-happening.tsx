import { Check, Circle, LoaderCircle, type LucideIcon } from 'lucide-react'
import { processingStretches } from '../../report-progress/progress-curves.ts'
import { classNames } from '../../ui/class-names.ts'

type State = 'done' | 'under way' | 'to come'

const icons: Record<State, LucideIcon> = { done: Check, 'under way': LoaderCircle, 'to come': Circle }
const looks: Record<State, string> = {
  done: 'text-good',
  'under way': 'animate-spin text-accent',
  'to come': 'text-line-strong',
}

const stateOf = ({ from, to }: { from: number; to: number }, percent: number): State => {
  if (percent >= to) return 'done'
  return percent >= from ? 'under way' : 'to come'
}

/** The steps of the bar, each with how far it is. */
export function WhatsHappening({ percent }: { percent: number }) {
  return (
    <section aria-labelledby="happening" className="grid gap-3">
      <h2 id="happening" className="text-title">
        What's happening now
      </h2>
      <ol className="grid gap-2">
        {processingStretches.map((stretch) => {
          const state = stateOf(stretch, percent)
          const Icon = icons[state]
          return (
            <li key={stretch.message} className={classNames('flex gap-3', state === 'to come' && 'text-ink-soft')}>
              <Icon aria-hidden className={classNames('mt-1 size-4 shrink-0', looks[state])} />
              <span>
                {stretch.message.replace('...', '')}
                <span className="sr-only">: {state}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
