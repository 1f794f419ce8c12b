import { ChevronDown } from 'lucide-react'
import { useWords } from '../language/language-context.ts'
import { layoutWords } from './layout-words.ts'
import type { IndexItem } from './report-index-items.ts'

/** The report's places, folded away: on a phone there is no room beside the text, and the way down is long. */
export function PhoneIndex({ items }: { items: readonly IndexItem[] }) {
  const words = useWords(layoutWords)
  return (
    <nav aria-label={words.inThisReport} className="lg:hidden print:hidden">
      <details className="group rounded-soft border border-line bg-sheet">
        <summary className="flex min-h-[2.75rem] items-center justify-between gap-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          {words.inThisReport}
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <ol className="grid gap-x-4 border-t border-line px-4 py-2 sm:grid-cols-2">
          {items.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-2 text-accent hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
