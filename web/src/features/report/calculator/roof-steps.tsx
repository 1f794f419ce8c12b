import type { ReactNode } from 'react'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { Assumed } from '../figures/assumed.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import { SplitBar } from '../figures/split-bar.tsx'
import { useWords } from '../language/language-context.ts'
import type { RoofCalculator } from '../report-types.ts'
import { roofFormWords } from './roof-form-words.ts'
import type { Reckoned, RoofFigures, RoofMoney } from './roof-money.ts'

interface RoofStepsProps {
  figures: RoofFigures
  calculator: RoofCalculator
  reckoned: Reckoned
  isCostAssumed: boolean
}

/** The answer first, then how it comes about, in the policy's order. */
export function RoofSteps({ figures, calculator, reckoned, isCostAssumed }: RoofStepsProps) {
  const words = useWords(roofFormWords)
  return (
    <div aria-live="polite" className="grid content-start gap-4 rounded-soft bg-sunken p-4">
      {'money' in reckoned ? (
        <Steps figures={figures} calculator={calculator} money={reckoned.money} isCostAssumed={isCostAssumed} />
      ) : (
        <p className="font-semibold">{words.missing[reckoned.missing]}</p>
      )}
      {calculator.steps.length > 0 && (
        <div className="grid gap-1 text-small text-ink-soft">
          <h3 className="font-sans font-semibold tracking-normal">{words.order}</h3>
          <ol className="grid list-decimal gap-1 pl-5">
            {calculator.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <EvidenceMark of={words.order} sources={calculator.sources} />
        </div>
      )}
    </div>
  )
}

interface StepsProps extends Omit<RoofStepsProps, 'reckoned'> {
  money: RoofMoney
}

function Steps({ figures, calculator, money, isCostAssumed }: StepsProps) {
  const words = useWords(roofFormWords)
  const isAssumed = isCostAssumed || figures.settlement === 'ACV'
  const marked = (amount: number) => (isAssumed ? <Assumed>{formatDollars(amount)}</Assumed> : formatDollars(amount))
  return (
    <>
      <p className="grid">
        <span className="text-small text-ink-soft">{words.steps.you}</span>
        <span className="figures font-serif text-heading font-semibold">{marked(money.youPay)}</span>
      </p>
      <SplitBar youPay={money.youPay} insurancePays={money.insurancePays} />
      <h3 className="font-sans text-small font-semibold tracking-normal">{words.stepsTitle}</h3>
      <ol className="grid divide-y divide-line">
        <Step label={words.steps.cost}>
          {isCostAssumed ? <Assumed>{formatDollars(money.cost)}</Assumed> : formatDollars(money.cost)}
        </Step>
        <Step label={takenOffWords(words, { figures, calculator, money })}>{`−${formatDollars(money.takenOff)}`}</Step>
        <Step label={words.steps.counted}>{formatDollars(money.counted)}</Step>
        <Step label={words.steps.deductible}>{`−${formatDollars(money.deductible)}`}</Step>
        <Step label={words.steps.insurance} isSum>
          {formatDollars(money.insurancePays)}
        </Step>
      </ol>
      {figures.settlement === 'ACV' && (
        <p className="text-small text-ink-soft">{words.assumedLife(calculator.roof_life_years)}</p>
      )}
    </>
  )
}

function takenOffWords(
  { steps }: typeof roofFormWords.en,
  { figures, calculator, money }: Pick<StepsProps, 'figures' | 'calculator' | 'money'>,
): string {
  const age = figures.age ?? 0
  const life = calculator.roof_life_years
  if (money.sharePercent !== null) return steps.share(formatPercent(money.sharePercent), age)
  return figures.settlement === 'ACV' ? steps.wear(Math.min(age, life), life) : steps.full
}

function Step({ label, isSum = false, children }: { label: string; isSum?: boolean; children: ReactNode }) {
  return (
    <li className={`figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 ${isSum ? 'font-semibold' : ''}`}>
      <span>{label}</span>
      <span className="text-right">{children}</span>
    </li>
  )
}
