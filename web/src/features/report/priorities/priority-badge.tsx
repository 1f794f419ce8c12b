import { Info } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import type { Priority } from '../report-types.ts'

/** critical red, warning yellow, otherwise blue. */
export function PriorityBadge({ kind }: { kind: Priority['class'] }) {
  if (kind === 'critical') return <Badge tone="gap">Critical</Badge>
  if (kind === 'warning') return <Badge tone="watch">Warning</Badge>
  return (
    <Badge icon={Info} className="bg-accent-soft text-accent">
      Info
    </Badge>
  )
}
