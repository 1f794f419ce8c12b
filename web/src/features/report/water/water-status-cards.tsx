import { Badge } from '../../../ui/badge.tsx'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { toneOf } from '../figures/tone-of.ts'
import type { WaterStatus } from './water-view.ts'

export function WaterStatusCards({ statuses }: { statuses: readonly WaterStatus[] }) {
  return (
    <ul className="divide-y divide-line rounded-soft border border-line print:hidden">
      {statuses.map((status) => (
        <li key={status.title} className="p-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="font-semibold">{status.title}</p>
            <Badge tone={toneOf(status.signal)} className="figures">
              {status.status}
            </Badge>
          </div>
          <div className="text-small text-ink-soft">
            {status.text}
            <EvidenceMark of={status.title} sources={status.sources} />
          </div>
        </li>
      ))}
    </ul>
  )
}
