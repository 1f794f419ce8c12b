import { ArrowRight } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import type { Companion } from '../report-types.ts'
import { comparisonWords } from './comparison-words.ts'

/** Flood and windstorm policies beside a home policy: what each adds, and its own deductibles. */
export function CompanionsSheet({ companions }: { companions: readonly Companion[] | undefined }) {
  const words = useWords(comparisonWords)
  if (!companions?.length) return null
  return (
    <AnswerSheet id="companions" title={words.companionsTitle} intro={words.companionsIntro}>
      <ul className="divide-y divide-line">
        {companions.map((companion) => (
          <CompanionPolicy key={companion.reportId} companion={companion} />
        ))}
      </ul>
    </AnswerSheet>
  )
}

function CompanionPolicy({ companion }: { companion: Companion }) {
  const words = useWords(comparisonWords)
  const kind = words.kinds[kindOf(companion.document_kind)]
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <h3 className="font-sans text-body font-semibold tracking-normal">
        {kind}
        {companion.insurance_provider && (
          <span className="block text-small font-normal text-ink-soft">{companion.insurance_provider}</span>
        )}
      </h3>
      <p className="figures max-w-reading">{companion.text}</p>
      {companion.deductibles.length > 0 && (
        <dl className="figures grid gap-x-4 gap-y-2 sm:grid-cols-3">
          {companion.deductibles.map(({ label, amount }) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="font-semibold">{formatDollars(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Link
        to={paths.report(companion.reportId)}
        className="inline-flex min-h-5 w-fit items-center gap-1 rounded-soft font-semibold text-accent hover:text-accent-strong hover:underline"
      >
        {words.openCompanion(kind)}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </li>
  )
}

const kindOf = (kind: string): 'flood_declarations' | 'windstorm_declarations' | 'other' =>
  kind === 'flood_declarations' || kind === 'windstorm_declarations' ? kind : 'other'
