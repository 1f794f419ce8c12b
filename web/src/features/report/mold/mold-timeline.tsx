import { moldTimeline } from '@plainpolicy/words/mold-timeline'
import { classNames } from '../../../ui/class-names.ts'
import { toneFill, toneIcon, toneText } from '../../../ui/signal.ts'
import { toneOf } from '../figures/tone-of.ts'
import { useWords } from '../language/language-context.ts'
import { moldExplainedWords } from './mold-explained-words.ts'
import { moldFactsWords } from './mold-facts-words.ts'

export function MoldTimeline() {
  const words = useWords(moldExplainedWords)
  return (
    <div className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">{words.timelineTitle}</h4>
      <ol className="grid gap-4 sm:grid-cols-3">
        {moldTimeline.map((phase) => (
          <Phase key={phase.id} phase={phase} />
        ))}
      </ol>
      <p className="text-small text-ink-soft">{words.timelineSource}</p>
    </div>
  )
}

function Phase({ phase }: { phase: (typeof moldTimeline)[number] }) {
  const { label, text } = useWords(moldFactsWords).timeline[phase.id]
  const tone = toneOf(phase.signal)
  const Icon = toneIcon[tone]
  return (
    <li className="grid content-start gap-1">
      <span aria-hidden className={classNames('mb-2 h-1 w-full rounded-full', toneFill[tone])} />
      <p className="figures text-small text-ink-soft">{phase.hours}</p>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={classNames('size-4 shrink-0', toneText[tone])} />
        {label}
      </p>
      <p className="text-small">{text}</p>
    </li>
  )
}
