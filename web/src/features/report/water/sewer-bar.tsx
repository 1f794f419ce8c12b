import { classNames } from '../../../ui/class-names.ts'
import { toneIcon, toneText } from '../../../ui/signal.ts'
import { toneOf } from '../figures/tone-of.ts'
import { useLanguage } from '../language/language-context.ts'
import type { WaterSection } from '../report-types.ts'
import { sewerAdequacy } from './sewer-adequacy.ts'
import { waterExplainedWords } from './water-explained-words.ts'

const fills = { good: 'fill-good', watch: 'fill-watch', gap: 'fill-gap', neutral: 'fill-line-strong' } as const

interface SewerBarProps {
  water: WaterSection
  recommended: number
}

export function SewerBar({ water, recommended }: SewerBarProps) {
  const language = useLanguage()
  const words = waterExplainedWords[language]
  const adequacy = sewerAdequacy({ water, recommended }, language)
  if (!adequacy) return null
  const tone = toneOf(adequacy.signal)
  const Icon = toneIcon[tone]
  return (
    <div className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">{words.barTitle}</h4>
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full">
        <rect
          x="0"
          y="0.5"
          width="100"
          height="9"
          className="fill-sunken stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
        <rect width={adequacy.percent} height="10" className={fills[tone]} />
      </svg>
      <p className="figures flex items-center gap-2 text-small">
        <Icon aria-hidden className={classNames('size-4 shrink-0', toneText[tone])} />
        {words.barNote(water.risk.label, adequacy.text)}
      </p>
    </div>
  )
}
