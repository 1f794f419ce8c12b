import { classNames } from '../../../ui/class-names.ts'
import { toneFill, toneIcon, toneText } from '../../../ui/signal.ts'
import { toneOf } from '../figures/tone-of.ts'
import { moldTimeline } from './mold-facts.ts'

export function MoldTimeline() {
  return (
    <div className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">The first 48 hours after water</h4>
      <ol className="grid gap-4 sm:grid-cols-3">
        {moldTimeline.map((phase) => (
          <Phase key={phase.id} phase={phase} />
        ))}
      </ol>
      <p className="text-small text-ink-soft">
        Times: U.S. Environmental Protection Agency, “A Brief Guide to Mold, Moisture and Your Home”.
      </p>
    </div>
  )
}

function Phase({ phase }: { phase: (typeof moldTimeline)[number] }) {
  const tone = toneOf(phase.signal)
  const Icon = toneIcon[tone]
  return (
    <li className="grid content-start gap-1">
      <span aria-hidden className={classNames('mb-2 h-1 w-full rounded-full', toneFill[tone])} />
      <p className="figures text-small text-ink-soft">{phase.hours}</p>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={classNames('size-4 shrink-0', toneText[tone])} />
        {phase.label}
      </p>
      <p className="text-small">{phase.text}</p>
    </li>
  )
}
