import type { Language } from '@plainpolicy/platform/report/report-data'
import { commonWords } from '../document/common-words.ts'
import type { Block, Figure, PaperDocument, Section } from '../document/document-model.ts'
import { calendarMonths } from '../document/sections/calendar-months.ts'
import { layoutWords } from '../document/shared-words.ts'
import { longDate } from '../document/telling.ts'
import { GUIDE_LAW, GUIDE_NUMBERS, GUIDE_SOURCES, LAW_TEXT_OF, UPDATED } from './guide-sources.ts'
import { type GuideWords, guideWordsEn } from './guide-words-en.ts'
import { guideWordsEs } from './guide-words-es.ts'

const LIMITS = [200_000, 300_000, 400_000, 600_000]
const PERCENTS = [1, 2, 3, 5]

/** The storm guide, told with the same blocks as a report. */
export function guideDocument(language: Language): PaperDocument {
  const words = { en: guideWordsEn, es: guideWordsEs }[language]
  const { contents, page, of } = commonWords[language]
  return {
    language,
    density: 'roomy',
    title: words.title,
    description: words.description,
    particulars: [
      { label: words.updated, value: longDate(UPDATED, language) },
      { label: words.forWhom, value: words.homeowners },
      { label: words.from, value: 'Plainpolicy' },
    ],
    answer: {
      question: words.question,
      figure: { value: words.figure },
      sentence: words.sentence,
      arithmetic: words.figureSource,
      split: null,
    },
    sections: sectionsOf(words, language),
    footer: words.footer,
    words: { contents, page, of },
  }
}

function sectionsOf(words: GuideWords, language: Language): Section[] {
  return [
    { id: 'seasons', title: words.seasons, blocks: seasons(words, language) },
    { id: 'gaps', title: words.gaps, blocks: [list('bullet', words.gapItems), law(GUIDE_LAW.coast, language)] },
    { id: 'deductible', title: words.deductible, opensPage: true, blocks: deductible(words, language) },
    { id: 'roof', title: words.roof, blocks: roof(words) },
    { id: 'before', title: words.before, opensPage: true, blocks: [list('box', words.beforeItems)] },
    { id: 'during', title: words.during, blocks: [list('box', words.duringItems)] },
    { id: 'after', title: words.after, blocks: [list('box', words.afterItems)] },
    { id: 'clock', title: words.clock, opensPage: true, blocks: clock(words, language) },
    { id: 'door', title: words.door, blocks: [list('bullet', words.doorItems), law(GUIDE_LAW.adjuster, language)] },
    { id: 'numbers', title: words.numbers, blocks: numbers(words) },
    { id: 'yours', title: words.yours, blocks: [toFillIn(words)] },
    { id: 'sources', title: words.sources, blocks: sources(words) },
  ]
}

const list = (mark: 'bullet' | 'box', items: string[]): Block => ({ kind: 'list', mark, items })

const law = ({ name, url }: { name: string; url: string }, language: Language): Block => ({
  kind: 'paragraph',
  look: 'small',
  text: `${name} (${layoutWords[language].textOf(LAW_TEXT_OF)}): ${url.split('#')[0]}`,
})

const seasons = (words: GuideWords, language: Language): Block[] => [
  { kind: 'paragraph', text: words.seasonsText },
  { kind: 'months', items: calendarMonths(language) },
  { kind: 'paragraph', look: 'small', text: words.calendarNote },
]

function deductible(words: GuideWords, language: Language): Block[] {
  const dollars = (amount: number): Figure => ({ value: `$${amount.toLocaleString('en-US')}` })
  const amount = (title: string) => ({ title, isAmount: true as const, share: 1 })
  return [
    { kind: 'paragraph', look: 'lead', text: words.deductibleText },
    { kind: 'notice', signal: 'yellow', title: words.percentTitle, texts: [words.percentText] },
    { kind: 'heading', text: words.tableTitle },
    {
      kind: 'table',
      columns: [{ title: words.limit, share: 1 }, ...PERCENTS.map((percent) => amount(`${percent}%`))],
      rows: LIMITS.map((limit) => [dollars(limit), ...PERCENTS.map((percent) => dollars((limit * percent) / 100))]),
    },
    { kind: 'paragraph', look: 'small', text: words.tableNote },
    { kind: 'notice', signal: 'red', title: words.payTitle, texts: [words.payText] },
    law(GUIDE_LAW.deductible, language),
  ]
}

const roof = (words: GuideWords): Block[] => [
  { kind: 'steps', items: words.roofWays },
  { kind: 'paragraph', text: words.cosmetic },
]

function clock(words: GuideWords, language: Language): Block[] {
  const note = layoutWords[language].textOf(LAW_TEXT_OF)
  const items = (['acknowledge', 'decide', 'pay', 'catastrophe'] as const).map((id) => ({
    ...words.clockSteps[id],
    source: { ...GUIDE_LAW[id], note },
  }))
  return [
    { kind: 'paragraph', text: words.clockText },
    { kind: 'steps', items },
    { kind: 'paragraph', look: 'small', text: words.clockNote },
  ]
}

function numbers(words: GuideWords): Block[] {
  const ids = Object.keys(GUIDE_NUMBERS) as (keyof typeof GUIDE_NUMBERS)[]
  const rows = ids.map((id): Figure[] => [
    { value: words.numberNames[id] },
    { value: GUIDE_NUMBERS[id].phone },
    { value: GUIDE_NUMBERS[id].web },
  ])
  const columns = [{ title: words.who, share: 1 }, { title: words.phone }, { title: words.web }]
  return [
    { kind: 'table', columns, rows },
    { kind: 'paragraph', text: words.emergency },
  ]
}

const toFillIn = (words: GuideWords): Block => ({
  kind: 'table',
  columns: [
    { title: words.yourThing, share: 2 },
    { title: words.yourAnswer, share: 3 },
  ],
  rows: words.yourItems.map((item) => [{ value: item }, { value: '' }]),
})

const sources = (words: GuideWords): Block[] => [
  ...GUIDE_SOURCES.map(({ name, url }): Block => ({ kind: 'paragraph', look: 'small', text: `${name}: ${url}` })),
  { kind: 'paragraph', text: words.closing },
]
