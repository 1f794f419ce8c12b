import { paths } from '../app/paths.ts'
import { Link } from '../navigation/link.tsx'

/** The name, as a sheet with three lines: the last one is the one that matters. */
export function Wordmark() {
  return (
    <Link
      to={paths.home}
      className="inline-flex items-center gap-2 rounded-soft font-serif text-lead font-semibold text-ink"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-6">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path d="M9 7h10l4 4v14H9z" className="fill-sheet" />
        <path d="M12.5 14h7M12.5 18h7" className="stroke-accent" strokeWidth="1.6" strokeLinecap="round" />
        <path d="M12.5 22h4" className="stroke-clay" strokeWidth="2" strokeLinecap="round" />
      </svg>
      Plainpolicy
    </Link>
  )
}
