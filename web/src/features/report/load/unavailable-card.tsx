import { FileQuestionMark } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

interface UnavailableCardProps {
  message: string
  /** What the server knows beyond the message. */
  detail: string | null
  isWaiting: boolean
  isRefreshing: boolean
  onRefresh: () => void
}

export function UnavailableCard({ message, detail, isWaiting, isRefreshing, onRefresh }: UnavailableCardProps) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-form flex-1 content-center px-4 py-7">
      <title>Analysis Unavailable · Plainpolicy</title>
      <Sheet className="grid gap-5 p-5" aria-labelledby="unavailable-title">
        <FileQuestionMark aria-hidden className="size-6 text-clay" />
        <div className="grid gap-2">
          <h1 id="unavailable-title" className="text-title">
            Analysis Unavailable
          </h1>
          <p role="status">{message}</p>
          {detail && <p className="font-semibold">{detail}</p>}
        </div>
        {isWaiting && (
          <p className="flex items-center gap-3 rounded-soft bg-accent-soft p-4 text-small">
            <Spinner label="Waiting for the report" />
            Your report opens here by itself as soon as it is ready.
          </p>
        )}
        <div className="grid gap-3">
          <Button aria-disabled={isRefreshing} onClick={() => !isRefreshing && onRefresh()}>
            Refresh Page
          </Button>
          <ButtonLink to={paths.upload} variant="secondary">
            Upload New Policy
          </ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            Return to Home
          </ButtonLink>
        </div>
        <p className="border-t border-line pt-4 text-small text-ink-soft">
          Our AI analysis works best with clear, complete policy documents.
        </p>
      </Sheet>
    </main>
  )
}
