import { drawnLater } from '../../../ui/draw-later.ts'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { Assumed } from '../figures/assumed.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import { useWords } from '../language/language-context.ts'
import type { StormSection } from '../report-types.ts'
import { WIND_HAIL_SOURCES } from './storm-view.ts'
import { stormWords } from './storm-words.ts'

type Fund = NonNullable<StormSection['emergency_fund']>

const levels = ['minimum', 'recommended', 'optimal'] as const

export function EmergencyFund({ fund }: { fund: Fund }) {
  const words = useWords(stormWords)
  return (
    <div {...drawnLater} className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">{words.fundTitle}</h4>
      <dl className="grid divide-y divide-line rounded-soft border border-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {levels.map((key) => (
          <div key={key} className="grid content-start gap-1 p-4">
            <dt className="text-small text-ink-soft">{words.fund[key].label}</dt>
            <dd>
              <div className="figures font-serif text-title font-semibold">
                <EvidenceMark of={words.fund[key].label} sources={fund.assumed ? [] : WIND_HAIL_SOURCES}>
                  {fund.assumed ? <Assumed>{formatDollars(fund[key])}</Assumed> : formatDollars(fund[key])}
                </EvidenceMark>
              </div>
              <p className="text-small text-ink-soft">{words.fund[key].note}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
