import { FileSearch, Flag } from 'lucide-react'
import { useWords } from '../language/language-context.ts'
import { useEvidence } from './evidence-context.tsx'
import { evidenceWords } from './evidence-words.ts'
import { isSample, type Place } from './place.ts'

const look =
  'inline-flex min-h-5 items-center gap-2 rounded-soft font-semibold text-accent hover:text-accent-strong hover:underline'

/** The whole page, and the way to say that we read it wrong. */
export function PlaceActions({ place }: { place: Omit<Place, 'isDoubted'> }) {
  const words = useWords(evidenceWords)
  const { reportId, showPlace } = useEvidence()
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      <button type="button" onClick={() => showPlace({ ...place, isDoubted: false })} className={look}>
        <FileSearch aria-hidden className="size-4" />
        {words.showPage}
      </button>
      {!isSample(reportId) && (
        <button type="button" onClick={() => showPlace({ ...place, isDoubted: true })} className={look}>
          <Flag aria-hidden className="size-4" />
          {words.wrong}
        </button>
      )}
    </span>
  )
}
