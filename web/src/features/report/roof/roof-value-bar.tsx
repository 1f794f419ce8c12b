import { Assumed } from '../figures/assumed.tsx'
import { useLanguage } from '../language/language-context.ts'
import type { RoofSection } from '../report-types.ts'
import { roofValue, whyNoRoofValue } from './roof-view.ts'
import { roofWords } from './roof-words.ts'

/** Today's value inside the value of a new roof. Drawn at 20% at least; the words always say the true share. */
export function RoofValueBar({ roof }: { roof: RoofSection }) {
  const language = useLanguage()
  const words = roofWords[language]
  const value = roofValue(roof, language)
  return (
    <div className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">{words.valueOverTime}</h4>
      {value === null ? (
        <p className="max-w-reading text-ink-soft">{whyNoRoofValue(roof, language)}</p>
      ) : (
        <>
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-5 w-full">
            <rect
              x="0"
              y="0.5"
              width="100"
              height="9"
              className="fill-sunken stroke-line-strong"
              vectorEffect="non-scaling-stroke"
            />
            <rect
              data-testid="roof-value-today"
              x="0"
              y="0"
              width={value.barPercent}
              height="10"
              className="fill-accent"
            />
          </svg>
          <dl className="figures flex flex-wrap justify-between gap-x-5 gap-y-2 text-small">
            <div>
              <dt className="text-ink-soft">{words.countsToday(value.percent)}</dt>
              <dd className="text-body font-semibold">
                <Assumed>{value.todayValue}</Assumed>
              </dd>
            </div>
            <div className="sm:text-right">
              <dt className="text-ink-soft">{words.newRoof}</dt>
              <dd className="text-body font-semibold">
                <Assumed>{value.newValue}</Assumed>
              </dd>
            </div>
          </dl>
          <p className="max-w-reading text-small text-ink-soft">{value.meaning}</p>
        </>
      )}
    </div>
  )
}
