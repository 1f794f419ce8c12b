import { type KeyboardEvent, useId, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useEvidence } from './evidence-context.tsx'
import { evidenceFor, pagesText } from './evidence-for.ts'
import { EvidenceNote } from './evidence-note.tsx'

interface EvidenceMarkProps {
  /** What the figure is, for a screen reader: 'Wind/hail deductible'. */
  of: string
  sources: readonly string[] | undefined
}

/** 'p. 2' beside a figure: opens the place in the policy that the figure came from. Nothing where there is no evidence. */
export function EvidenceMark({ of, sources = [] }: EvidenceMarkProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { evidence, openId, setOpenId } = useEvidence()
  const found = evidenceFor(evidence, sources)
  if (found.length === 0) return null

  const isOpen = openId === id
  const close = () => {
    setOpenId(null)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the note from wherever the focus is inside it.
    <span onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${pagesText(found)}: where ${of} stands in your policy`}
        onClick={() => setOpenId(isOpen ? null : id)}
        className={classNames(
          'figures ml-1 inline-flex min-h-5 min-w-5 items-center justify-center rounded-soft px-1 align-middle font-sans text-small font-normal tracking-normal whitespace-nowrap transition-colors print:min-h-0 print:bg-transparent print:leading-none print:text-ink-soft',
          isOpen ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent hover:bg-accent hover:text-on-accent',
        )}
      >
        {pagesText(found)}
      </button>
      {isOpen && <EvidenceNote id={id} of={of} found={found} onClose={close} />}
    </span>
  )
}
