import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { useLanguage } from '../language/language-context.ts'
import { loadWords } from '../load/load-words.ts'
import { useEvidence } from './evidence-context.tsx'
import { evidenceFor, pagesText } from './evidence-for.ts'
import { evidenceWords } from './evidence-words.ts'

// Read by those who ask where a figure stands: its code comes with the first finger or mouse on a mark.
const note = lazyPart(() => import('./evidence-note.tsx').then((code) => code.EvidenceNote))
const expectNote = () => void note.preload().catch(() => 'asked for again')

interface EvidenceMarkProps {
  /** What the figure is, for a screen reader: 'Wind/hail deductible'. */
  of: string
  sources: readonly string[] | undefined
  /** The figure itself, which opens its place, too. */
  children?: ReactNode
}

/** A figure and 'p. 2' beside it: opens the place in the policy that the figure came from. The figure alone where there is no evidence. */
export function EvidenceMark({ of, sources = [], children }: EvidenceMarkProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const language = useLanguage()
  const { evidence, openId, setOpenId } = useEvidence()
  const found = evidenceFor(evidence, sources)
  if (found.length === 0) return children

  const isOpen = openId === id
  const pages = pagesText(found, language)
  const toggle = () => setOpenId(isOpen ? null : id)
  const close = () => {
    setOpenId(null)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the note from wherever the focus is inside it.
    <span onKeyDown={onKeyDown} onPointerEnter={expectNote} onFocus={expectNote}>
      {children && <OpeningFigure onOpen={toggle}>{children}</OpeningFigure>}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={evidenceWords[language].whereOnPages(pages, of)}
        onClick={toggle}
        className={classNames(
          'figures ml-1 inline-flex min-h-5 min-w-5 items-center justify-center rounded-soft px-1 align-middle font-sans text-small font-normal tracking-normal whitespace-nowrap transition-colors print:min-h-0 print:bg-transparent print:leading-none print:text-ink-soft',
          isOpen ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent hover:bg-accent hover:text-on-accent',
        )}
      >
        {pages}
      </button>
      {isOpen && (
        <OnDemand failed={<span role="alert">{loadWords[language].network}</span>}>
          <note.Part id={id} of={of} found={found} onClose={close} />
        </OnDemand>
      )}
    </span>
  )
}

/** A second, larger target for mouse and finger. The keyboard and screen readers have the button beside it. */
function OpeningFigure({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    // Who marks text to copy it does not ask for its place.
    if (event.detail < 2 && !window.getSelection()?.toString()) onOpen()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same.
    <span onClick={onClick} className="cursor-pointer">
      {children}
    </span>
  )
}
