import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { toneText } from '../../../ui/signal.ts'
import { toneOf } from '../figures/tone-of.ts'
import { useLanguage, useWords } from '../language/language-context.ts'
import { loadWords } from '../load/load-words.ts'
import type { ReportData } from '../report-types.ts'
import { ScoreScale } from './score-scale.tsx'
import { scoreLabel, scoreSignal, whyNoScore } from './score-view.ts'
import { scoreWords } from './score-words.ts'

// Most readers do not ask why: the parts come with the first who does.
const scoreParts = lazyPart(() => import('./score-parts.tsx').then((code) => code.ScoreParts))

export function ScorePanel({ data }: { data: ReportData }) {
  const language = useLanguage()
  const words = scoreWords[language]
  const { overall_protection_score: score, parts } = data.scores
  return (
    <Sheet
      id="score"
      aria-labelledby="score-title"
      className="grid scroll-mt-5 gap-5 p-4 sm:p-5 print:gap-0 print:p-2 print:shadow-none"
    >
      <h2 id="score-title" className="text-title print:text-body">
        {words.title}
      </h2>
      {score === null ? (
        <>
          <p className="max-w-reading text-ink-soft">{whyNoScore(data, language)}</p>
          {parts.length > 0 && (
            <div className="print:hidden">
              <OnDemand failed={loadWords[language].network}>
                <scoreParts.Part parts={parts} />
              </OnDemand>
            </div>
          )}
        </>
      ) : (
        <Scored score={Math.round(score)} parts={parts} />
      )}
      {score !== null && data.version === 'free' && <p className="text-small text-ink-soft">{words.freeNote}</p>}
    </Sheet>
  )
}

function Scored({ score, parts }: { score: number; parts: ReportData['scores']['parts'] }) {
  const language = useLanguage()
  const tone = toneOf(scoreSignal(score))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="figures font-serif font-semibold">
          <span className={classNames('text-display print:text-title', toneText[tone])}>{score}</span>
          <span className="text-title text-ink-soft print:text-body"> / 100</span>
        </p>
        <Badge tone={tone} className="mb-2 print:mb-0">
          {scoreLabel(score, language)}
        </Badge>
      </div>
      <ScoreScale score={score} />
      {parts.length > 0 && <WhyThisScore score={score} parts={parts} />}
    </>
  )
}

function WhyThisScore({ score, parts }: { score: number; parts: ReportData['scores']['parts'] }) {
  const words = useWords(scoreWords)
  const failed = useWords(loadWords).network
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3 print:hidden">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-ml-3 w-fit"
      >
        {words.why(score)}
        <ChevronDown aria-hidden className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <OnDemand failed={failed}>
            <div className="grid gap-3">
              <scoreParts.Part parts={parts} />
              <p className="figures max-w-reading text-small font-semibold">
                {words.sum(sumOf(parts, 'points'), sumOf(parts, 'max'), score)}
              </p>
            </div>
          </OnDemand>
        )}
      </div>
    </div>
  )
}

/** Points may be halves; the sum shows no more digits than they have. */
const sumOf = (parts: ReportData['scores']['parts'], key: 'points' | 'max'): number =>
  Number(parts.reduce((sum, part) => sum + part[key], 0).toFixed(2))
