import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import type { GlossaryTerm } from '../report-types.ts'
import { glossaryWords } from './glossary-words.ts'

export function GlossarySheet({ terms }: { terms: readonly GlossaryTerm[] | undefined }) {
  const words = useWords(glossaryWords)
  if (!terms?.length) return null
  return (
    <AnswerSheet id="glossary" title={words.title} intro={words.intro}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-small text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </AnswerSheet>
  )
}
