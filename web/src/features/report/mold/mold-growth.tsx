import { useLanguage } from '../language/language-context.ts'
import { moldExplainedWords } from './mold-explained-words.ts'
import { moldFactsWords } from './mold-facts-words.ts'
import { MoldTimeline } from './mold-timeline.tsx'

/** How fast mold grows, and what helps it. */
export function MoldGrowth() {
  const language = useLanguage()
  return (
    <>
      <MoldTimeline />
      <div className="grid gap-3">
        <h4 className="text-lead font-semibold">{moldExplainedWords[language].riskTitle}</h4>
        <ul className="grid gap-3 sm:grid-cols-2">
          {moldFactsWords[language].riskFactors.map((factor) => (
            <li key={factor.title} className="grid content-start gap-1 rounded-soft border border-line p-4">
              <p className="figures font-semibold">{factor.title}</p>
              <p className="text-small text-ink-soft">{factor.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
