import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import { useLanguage } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { deductibleBars, STANDARD_SOURCES, WIND_HAIL_SOURCES } from './storm-view.ts'
import { stormWords } from './storm-words.ts'

/** The two deductibles, each against the larger one. Left out where the policy prints only one. */
export function DeductibleComparison({ data }: { data: ReportData }) {
  const language = useLanguage()
  const bars = deductibleBars(data, language)
  if (!bars) return null
  return (
    <div className="grid gap-4 print:hidden">
      <h4 className="text-lead font-semibold">{stormWords[language].sideBySide}</h4>
      <dl className="grid gap-4">
        {bars.map((bar, index) => (
          <div key={bar.label} className="grid gap-2">
            <dt>
              <span className="font-semibold">{bar.label}</span>
              <EvidenceMark of={bar.label} sources={index === 0 ? WIND_HAIL_SOURCES : STANDARD_SOURCES} />
              <span className="block text-small text-ink-soft">{bar.appliesTo}</span>
            </dt>
            <dd className="flex items-center gap-3">
              <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 flex-1">
                <rect width={bar.barPercent} height="10" className={bar.isLarger ? 'fill-clay' : 'fill-accent'} />
              </svg>
              <span className="figures shrink-0 font-semibold">{formatDollars(bar.amount)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
