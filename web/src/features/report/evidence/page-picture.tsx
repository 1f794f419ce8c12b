import { type RefObject, useRef } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../language/language-context.ts'
import type { Place } from './place.ts'
import { placeWords } from './place-words.ts'
import { type PagePicture as Picture, usePagePicture } from './use-page-picture.ts'

interface PagePictureProps {
  reportId: string
  place: Place
}

/** The page with the place marked, scrolled to the mark. */
export function PagePicture({ reportId, place }: PagePictureProps) {
  const words = useWords(placeWords)
  const { picture, askAgain } = usePagePicture(reportId, place.page)
  if (picture.state === 'loading') return <PageLoading label={words.loading} />
  if (picture.state === 'shown') return <ShownPage picture={picture} place={place} />
  return (
    <div className="grid content-start gap-3">
      <Alert tone="watch">{picture.isDeleted ? words.deleted : words.failed}</Alert>
      {!picture.isDeleted && (
        <Button variant="secondary" onClick={askAgain} className="justify-self-start">
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}

function PageLoading({ label }: { label: string }) {
  return (
    <div className="relative">
      <Skeleton className="aspect-[17/22] max-h-[70svh] w-full" />
      <span className="absolute inset-0 grid place-items-center">
        <Spinner label={label} large />
      </span>
    </div>
  )
}

interface ShownPageProps {
  picture: Extract<Picture, { state: 'shown' }>
  place: Place
}

function ShownPage({ picture: { url, size }, place }: ShownPageProps) {
  const words = useWords(placeWords)
  const frame = useRef<HTMLElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  return (
    <section
      ref={frame}
      aria-label={words.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard.
      tabIndex={0}
      className="max-h-[55svh] overflow-auto overscroll-contain rounded-soft border border-line bg-sunken md:max-h-[78svh]"
    >
      <div className="relative w-[44rem] md:w-full md:min-w-[36rem]">
        <img
          src={url}
          alt={words.picture(place.page, place.of)}
          onLoad={() => scrollTo(frame, mark)}
          className="block w-full bg-white"
        />
        {size && <span ref={mark} aria-hidden data-testid="place" className={marker} style={markedBox(place, size)} />}
      </div>
    </section>
  )
}

/** The page is white by day and by night, so the mark's colours are, too. */
const marker = 'absolute rounded-soft border-2 border-[#a34a24] bg-[#a34a24]/15'

/** Room around the words, in points. */
const MARGIN = 3

function markedBox({ box }: Place, { width, height }: { width: number; height: number }) {
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  return {
    left: `${((left - MARGIN) / width) * 100}%`,
    top: `${((top - MARGIN) / height) * 100}%`,
    width: `${((right - left + 2 * MARGIN) / width) * 100}%`,
    height: `${((bottom - top + 2 * MARGIN) / height) * 100}%`,
  }
}

function scrollTo(frame: RefObject<HTMLElement | null>, mark: RefObject<HTMLElement | null>): void {
  if (!frame.current || !mark.current) return
  frame.current.scrollTop = mark.current.offsetTop - frame.current.clientHeight / 3
  frame.current.scrollLeft = mark.current.offsetLeft - 16
}
