import { Lock } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../language/language-context.ts'
import { headerWords } from './header-words.ts'

export interface VersionToggleProps {
  reportId: string
  isEnhanced: boolean
  /** A locked report has no Enhanced version to show yet: the toggle leads to the checkout. */
  isUnlocked: boolean
  isBusy: boolean
  onToggle: () => void
}

const shape =
  'ml-auto inline-flex min-h-[2.75rem] items-center gap-3 rounded-full border border-line-strong bg-sheet px-4 font-semibold hover:border-accent'

/** Labelled with the version that is shown. */
export function VersionToggle({ reportId, isEnhanced, isUnlocked, isBusy, onToggle }: VersionToggleProps) {
  const words = useWords(headerWords)
  if (!isUnlocked) {
    return (
      <Link to={paths.checkoutForReport(reportId)} aria-label={words.switchToEnhanced} className={shape}>
        <Track isOn={false} />
        {words.free}
        <Lock aria-hidden className="size-4 text-ink-soft" />
      </Link>
    )
  }
  const label = isEnhanced ? words.enhanced : words.free
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isEnhanced}
      aria-label={words.versionOf(label)}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onToggle()}
      className={shape}
    >
      <Track isOn={isEnhanced} />
      {label}
      {isBusy && <Spinner label={words.loadingVersion} />}
    </button>
  )
}

function Track({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex h-5 w-7 items-center rounded-full p-1 transition-colors',
        isOn ? 'justify-end bg-accent' : 'justify-start bg-line-strong',
      )}
    >
      <span className="size-4 rounded-full bg-sheet" />
    </span>
  )
}
