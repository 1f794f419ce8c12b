import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Sheet } from '../../ui/sheet.tsx'

interface ContactSentProps {
  reference: string
  reportId: string | null
}

/** The form went; the reading goes on at what took its place. */
export function ContactSent({ reference, reportId }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Sheet aria-labelledby="sent" className="grid w-full max-w-reading justify-items-start gap-4 p-5">
      <CircleCheck aria-hidden className="size-6 text-good" />
      <h1 id="sent" ref={heading} tabIndex={-1} className="text-heading outline-none">
        Message Sent Successfully!
      </h1>
      <p>We'll get back to you within 24 hours. A mail that says so is on its way to you.</p>
      <p className="text-ink-soft">
        Your reference: <span className="figures font-semibold text-ink">{reference}</span>
      </p>
      <div className="flex w-full flex-wrap gap-3">
        <ButtonLink to={paths.upload}>Try Analysis Again</ButtonLink>
        <ButtonLink to={reportId ? paths.report(reportId) : paths.home} variant="secondary">
          {reportId ? 'Return to Report' : 'Return to Home'}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
