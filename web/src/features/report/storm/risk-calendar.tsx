import { classNames } from '../../../ui/class-names.ts'
import { drawnLater } from '../../../ui/draw-later.ts'
import { useLanguage, useWords } from '../language/language-context.ts'
import { type CalendarMonth, riskCalendar } from './risk-calendar-view.ts'
import { stormWords } from './storm-words.ts'

const dotColour = { high: 'fill-gap', medium: 'fill-watch', low: 'fill-line-strong' } as const

/** Twelve months with one to three dots. The dots are drawn, so they print. */
export function RiskCalendar({ now }: { now: Date }) {
  const language = useLanguage()
  const words = stormWords[language]
  return (
    <div {...drawnLater} className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">{words.calendarTitle}</h4>
      <ol className="grid grid-cols-3 gap-2 min-[24rem]:grid-cols-4 sm:grid-cols-6">
        {riskCalendar(now, language).map((month) => (
          <Month key={month.name} month={month} />
        ))}
      </ol>
      <p className="max-w-reading text-small text-ink-soft">{words.calendarNote}</p>
    </div>
  )
}

function Month({ month }: { month: CalendarMonth }) {
  const words = useWords(stormWords)
  return (
    <li
      aria-current={month.isCurrent ? 'date' : undefined}
      className={classNames(
        'grid justify-items-center gap-1 rounded-soft border px-1 py-2 text-small',
        month.isCurrent ? 'border-accent bg-accent-soft font-semibold' : 'border-line',
      )}
    >
      <span aria-hidden>{month.short}</span>
      <svg aria-hidden="true" viewBox="0 0 30 8" className="h-2 w-6">
        {Array.from({ length: month.dots }, (_, dot) => dot).map((dot) => (
          <circle
            key={dot}
            cx={15 + (dot - (month.dots - 1) / 2) * 10}
            cy="4"
            r="3.2"
            className={dotColour[month.risk]}
          />
        ))}
      </svg>
      <span className="sr-only">
        {words.monthRisk(month.name, month.risk)}
        {month.isCurrent && words.thisMonth}
      </span>
    </li>
  )
}
