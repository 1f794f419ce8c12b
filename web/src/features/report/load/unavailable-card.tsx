import { FileQuestionMark } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLanguage } from '../language/language-context.ts'
import type { WhyUnavailable } from './outcome.ts'
import { unavailableText } from './unavailable-text.ts'
import { unavailableWords } from './unavailable-words.ts'

interface UnavailableCardProps {
  why: WhyUnavailable
  isWaiting: boolean
  isRefreshing: boolean
  onRefresh: () => void
}

export function UnavailableCard({ why, isWaiting, isRefreshing, onRefresh }: UnavailableCardProps) {
  const language = useLanguage()
  const words = unavailableWords[language]
  const { message, detail } = unavailableText(why, language)
  return (
    <main
      id="content"
      lang={language}
      tabIndex={-1}
      className="mx-auto grid w-full max-w-form flex-1 content-center px-4 py-7"
    >
      <title>{`${words.unavailable} · Plainpolicy`}</title>
      <Sheet className="grid gap-5 p-5" aria-labelledby="unavailable-title">
        <FileQuestionMark aria-hidden className="size-6 text-clay" />
        <div className="grid gap-2">
          <h1 id="unavailable-title" className="text-title">
            {words.unavailable}
          </h1>
          <p role="status">{message}</p>
          {detail && <p className="font-semibold">{detail}</p>}
        </div>
        {isWaiting && (
          <p className="flex items-center gap-3 rounded-soft bg-accent-soft p-4 text-small">
            <Spinner label={words.waiting} />
            {words.opensByItself}
          </p>
        )}
        <div className="grid gap-3">
          <Button aria-disabled={isRefreshing} onClick={() => !isRefreshing && onRefresh()}>
            {words.refresh}
          </Button>
          <ButtonLink to={paths.upload} variant="secondary">
            {words.upload}
          </ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            {words.home}
          </ButtonLink>
        </div>
        <p className="border-t border-line pt-4 text-small text-ink-soft">
          {words.help}{' '}
          <Link to={paths.sampleReport} className="link">
            {words.sample}
          </Link>
        </p>
      </Sheet>
    </main>
  )
}
