import { classNames } from '../../../ui/class-names.ts'
import { drawnLater } from '../../../ui/draw-later.ts'
import { toneIcon, toneText } from '../../../ui/signal.ts'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { Assumed } from './assumed.tsx'
import type { Fact } from './fact.ts'
import { toneOf } from './tone-of.ts'

/** A module's summary row. */
export function FactCards({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl {...drawnLater} className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-1">
      {facts.map((fact) => (
        <FactCard key={fact.label} fact={fact} />
      ))}
    </dl>
  )
}

function FactCard({ fact }: { fact: Fact }) {
  return (
    <div className="grid content-start gap-1 rounded-soft border border-line p-4 print:gap-0 print:px-2 print:py-1">
      <dt className="text-small text-ink-soft">{fact.label}</dt>
      <dd className="grid gap-1 print:gap-0">
        <div className={classNames('figures', valueClass(fact))}>
          <FactSignal fact={fact} />
          <EvidenceMark of={fact.label} sources={fact.sources}>
            {fact.isAssumed ? <Assumed>{fact.value}</Assumed> : fact.value}
          </EvidenceMark>
        </div>
        {fact.note && <p className="figures text-small text-ink-soft">{fact.note}</p>}
      </dd>
    </div>
  )
}

function FactSignal({ fact }: { fact: Fact }) {
  if (!fact.signal || fact.signal === 'neutral' || fact.isSilent) return null
  const tone = toneOf(fact.signal)
  const Icon = toneIcon[tone]
  return <Icon aria-hidden className={classNames('mr-2 mb-1 inline-block size-4', toneText[tone])} />
}

const valueClass = (fact: Fact) =>
  fact.isSilent ? 'text-body text-ink-soft' : 'font-serif text-title font-semibold print:text-body'
