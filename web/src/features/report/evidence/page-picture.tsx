import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../language/language-context.ts'
import type { Place } from './place.ts'
import { placeWords } from './place-words.ts'
import { ShownPage } from './shown-page.tsx'
import { usePagePicture } from './use-page-picture.ts'

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
