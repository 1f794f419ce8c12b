import { X } from 'lucide-react'
import { certaintyOf, methodWords } from './certainty.ts'
import type { FoundEvidence } from './evidence-for.ts'

interface EvidenceNoteProps {
  id: string
  of: string
  found: readonly FoundEvidence[]
  onClose: () => void
}

/**
 * The page, the quote and how sure we are. Below the figure on a phone; on a wide screen in the report's margin, at the
 * figure's height: an absolute box without `top` stays where it would have stood in the text.
 * Spans only, so that it may stand inside a paragraph or a definition.
 */
export function EvidenceNote({ id, of, found, onClose }: EvidenceNoteProps) {
  return (
    <span
      id={id}
      role="note"
      aria-label={`Where ${of} stands in your policy`}
      className="mt-3 grid animate-open gap-3 rounded-soft border border-line border-l-accent bg-sheet p-4 text-left font-sans text-small font-normal tracking-normal text-ink shadow-sheet xl:absolute xl:left-full xl:-mt-6 xl:ml-6 xl:w-[16rem] print:hidden"
    >
      <span className="flex items-start justify-between gap-2">
        <strong className="font-semibold">{of}</strong>
        <button
          type="button"
          onClick={onClose}
          className="-mt-1 -mr-2 grid size-5 shrink-0 place-items-center rounded-soft text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
          <span className="sr-only">Close</span>
        </button>
      </span>
      {found.map((item) => (
        <EvidenceItem key={item.path} item={item} />
      ))}
    </span>
  )
}

function EvidenceItem({ item }: { item: FoundEvidence }) {
  const certainty = certaintyOf(item.confidence)
  return (
    <span className="grid gap-1">
      <span className="text-ink-soft">
        Page {item.page} · {methodWords(item)}
      </span>
      <q className="block border-l-2 border-line-strong pl-3 font-serif break-words">{item.quote}</q>
      <span className="flex items-center gap-2 text-ink-soft">
        <svg aria-hidden="true" viewBox="0 0 18 12" className="h-3 w-4 shrink-0">
          {[1, 2, 3].map((bar) => (
            <rect
              key={bar}
              x={(bar - 1) * 6.5}
              y={12 - bar * 4}
              width="4.5"
              height={bar * 4}
              className={bar <= certainty.level ? 'fill-accent' : 'fill-line'}
            />
          ))}
        </svg>
        {certainty.words}
      </span>
    </span>
  )
}
