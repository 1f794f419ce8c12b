import { Badge } from '../../../ui/badge.tsx'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { toneOf } from '../figures/tone-of.ts'
import { useWords } from '../language/language-context.ts'
import type { CoverageCard } from '../report-types.ts'
import { cardsWords } from './cards-words.ts'

/** The server decides status and signal; a silent policy gives a neutral card. */
export function CoverageCards({ cards }: { cards: readonly CoverageCard[] }) {
  const words = useWords(cardsWords)
  if (cards.length === 0) return null
  return (
    <section id="coverage" aria-labelledby="coverage-title" className="grid scroll-mt-5 gap-4 print:gap-1">
      <h2 id="coverage-title" className="text-title print:text-body">
        {words.title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-4 print:gap-1">
        {cards.map((card) => (
          <li
            key={card.id}
            className="grid content-start gap-2 rounded-sheet border border-line bg-sheet p-4 shadow-sheet sm:p-5 print:gap-0 print:p-2 print:shadow-none"
          >
            <h3 className="font-sans text-small font-normal tracking-normal text-ink-soft">{card.title}</h3>
            <div>
              <Badge tone={toneOf(card.signal)} className="figures text-body print:px-0 print:text-small">
                {card.status}
              </Badge>
            </div>
            <div className="figures text-small">
              {card.detail}
              <EvidenceMark of={card.title} sources={card.sources} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
