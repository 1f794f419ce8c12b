import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useWords } from '../language/language-context.ts'
import { DoubtForm } from './doubt-form.tsx'
import { PagePicture } from './page-picture.tsx'
import { isSample, type Place } from './place.ts'
import { placeWords } from './place-words.ts'

interface PlaceDialogProps {
  reportId: string
  place: Place
  onClose: () => void
}

/** A page of the policy over the report. The browser keeps the focus inside, closes it with Escape and gives the focus back. */
export function PlaceDialog({ reportId, place, onClose }: PlaceDialogProps) {
  const words = useWords(placeWords)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    if (place.isDoubted) dialog.current?.querySelector('textarea')?.focus()
  }, [place])
  const close = () => dialog.current?.close()
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onClick}
      className="m-auto max-h-[100svh] w-full max-w-[70rem] overscroll-contain rounded-sheet border border-line bg-sheet p-0 text-ink shadow-sheet backdrop:bg-[#191714]/60 max-sm:m-0 max-sm:h-[100svh] max-sm:max-w-full max-sm:rounded-none print:hidden"
    >
      <div className="grid gap-4 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-title">
            {place.of}
            <span className="block font-sans text-small font-normal tracking-normal text-ink-soft">
              {words.page(place.page)}
            </span>
          </h2>
          <button
            type="button"
            onClick={close}
            className="-mt-1 -mr-1 grid size-6 shrink-0 place-items-center rounded-soft text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">{words.close}</span>
          </button>
        </div>
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_19rem]">
          <PagePicture reportId={reportId} place={place} />
          <div className="grid content-start gap-5">
            <p className="grid gap-1">
              <span className="text-small text-ink-soft">{words.quote}</span>
              <q className="border-l-2 border-line-strong pl-3 font-serif break-words">{place.quote}</q>
            </p>
            {!isSample(reportId) && <DoubtForm key={place.path} reportId={reportId} path={place.path} />}
          </div>
        </div>
      </div>
    </dialog>
  )
}
