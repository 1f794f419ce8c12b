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
  const titleOf = (material: string | null) => (material === null ? words.share : words.material(material))
  const columns = materials.map((material) => ({ title: titleOf(material), isAmount: true as const, share: 1 }))
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
export function cashSection(telling: Telling): Section | null {
  const { noFigure, event, youPayFirst, meaning, ...words } = answersWords[telling.language].cash
  const rows = telling.data.storm_cash ?? []
  return amountsSection(telling, { id: 'storm-cash', ...words, noFigure, heads: [event, youPayFirst, meaning], rows })
}

/** What each change of coverage would leave with the reader in one loss. */
export function savingsSection(telling: Telling): Section | null {
  const { change, saved, meaning, ...words } = answersWords[telling.language].savings
  return amountsSection(telling, {
    id: 'savings',
    ...words,
    heads: [change, saved, meaning],
    rows: telling.data.savings ?? [],
  })
}

interface Amounts {
  id: string
  title: string
  intro: string
  heads: [label: string, amount: string, text: string]
  rows: readonly { label: string; amount: number | null; text: string; assumed: boolean; sources: string[] }[]
  /** In the place of an amount that is not known. */
  noFigure?: string
}

/** Amounts with what each is of and what it means; null without any. */
function amountsSection(
  { language, dollars, refs }: Telling,
  { id, title, intro, heads, ...amounts }: Amounts,
): Section | null {
  if (amounts.rows.length === 0) return null
  const rows = amounts.rows.map(({ label, amount, text, assumed, sources }): Figure[] => [
    { value: label },
    {
      value: amount === null ? (amounts.noFigure ?? '') : dollars(amount),
      ...(amount === null && { isSilent: true as const }),
      ...(assumed && { assumed: commonWords[language].assumed }),
      refs: refs(sources),
    },
    { value: text },
  ])
  const columns = [{ title: heads[0] }, { title: heads[1], isAmount: true as const }, { title: heads[2], share: 1 }]
  return {
    id,
    title,
    blocks: [
      { kind: 'paragraph', text: intro },
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
