import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'

interface EnhancedTeaserProps {
  /** What the Enhanced version of this report has more. */
  adds: string
  reportId: string
  isUnlocked: boolean
  isBusy: boolean
  onSwitch: () => void
}

const SWITCH = 'Switch to Enhanced Version'

export function EnhancedTeaser({ adds, reportId, isUnlocked, isBusy, onSwitch }: EnhancedTeaserProps) {
  const Icon = isUnlocked ? LockKeyholeOpen : LockKeyhole
  return (
    <section
      id="enhanced"
      aria-labelledby="enhanced-title"
      className="grid scroll-mt-5 justify-items-start gap-3 rounded-sheet border border-dashed border-line-strong p-4 sm:p-5 print:hidden"
    >
      <Icon aria-hidden className="size-5 text-clay" />
      <h3 id="enhanced-title" className="text-title">
        Enhanced Analysis Available
      </h3>
      <p className="max-w-reading">{adds}</p>
      {isUnlocked ? (
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onSwitch()}>
          {SWITCH}
        </Button>
      ) : (
        <ButtonLink to={paths.checkoutForReport(reportId)}>{SWITCH}</ButtonLink>
      )}
    </section>
  )
}
