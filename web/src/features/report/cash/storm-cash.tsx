import { CloudHail, Flame, Tornado, Waves, Wind } from 'lucide-react'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { Assumed } from '../figures/assumed.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import { useWords } from '../language/language-context.ts'
import type { StormCash as Cash } from '../report-types.ts'
import { cashWords } from './cash-words.ts'

const icons = { hail: CloudHail, wind: Wind, hurricane: Tornado, fire: Flame, flood: Waves }

/** One number for each peril; without a figure the words say why. */
export function StormCash({ cash }: { cash: readonly Cash[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {cash.map((one) => (
        <Peril key={one.peril} cash={one} />
      ))}
    </ul>
  )
}

function Peril({ cash: { peril, label, amount, text, assumed, sources } }: { cash: Cash }) {
  const words = useWords(cashWords)
  const Icon = icons[peril]
  return (
    <li className="grid content-start gap-1 rounded-soft border border-line p-4">
      <h3 className="flex items-center gap-2 font-sans text-small font-normal tracking-normal text-ink-soft">
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </h3>
      <div className={amount === null ? 'text-ink-soft' : 'figures font-serif text-title font-semibold'}>
        <EvidenceMark of={label} sources={sources}>
          <CashAmount amount={amount} isAssumed={assumed} none={words.noFigure} />
        </EvidenceMark>
      </div>
      <p className="figures text-small text-ink-soft">{text}</p>
    </li>
  )
}

interface CashAmountProps {
  amount: number | null
  isAssumed: boolean
  none: string
}

function CashAmount({ amount, isAssumed, none }: CashAmountProps) {
  if (amount === null) return none
  return isAssumed ? <Assumed>{formatDollars(amount)}</Assumed> : formatDollars(amount)
}
