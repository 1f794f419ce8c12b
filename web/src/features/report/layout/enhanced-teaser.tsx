import { Check, LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useWords } from '../language/language-context.ts'
import { enhancedWords } from './enhanced-words.ts'

interface EnhancedTeaserProps {
  /** What the Enhanced version of this report has more. */
  adds: string
  reportId: string
  isUnlocked: boolean
  isBusy: boolean
  onSwitch: () => void
}

export function EnhancedTeaser({ adds, reportId, isUnlocked, isBusy, onSwitch }: EnhancedTeaserProps) {
  const words = useWords(enhancedWords)
  const Icon = isUnlocked ? LockKeyholeOpen : LockKeyhole
  return (
    <section
      id="enhanced"
      aria-labelledby="enhanced-title"
      className="grid scroll-mt-5 justify-items-start gap-4 rounded-sheet border border-dashed border-line-strong p-4 sm:p-5 print:hidden"
    >
      <Icon aria-hidden className="size-5 text-clay" />
      <h3 id="enhanced-title" className="text-title">
        {words.title}
      </h3>
      <p className="max-w-reading">{adds}</p>
      <div className="grid gap-2">
        <p className="font-semibold">{words.alsoTitle}</p>
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {Object.values(words.also).map((item) => (
            <li key={item} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      {isUnlocked ? (
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onSwitch()}>
          {words.switchTo}
        </Button>
      ) : (
        <ButtonLink to={paths.checkoutForReport(reportId)}>{words.switchTo}</ButtonLink>
      )}
    </section>
  )
}
