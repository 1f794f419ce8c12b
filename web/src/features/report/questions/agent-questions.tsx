import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import type { Question } from '../report-types.ts'
import { questionsWords } from './questions-words.ts'

export function AgentQuestions({ questions }: { questions: readonly Question[] }) {
  const words = useWords(questionsWords)
  const copy = () =>
    navigator.clipboard.writeText(asList(questions)).then(
      () => toast.success(words.copied),
      () => toast.error(words.copyFailed),
    )
  return (
    <>
      <ol className="grid gap-4">
        {questions.map(({ question, why, sources }, index) => (
          <li key={question} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <span aria-hidden className="figures font-serif text-title font-semibold text-clay">
              {index + 1}
            </span>
            <div className="grid max-w-reading gap-1">
              <h3 className="font-sans text-body font-semibold tracking-normal">{question}</h3>
              <div className="text-small text-ink-soft">
                {words.why} {why}
                <EvidenceMark of={question} sources={sources} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={copy} className="justify-self-start">
        <Copy aria-hidden className="size-4" />
        {words.copy}
      </Button>
    </>
  )
}

const asList = (questions: readonly Question[]): string =>
  questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n')
