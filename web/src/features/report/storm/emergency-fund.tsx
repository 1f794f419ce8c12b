import { Assumed } from '../figures/assumed.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import type { StormSection } from '../report-types.ts'

type Fund = NonNullable<StormSection['emergency_fund']>

const levels = [
  { key: 'minimum', label: 'Minimum', note: 'One wind/hail deductible' },
  { key: 'recommended', label: 'Recommended', note: 'One and a half times' },
  { key: 'optimal', label: 'Optimal', note: 'Two storms, back to back' },
] as const

export function EmergencyFund({ fund }: { fund: Fund }) {
  return (
    <div className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">Storm emergency fund</h4>
      <dl className="grid divide-y divide-line rounded-soft border border-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {levels.map(({ key, label, note }) => (
          <div key={key} className="grid content-start gap-1 p-4">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd>
              <p className="figures font-serif text-title font-semibold">
                {fund.assumed ? <Assumed>{formatDollars(fund[key])}</Assumed> : formatDollars(fund[key])}
              </p>
              <p className="text-small text-ink-soft">{note}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
