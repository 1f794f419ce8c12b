import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import type { Scenario } from '../report-types.ts'
import { Assumed } from './assumed.tsx'
import { figureWords } from './figure-words.ts'
import { formatDollars } from './format-dollars.ts'
import { SplitBar } from './split-bar.tsx'

/** The big number, the sentence, the bar, the arithmetic. */
export function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const words = useWords(figureWords)
  const isAssumed = scenario.assumed.some((what) => what !== 'damage')
  const youPay = formatDollars(scenario.you_pay)
  return (
    <li className="grid content-start gap-3 py-5 first:pt-0 last:pb-0 print:grid-cols-[auto_1fr_auto] print:items-baseline print:gap-x-2 print:gap-y-px print:py-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 print:contents">
        <h5 className="font-semibold">{scenario.name}</h5>
        <p className="figures text-small text-ink-soft">
          {words.damage} <DamageAmount scenario={scenario} />
        </p>
      </div>
      <p className="max-w-reading text-small text-ink-soft print:hidden">{scenario.description}</p>
      <div className="figures font-serif text-title font-semibold print:col-start-3 print:row-start-1 print:text-body">
        <EvidenceMark of={words.whatYouPay(scenario.name)} sources={scenario.sources}>
          {words.youPay(isLeast(scenario))}
          {isAssumed ? <Assumed>{youPay}</Assumed> : youPay}
        </EvidenceMark>
      </div>
      <SplitBar youPay={scenario.you_pay} insurancePays={scenario.insurance_pays} />
      <SplitLegend scenario={scenario} />
      <p className="figures text-small text-ink-soft print:col-span-3 print:line-clamp-3 print:leading-tight">
        {scenario.arithmetic}
      </p>
    </li>
  )
}

const isLeast = (scenario: Scenario): boolean => (scenario.not_counted ?? []).length > 0

function DamageAmount({ scenario }: { scenario: Scenario }) {
  const amount = formatDollars(scenario.damage_amount)
  return scenario.assumed.includes('damage') ? <Assumed>{amount}</Assumed> : amount
}

function SplitLegend({ scenario }: { scenario: Scenario }) {
  const words = useWords(figureWords)
  return (
    <p className="figures flex flex-wrap justify-between gap-x-4 gap-y-1 text-small print:hidden">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-full bg-clay" />
        {words.you}
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-full border border-accent bg-accent-soft" />
        {words.insurancePays(formatDollars(scenario.insurance_pays), isLeast(scenario))}
      </span>
    </p>
  )
}
