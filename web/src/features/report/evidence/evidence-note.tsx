import { X } from 'lucide-react'
import { useLanguage } from '../language/language-context.ts'
import { certaintyOf, methodWords } from './certainty.ts'
import { Crop } from './crop.tsx'
import type { FoundEvidence } from './evidence-for.ts'
import { evidenceWords } from './evidence-words.ts'
import { PlaceActions } from './place-actions.tsx'
import { Quote } from './quote.tsx'

interface EvidenceNoteProps {
  id: string
  of: string
  found: readonly FoundEvidence[]
  onClose: () => void
}

/**
 * The place, the page, the quote and how sure we are. Below the figure on a phone; on a wide screen in the report's
 * margin, at the figure's height: an absolute box without `top` stays where it would have stood in the text.
 * Spans only, so that it may stand inside a paragraph or a definition.
 */
export function EvidenceNote({ id, of, found, onClose }: EvidenceNoteProps) {
  const words = evidenceWords[useLanguage()]
  return (
    <span
      id={id}
      role="note"
      aria-label={words.where(of)}
      className="mt-3 grid animate-open gap-4 rounded-soft border border-line border-l-accent bg-sheet p-4 text-left font-sans text-small font-normal tracking-normal text-ink shadow-sheet xl:absolute xl:left-full xl:z-10 xl:-mt-6 xl:ml-6 xl:w-[16rem] print:hidden"
    >
      <span className="flex items-start justify-between gap-2">
        <strong className="font-semibold">{of}</strong>
        <button
          type="button"
          onClick={onClose}
          className="-mt-1 -mr-2 grid size-5 shrink-0 place-items-center rounded-soft text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
          <span className="sr-only">{words.close}</span>
        </button>
      </span>
      {found.map((item) => (
        <EvidenceItem key={item.path} of={of} item={item} />
      ))}
    </span>
  )
}

function EvidenceItem({ of, item }: { of: string; item: FoundEvidence }) {
  const language = useLanguage()
  const words = evidenceWords[language]
  const { path, page, quote, box } = item
  const certainty = certaintyOf(item.confidence, language)
  return (
    <span className="grid gap-2">
      <Crop of={of} path={path} />
      <span className="text-ink-soft">
        {words.page(page)} · {methodWords(item, language)}
      </span>
      <Quote quote={quote} className="block" />
      {item.origin && <span className="text-ink-soft">{words.origin[item.origin]}</span>}
      <span className="flex items-center gap-2 text-ink-soft">
        <CertaintyBars level={certainty.level} />
        {certainty.words}
      </span>
      <PlaceActions place={{ of, path, page, quote, box }} />
    </span>
  )
}

function CertaintyBars({ level }: { level: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 18 12" className="h-3 w-4 shrink-0">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 6.5}
          y={12 - bar * 4}
          width="4.5"
          height={bar * 4}
          className={bar <= level ? 'fill-accent' : 'fill-line'}
        />
      ))}
    </svg>
  )
}
