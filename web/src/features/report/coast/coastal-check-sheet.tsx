import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/signal.ts'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import { LawSource } from '../layout/law-source.tsx'
import type { CoastalCheck } from '../report-types.ts'
import { coastWords } from './coast-words.ts'

const tones: Record<CoastalCheck['area'], Tone> = {
  first_tier: 'watch',
  east_harris: 'watch',
  elsewhere: 'good',
  unknown: 'neutral',
}

export function CoastalCheckSheet({ check }: { check: CoastalCheck | null | undefined }) {
  const words = useWords(coastWords)
  if (!check) return null
  return (
    <AnswerSheet id="coast" title={words.title} intro={words.intro}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <dl>
          <dt className="text-small text-ink-soft">{words.county}</dt>
          <dd className={check.county ? 'font-serif text-title font-semibold' : 'text-ink-soft'}>
            <EvidenceMark of={words.county} sources={check.sources}>
              {check.county ?? words.countyUnknown}
            </EvidenceMark>
          </dd>
        </dl>
        <Badge tone={tones[check.area]}>{words.area[check.area]}</Badge>
      </div>
      <p className="figures max-w-reading">{check.text}</p>
      <LawSource law={check.law} />
    </AnswerSheet>
  )
}
