import { useWords } from '../language/language-context.ts'
import { scoreScale } from './score-view.ts'
import { scoreWords } from './score-words.ts'

const fills = { green: 'fill-good', yellow: 'fill-watch', red: 'fill-gap' } as const

/** The scale from 0 to 100 with a marker at the score's percent. */
export function ScoreScale({ score }: { score: number }) {
  const words = useWords(scoreWords)
  return (
    <div className="grid gap-1">
      <div className="px-2">
        <svg
          role="img"
          aria-label={words.ofHundred(score)}
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          className="h-5 w-full overflow-visible print:h-3"
        >
          {scoreScale.map((band) => (
            <rect
              key={band.signal}
              x={band.from + 0.4}
              y="4"
              width={band.to - band.from - 0.8}
              height="4"
              className={fills[band.signal]}
            />
          ))}
          <line
            data-testid="score-marker"
            x1={score}
            x2={score}
            y1="0"
            y2="10"
            strokeWidth="8"
            className="stroke-sheet"
            vectorEffect="non-scaling-stroke"
          />
          <line
            x1={score}
            x2={score}
            y1="0"
            y2="10"
            strokeWidth="4"
            className="stroke-ink"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <ol className="flex justify-between gap-2 text-small text-ink-soft">
        {scoreScale.map((band) => (
          <li key={band.signal}>{words.bands[band.signal]}</li>
        ))}
      </ol>
    </div>
  )
}
