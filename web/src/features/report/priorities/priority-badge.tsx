import { Info } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { useWords } from '../language/language-context.ts'
import type { Priority } from '../report-types.ts'
import { prioritiesWords } from './priorities-words.ts'

/** critical red, warning yellow, otherwise blue. */
export function PriorityBadge({ kind }: { kind: Priority['class'] }) {
  const { classes } = useWords(prioritiesWords)
  if (kind === 'critical') return <Badge tone="gap">{classes.critical}</Badge>
  if (kind === 'warning') return <Badge tone="watch">{classes.warning}</Badge>
  return (
    // Not a Badge: its tones have no blue, and a second ground beside a tone's own would lose against it.
    <span className="inline-flex items-center gap-1 rounded-full bg-accent-soft px-3 py-px text-small font-semibold text-accent">
      <Info aria-hidden className="size-4 shrink-0" />
      {classes.info}
    </span>
  )
}
