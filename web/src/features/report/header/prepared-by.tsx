import { ChevronRight } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { useWords } from '../language/language-context.ts'
import { headerWords } from './header-words.ts'

/** The whole card is the link. */
export function PreparedBy({ reportId }: { reportId: string }) {
  const words = useWords(headerWords)
  return (
    <Link
      to={paths.contactForReport(reportId)}
      className="flex items-center gap-4 rounded-soft border border-line bg-sheet px-4 py-2 transition-colors hover:border-accent"
    >
      <span className="grid">
        <span className="text-small text-ink-soft">{words.preparedBy}</span>
        <span className="font-semibold">Plainpolicy</span>
        <span className="text-small text-accent">{words.writeToUs}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
    </Link>
  )
}
