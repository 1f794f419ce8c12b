import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { formatLongDate } from '../figures/format-date.ts'
import { formatDollars } from '../figures/format-dollars.ts'
import { useLanguage, useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import type { Comparison } from '../report-types.ts'
import { comparisonWords } from './comparison-words.ts'

type Row = Comparison['rows'][number]

/** Each value that moved, before and now, with the dollars between. */
export function ComparisonSheet({ comparison }: { comparison: Comparison | null | undefined }) {
  const language = useLanguage()
  const words = comparisonWords[language]
  if (!comparison) return null
  const { previous, rows } = comparison
  const intro = words.intro(
    formatLongDate(previous.effective_date, language),
    formatLongDate(previous.renewal_date, language),
  )
  return (
    <AnswerSheet id="comparison" title={words.title} intro={intro}>
      {rows.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <ComparedValue key={row.path} row={row} />
          ))}
        </ul>
      )}
      {comparison.without_mold_and_water && <p className="max-w-reading text-ink-soft">{words.withoutMoldAndWater}</p>}
      <Link
        to={paths.report(previous.reportId)}
        className="inline-flex min-h-5 w-fit items-center gap-1 rounded-soft font-semibold text-accent hover:text-accent-strong hover:underline"
      >
        {words.open}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </AnswerSheet>
  )
}

function ComparedValue({ row }: { row: Row }) {
  const words = useWords(comparisonWords)
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <h3 className="font-sans text-body font-semibold tracking-normal">{row.label}</h3>
      <dl className="figures grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        <Cell term={words.before}>{row.before}</Cell>
        <Cell term={words.after} isNow>
          <EvidenceMark of={row.label} sources={[row.path]}>
            {row.after}
          </EvidenceMark>
        </Cell>
        {row.difference !== null && (
          <Cell term={words.change} isChange>
            {differenceWords(row.difference, words)}
          </Cell>
        )}
      </dl>
      {row.why && <p className="figures max-w-reading text-small text-ink-soft">{row.why}</p>}
    </li>
  )
}

function differenceWords(difference: number, words: typeof comparisonWords.en): string {
  if (difference === 0) return words.same
  const amount = formatDollars(Math.abs(difference))
  return difference > 0 ? words.more(amount) : words.less(amount)
}

interface CellProps {
  term: string
  isNow?: boolean
  isChange?: boolean
  children: ReactNode
}

function Cell({ term, isNow = false, isChange = false, children }: CellProps) {
  return (
    <div className={isChange ? 'max-sm:col-span-2' : undefined}>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className={isNow || isChange ? 'font-semibold' : undefined}>{children}</dd>
    </div>
  )
}
