import type { Signal } from '@plainpolicy/platform/report/report-sections'
import type { Badge, Block, Figure, Section } from '../document-model.ts'
import { layoutWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'
import { overviewWords } from './overview-words.ts'

const GREEN_FROM = 75
const YELLOW_FROM = 40

/** What to know first: an expired term, wind left out, how figures are marked. */
export function readingSection({ data, language }: Telling): Section {
  const words = overviewWords[language]
  const warnings: Block[] = [
    {
      kind: 'notice',
      signal: 'yellow',
      title: layoutWords[language].beforeYouRead,
      texts: data.warnings.map(({ message }) => message),
    },
  ]
  return {
    id: 'reading',
    title: words.howToRead,
    blocks: [
      ...(data.warnings.length > 0 ? warnings : []),
      { kind: 'list', mark: 'bullet', items: [words.marks, words.assumed, words.silent] },
    ],
  }
}

export function scoreSection({ data, language }: Telling): Section {
  const words = overviewWords[language]
  const { overall_protection_score: score, parts } = data.scores
  if (score === null) {
    const text = parts.length === 0 ? words.score.noScoreKind : words.score.noScoreFound
    return {
      id: 'score',
      title: words.score.title,
      blocks: [{ kind: 'paragraph', text }, ...partsTable(data.scores, language)],
    }
  }
  const rounded = Math.round(score)
  const bands = [
    { label: words.score.bands.red, from: 0, to: YELLOW_FROM, signal: 'red' as const },
    { label: words.score.bands.yellow, from: YELLOW_FROM, to: GREEN_FROM, signal: 'yellow' as const },
    { label: words.score.bands.green, from: GREEN_FROM, to: 100, signal: 'green' as const },
  ]
  const signal = scoreSignal(rounded)
  const badge: Badge = { text: bands.find((band) => band.signal === signal)?.label ?? '', signal }
  return {
    id: 'score',
    title: words.score.title,
    blocks: [
      { kind: 'score', score: rounded, badge, bands },
      ...(data.version === 'free'
        ? [{ kind: 'paragraph' as const, look: 'small' as const, text: words.score.freeNote }]
        : []),
      { kind: 'heading', text: words.score.why(rounded) },
      ...partsTable(data.scores, language),
      { kind: 'paragraph', look: 'small', text: words.howReckoned },
    ],
  }
}

/** At least 75 green, at least 40 yellow, below that red. */
function scoreSignal(score: number): Signal {
  if (score >= GREEN_FROM) return 'green'
  return score >= YELLOW_FROM ? 'yellow' : 'red'
}

function partsTable({ parts }: Telling['data']['scores'], language: Telling['language']): Block[] {
  if (parts.length === 0) return []
  const words = overviewWords[language]
  const rows = parts.map((part): Figure[] => [
    { value: part.label },
    { value: part.max > 0 ? words.score.ofMax(part.points, part.max) : words.score.notCounted },
    { value: part.why },
  ])
  return [
    {
      kind: 'table',
      columns: [{ title: words.part }, { title: words.points }, { title: words.reason, share: 1 }],
      rows,
    },
  ]
}

export function cardsSection({ data, language, refs }: Telling): Section | null {
  if (data.coverage_cards.length === 0) return null
  const items = data.coverage_cards.map((card) => ({
    title: card.title,
    badge: { text: card.status, signal: card.signal },
    text: card.detail,
    refs: refs(card.sources),
  }))
  return { id: 'coverage', title: overviewWords[language].cards.title, blocks: [{ kind: 'cards', items }] }
}

export function prioritiesSection({ data, language, refs }: Telling): Section {
  const words = overviewWords[language].priorities
  const signals = { critical: 'red', warning: 'yellow', info: 'neutral' } as const
  const items = data.actions.top_priorities.map((one) => ({
    marker: one.priority.toString(),
    title: one.title,
    badge: { text: words.classes[one.class], signal: signals[one.class] },
    text: one.description,
    refs: refs(one.sources),
  }))
  const blocks: Block[] = items.length > 0 ? [{ kind: 'steps', items }] : [{ kind: 'paragraph', text: words.none }]
  return { id: 'priorities', title: words.title, blocks }
}
