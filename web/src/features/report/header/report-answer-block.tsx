import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { Assumed } from '../figures/assumed.tsx'
import { useLanguage } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { headerWords } from './header-words.ts'
import { reportAnswer } from './report-answer.ts'

/** The big number first, then the sentence, then the arithmetic. */
export function ReportAnswerBlock({ data }: { data: ReportData }) {
  const language = useLanguage()
  const answer = reportAnswer(data, language)
  if (!answer) return null
  return (
    <section
      aria-labelledby="answer-title"
      className="grid gap-2 border-t-2 border-accent pt-5 print:flex print:flex-wrap print:items-baseline print:gap-x-3 print:gap-y-0 print:pt-1"
    >
      <h2 id="answer-title" className="font-sans text-body font-semibold tracking-normal text-ink-soft">
        {answer.question}
      </h2>
      <div className="figures font-serif text-display font-semibold print:text-title">
        <EvidenceMark of={answer.subject} sources={answer.sources}>
          {answer.isAssumed ? <Assumed>{answer.figure}</Assumed> : answer.figure}
        </EvidenceMark>
      </div>
      <p className="figures max-w-reading text-lead print:text-body">
        {answer.damage && (
          <>
            {headerWords[language].of} <Assumed>{answer.damage}</Assumed>{' '}
          </>
        )}
        {answer.sentence}
      </p>
      {answer.arithmetic && (
        <p className="figures max-w-reading text-small text-ink-soft print:hidden">{answer.arithmetic}</p>
      )}
    </section>
  )
}
