import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/signal.ts'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import { LawSource } from '../layout/law-source.tsx'
import type { CoastalCheck as Check } from '../report-types.ts'
import { coastWords } from './coast-words.ts'

const tones: Record<Check['area'], Tone> = {
  first_tier: 'watch',
  east_harris: 'watch',
  elsewhere: 'good',
  unknown: 'neutral',
}

export function CoastalCheck({ check }: { check: Check }) {
  const words = useWords(coastWords)
  return (
    <>
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
    </>
  )
}
