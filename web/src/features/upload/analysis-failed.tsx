import { OctagonAlert } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

interface AnalysisFailedProps {
  /** The server's words. */
  fault: string
  onAgain: () => void
}

export function AnalysisFailed({ fault, onAgain }: AnalysisFailedProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <div role="alert" className="grid gap-2">
        <p className="flex items-center gap-3 font-serif text-title font-semibold">
          <OctagonAlert aria-hidden className="size-6 shrink-0 text-gap" />
          Analysis Unable to Complete
        </p>
        <p className="text-ink-soft">Our team will help review your policy personally</p>
        <p className="rounded-soft bg-gap-soft p-4">{fault}</p>
      </div>
      <div className="flex w-full flex-wrap gap-3">
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Upload Again
        </Button>
      </div>
    </div>
  )
}
