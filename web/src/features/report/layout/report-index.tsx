import { classNames } from '../../../ui/class-names.ts'
import { useWords } from '../language/language-context.ts'
import { layoutWords } from './layout-words.ts'
import type { IndexItem } from './report-index-items.ts'
import { useReadingPosition } from './use-reading-position.ts'

/** Beside the report on wide screens; marks the place that is being read. */
export function ReportIndex({ items }: { items: readonly IndexItem[] }) {
  const words = useWords(layoutWords)
  const current = useReadingPosition(items)
  return (
    <nav aria-label={words.inThisReport} className="sticky top-6 hidden self-start lg:block print:hidden">
      <ol className="grid border-l border-line text-small">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              aria-current={item.id === current ? 'location' : undefined}
              className={classNames(
                '-ml-px block border-l-2 py-1 pl-4 transition-colors hover:text-accent',
                item.id === current ? 'border-accent font-semibold text-accent' : 'border-transparent text-ink-soft',
              )}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
