import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { Assumed } from '../figures/assumed.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import { useWords } from '../language/language-context.ts'
import type { Saving } from '../report-types.ts'
import { savingsWords } from './savings-words.ts'

/** What each change of coverage would leave with the reader in one loss, the largest first. */
export function Savings({ savings }: { savings: readonly Saving[] }) {
  return (
    <ul className="grid gap-4">
      {savings.map((one) => (
        <Change key={one.id} saving={one} />
      ))}
    </ul>
  )
}

function Change({ saving: { label, amount, text, assumed, sources } }: { saving: Saving }) {
  const words = useWords(savingsWords)
  const less = words.less(formatDollars(amount))
  return (
    <li className="grid gap-1 border-line border-t pt-4 sm:grid-cols-[1fr_auto] sm:gap-x-5">
      <h3 className="font-sans text-body font-semibold tracking-normal">{label}</h3>
      <div className="figures font-semibold">
        <EvidenceMark of={label} sources={sources}>
          {assumed ? <Assumed>{less}</Assumed> : less}
        </EvidenceMark>
      </div>
      <p className="figures text-small text-ink-soft sm:col-span-2">{text}</p>
    </li>
  )
}
