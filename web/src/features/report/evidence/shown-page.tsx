import { ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../language/language-context.ts'
import { usePageZoom } from './page-zoom.ts'
import type { Place } from './place.ts'
import { placeWords } from './place-words.ts'
import type { PagePicture } from './use-page-picture.ts'

interface ShownPageProps {
  picture: Extract<PagePicture, { state: 'shown' }>
  place: Place
}

/** The page in a frame, opened at the marked place; it can be moved, and made larger and smaller. */
export function ShownPage({ picture: { url, size }, place }: ShownPageProps) {
  const words = useWords(placeWords)
  const frame = useRef<HTMLElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  const { zoom, larger, smaller } = usePageZoom({ frame, mark }, { box: place.box, size })
  return (
    <div className="grid content-start gap-2">
      <section
        ref={frame}
        aria-label={words.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard.
        tabIndex={0}
        className="max-h-[55svh] overflow-auto overscroll-contain rounded-soft border border-line bg-sunken md:max-h-[74svh]"
      >
        <div className="relative" style={{ width: `${zoom * 100}%` }}>
          <img
            src={url}
            alt={words.picture(place.page, place.of)}
            // Its height is known before it is drawn, so that the frame can be moved to the mark at once.
            style={size ? { aspectRatio: `${size.width} / ${size.height}` } : undefined}
            className="block w-full bg-white"
          />
          {size && (
            <span ref={mark} aria-hidden data-testid="place" className={marker} style={markedBox(place, size)} />
          )}
        </div>
      </section>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" aria-disabled={!smaller} onClick={() => smaller?.()}>
          <ZoomOut aria-hidden className="size-5" />
          {words.smaller}
        </Button>
        <Button variant="secondary" aria-disabled={!larger} onClick={() => larger?.()}>
          <ZoomIn aria-hidden className="size-5" />
          {words.larger}
        </Button>
      </div>
    </div>
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
