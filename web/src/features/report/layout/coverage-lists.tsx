import { Check, X } from 'lucide-react'
import type { CoverageLists as Lists } from '../figures/coverage-lists-view.ts'
import { useWords } from '../language/language-context.ts'
import { layoutWords } from './layout-words.ts'

interface CoverageListsProps {
  lists: Lists
  /** Where the general statements come from. */
  source: string
}

/** Covered beside excluded. */
export function CoverageLists({ lists, source }: CoverageListsProps) {
  const words = useWords(layoutWords)
  return (
    <div className="grid gap-4 print:hidden">
      <div className="grid gap-5 sm:grid-cols-2">
        <OneList title={words.covered} items={lists.covered} isCovered />
        <OneList title={words.excluded} items={lists.excluded} />
      </div>
      <p className="max-w-reading text-small text-ink-soft">{source}</p>
    </div>
  )
}

interface OneListProps {
  title: string
  items: readonly string[]
  isCovered?: boolean
}

function OneList({ title, items, isCovered = false }: OneListProps) {
  const words = useWords(layoutWords)
  const Icon = isCovered ? Check : X
  return (
    <div className="grid content-start gap-2">
      <h4 className="text-lead font-semibold">{title}</h4>
      {items.length === 0 && <p className="text-ink-soft">{words.nothingHere}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="figures flex gap-2">
            <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${isCovered ? 'text-good' : 'text-gap'}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
