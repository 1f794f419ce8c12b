import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

interface DialogProps {
  title: string
  /** A line below the title. */
  note?: string
  closeLabel: string
  /** Of its words, where it stands outside of the page's own. */
  lang?: string
  /** Wide enough for a page of a document. */
  isWide?: boolean
  /** Where the reader's next word goes, in place of the button that closes. */
  startsIn?: string
  onClose: () => void
  children: ReactNode
}

/** A sheet over the page. The browser keeps the focus inside, closes it with Escape and gives the focus back. */
export function Dialog({ title, note, closeLabel, lang, isWide = false, startsIn, onClose, children }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    if (startsIn) dialog.current?.querySelector<HTMLElement>(startsIn)?.focus()
  }, [startsIn])
  const close = () => dialog.current?.close()
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      lang={lang}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onClick}
      className={classNames(
        'm-auto max-h-[100svh] w-full overscroll-contain rounded-sheet border border-line bg-sheet p-0 text-ink shadow-sheet backdrop:bg-[#191714]/60 max-sm:m-0 max-sm:max-w-full max-sm:rounded-none print:hidden',
        isWide ? 'max-w-[70rem] max-sm:h-[100svh]' : 'max-w-[36rem] max-sm:mt-auto',
      )}
    >
      <div className="grid gap-4 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-title">
            {title}
            {note && (
              <span className="block font-sans text-small font-normal tracking-normal text-ink-soft">{note}</span>
            )}
          </h2>
          <button
            type="button"
            onClick={close}
            className="-mt-1 -mr-1 grid size-6 shrink-0 place-items-center rounded-soft text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">{closeLabel}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
