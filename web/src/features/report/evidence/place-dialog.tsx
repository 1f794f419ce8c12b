import { Dialog } from '../../../ui/dialog.tsx'
import { useLanguage } from '../language/language-context.ts'
import { DoubtForm } from './doubt-form.tsx'
import { PagePicture } from './page-picture.tsx'
import { isSample, type Place } from './place.ts'
import { placeWords } from './place-words.ts'
import { Quote } from './quote.tsx'

interface PlaceDialogProps {
  reportId: string
  place: Place
  onClose: () => void
}

/** A page of the policy over the report, and the way to say that we read it wrong. */
export function PlaceDialog({ reportId, place, onClose }: PlaceDialogProps) {
  const language = useLanguage()
  const words = placeWords[language]
  return (
    <Dialog
      title={place.of}
      note={words.page(place.page)}
      closeLabel={words.close}
      lang={language}
      isWide
      {...(place.isDoubted && { startsIn: 'textarea' })}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_19rem]">
        <PagePicture reportId={reportId} place={place} />
        <div className="grid content-start gap-5">
          <p className="grid gap-1">
            <span className="text-small text-ink-soft">{words.quote}</span>
            <Quote quote={place.quote} />
          </p>
          {!isSample(reportId) && <DoubtForm key={place.path} reportId={reportId} path={place.path} />}
        </div>
      </div>
    </Dialog>
  )
}
