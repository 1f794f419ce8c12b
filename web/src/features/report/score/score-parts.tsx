import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import type { ScorePart } from '../report-types.ts'
import { scoreWords } from './score-words.ts'

/** What the score is made of: points of the most that each part can bring, and why. */
export function ScoreParts({ parts }: { parts: readonly ScorePart[] }) {
  const words = useWords(scoreWords)
  return (
    <ul className="divide-y divide-line border-y border-line">
      {parts.map((part) => (
        <li key={part.id} className="grid gap-1 py-3">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{part.label}</span>
            <span className="figures shrink-0">
              {part.max > 0 ? words.points(part.points, part.max) : words.notCounted}
            </span>
          </p>
          <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full">
            <rect width="100" height="4" className="fill-line" />
            <rect width={part.max > 0 ? (part.points / part.max) * 100 : 0} height="4" className="fill-accent" />
          </svg>
          {part.facts ? (
            <ScoreFacts label={part.label} facts={part.facts} />
          ) : (
            <p className="figures max-w-reading text-small text-ink-soft">{part.why}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ScoreFactsProps {
  /** The part that they belong to. */
  label: string
  facts: NonNullable<ScorePart['facts']>
}

/** Each fact with its own points and its own place in the policy. */
function ScoreFacts({ label, facts }: ScoreFactsProps) {
  const words = useWords(scoreWords)
  return (
    <ul className="grid gap-1 text-small text-ink-soft">
      {facts.map((fact) => (
        <li key={fact.why} className="figures flex items-baseline justify-between gap-4">
          <span className="max-w-reading">
            <EvidenceMark of={`${label}: ${fact.why}`} sources={fact.sources}>
              {fact.why}
            </EvidenceMark>
          </span>
          <span className="shrink-0">{fact.max > 0 ? words.ofMax(fact.points, fact.max) : words.notCounted}</span>
        </li>
      ))}
    </ul>
  )
}
