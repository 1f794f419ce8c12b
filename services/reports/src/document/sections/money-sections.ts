import type { RoofScheduleRow } from '@plainpolicy/platform/report/report-answers'
import { commonWords } from '../common-words.ts'
import type { Block, Figure, Section } from '../document-model.ts'
import type { Telling } from '../telling.ts'
import { answersWords } from './answers-words.ts'
import { sourceOf } from './claim-sections.ts'

/** The policy's order of arithmetic for a damaged roof, and its printed schedule. */
export function calculatorSection(telling: Telling): Section | null {
  const calculator = telling.data.roof_calculator
  if (!calculator || calculator.steps.length === 0) return null
  const words = answersWords[telling.language].calculator
  return {
    id: 'roof-money',
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.intro, refs: telling.refs(calculator.sources) },
      { kind: 'list', mark: 'number', items: calculator.steps },
      ...scheduleTable(telling, calculator.schedule),
    ],
  }
}

/** A row for each age, a column for each kind of roof. */
function scheduleTable({ language, percent }: Telling, schedule: RoofScheduleRow[]): Block[] {
  if (schedule.length === 0) return []
  const words = answersWords[language].calculator
  const materials = [...new Set(schedule.map(({ material }) => material))]
  const ages = Map.groupBy(schedule, (row) => agesText(row, words))
  const rows = [...ages].map(([age, shares]): Figure[] => [
    { value: age },
    ...materials.map((material) => {
      const share = shares.find((row) => row.material === material)
      return { value: share ? percent(share.percentage) : '' }
    }),
  ])
  const columns = materials.map((material) => ({ title: material ?? words.share, isAmount: true as const, share: 1 }))
  return [
    { kind: 'heading', text: words.schedule },
    { kind: 'table', columns: [{ title: words.age, share: 1 }, ...columns], rows },
  ]
}

function agesText({ from_age, to_age }: RoofScheduleRow, words: (typeof answersWords)['en']['calculator']): string {
  if (to_age === null) return words.andOlder(from_age.toString())
  return to_age === from_age ? from_age.toString() : words.ages(from_age.toString(), to_age.toString())
}

/** What one event of each kind would take out of the reader's pocket. */
export function cashSection({ data, language, dollars, refs }: Telling): Section | null {
  const events = data.storm_cash ?? []
  if (events.length === 0) return null
  const words = answersWords[language].cash
  const rows = events.map((event): Figure[] => [
    { value: event.label },
    {
      value: event.amount === null ? words.noFigure : dollars(event.amount),
      ...(event.amount === null && { isSilent: true as const }),
      ...(event.assumed && { assumed: commonWords[language].assumed }),
      refs: refs(event.sources),
    },
    { value: event.text },
  ])
  const columns = [
    { title: words.event },
    { title: words.youPayFirst, isAmount: true as const },
    { title: words.meaning, share: 1 },
  ]
  return {
    id: 'storm-cash',
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'table', columns, rows },
    ],
  }
}

/** What each change of coverage would leave with the reader in one loss. */
export function savingsSection({ data, language, dollars, refs }: Telling): Section | null {
  const changes = data.savings ?? []
  if (changes.length === 0) return null
  const words = answersWords[language].savings
  const rows = changes.map((change): Figure[] => [
    { value: change.label },
    {
      value: dollars(change.amount),
      ...(change.assumed && { assumed: commonWords[language].assumed }),
      refs: refs(change.sources),
    },
    { value: change.text },
  ])
  const columns = [
    { title: words.change },
    { title: words.saved, isAmount: true as const },
    { title: words.meaning, share: 1 },
  ]
  return {
    id: 'savings',
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'table', columns, rows },
    ],
  }
}

export function coastSection(telling: Telling): Section | null {
  const coast = telling.data.coastal_check
  if (!coast) return null
  const { name, url, note } = sourceOf(telling, coast.law)
  return {
    id: 'coast',
    title: answersWords[telling.language].coast.title,
    blocks: [
      { kind: 'paragraph', text: coast.text, refs: telling.refs(coast.sources) },
      { kind: 'paragraph', look: 'small', text: `${name}${note ? ` (${note})` : ''}: ${url.split('#')[0]}` },
    ],
  }
}
