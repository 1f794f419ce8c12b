import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Signal } from '@plainpolicy/platform/report/report-sections'
import { commonWords } from '../common-words.ts'
import type { Block, Fact, Section } from '../document-model.ts'
import { waterWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'
import { coverageLists } from './coverage-lists.ts'
import { scenarioBlocks } from './scenario-items.ts'

type Water = NonNullable<ReportData['sections']['water']>
type Card = Extract<Block, { kind: 'cards' }>['items'][number]

const RECOMMENDED_SEWER_LIMIT = 25_000
const SEWER = ['sections.water.sewer_backup', 'coverage_summary.water_damage.sewer_backup']
const FLOOD = ['sections.water.flood_coverage', 'coverage_summary.water_damage.flood_coverage']
const FOUNDATION = ['dwelling_valuation.foundation_water_limit']
const statusSignals = { LIMITED: 'yellow', MINIMAL: 'red', COVERED: 'green', 'NOT STATED': 'neutral' } as const

export function waterSection(telling: Telling): Section | null {
  const { data, language } = telling
  const { water } = data.sections
  if (!water) return null
  const words = waterWords[language]
  const flashFlood: Block[] = [
    { kind: 'notice', signal: 'red', title: words.flashFlood, texts: [words.flashFloodText] },
  ]
  return {
    id: 'water',
    title: words.title,
    badge: { text: words.status[water.status], signal: statusSignals[water.status] },
    blocks: [
      { kind: 'facts', items: waterFacts(telling, water) },
      { kind: 'cards', items: statuses(telling, water) },
      ...scenarioBlocks(telling, words.scenarios, water.scenarios),
      ...sewerBar(telling, water),
      ...coverageLists(
        language,
        waterLists(telling, water),
        isFloodPolicy(data) ? words.floodListSource : words.listSource,
      ),
      ...(water.flood_coverage ? [] : flashFlood),
      { kind: 'heading', text: words.claims.title },
      { kind: 'list', mark: 'bullet', items: [words.claims.share, words.claims.zones] },
      { kind: 'paragraph', look: 'small', text: `${words.claims.shareSource}. ${words.claims.zonesSource}.` },
      {
        kind: 'notice',
        signal: 'neutral',
        title: words.recommendation,
        tag: words.questionsTag,
        texts: [waterQuestions(telling, water)],
      },
    ],
  }
}

function waterFacts({ language, dollars, dollarsOrSilent, refs }: Telling, water: Water): Fact[] {
  const words = waterWords[language]
  return [
    { label: words.sewerBackup, ...dollarsOrSilent(water.sewer_backup), refs: refs(SEWER) },
    {
      label: words.floodCoverage,
      value: water.flood_coverage ? words.yes : words.no,
      signal: water.flood_coverage ? 'green' : 'red',
      refs: refs(FLOOD),
    },
    {
      label: words.deductible,
      ...dollarsOrSilent(water.water_deductible),
      refs: water.water_deductible === null ? [] : refs(['sections.water.water_deductible']),
    },
    {
      label: words.riskLevel,
      value: water.risk.label,
      signal: water.risk.signal,
      note: words.riskNote(dollars(RECOMMENDED_SEWER_LIMIT)),
    },
  ]
}

/** Three ways that water comes in, and how this document treats each. */
function statuses(telling: Telling, water: Water): Card[] {
  const words = waterWords[telling.language]
  const foundation = telling.data.dwelling_valuation.foundation_water_limit
  const isCovered = water.flood_coverage
  return [
    limitCard(telling, {
      title: words.sewerAndDrain,
      limit: water.sewer_backup,
      text: words.throughDrains,
      sources: SEWER,
      signal: water.risk.signal,
    }),
    {
      title: words.flood,
      badge: isCovered ? { text: words.covered, signal: 'green' } : { text: words.noneFound, signal: 'red' },
      text: isCovered ? words.insuresFlood : words.ownPolicy,
      refs: telling.refs(FLOOD),
    },
    limitCard(telling, {
      title: words.foundation,
      limit: foundation,
      text: words.belowHouse,
      sources: FOUNDATION,
      signal: 'green',
    }),
  ]
}

interface Limit {
  title: string
  limit: number | null | undefined
  text: string
  sources: string[]
  signal: Signal
}

function limitCard({ language, dollars, refs }: Telling, { title, limit, text, sources, signal }: Limit): Card {
  const words = waterWords[language]
  const common = commonWords[language]
  if (limit === null || limit === undefined) {
    return { title, badge: { text: common.notStated, signal: 'neutral' }, text: common.notFound, refs: [] }
  }
  if (limit === 0) {
    return { title, badge: { text: words.notCovered, signal: 'red' }, text: words.leftOut, refs: refs(sources) }
  }
  return { title, badge: { text: words.upTo(dollars(limit)), signal }, text, refs: refs(sources) }
}

function sewerBar({ language, dollars, percent }: Telling, { sewer_backup: limit, risk }: Water): Block[] {
  if (limit === null) return []
  const words = waterWords[language]
  const share = Math.min(100, (limit / RECOMMENDED_SEWER_LIMIT) * 100)
  const adequacy = words.adequacy(dollars(limit), percent(Math.round(share)), dollars(RECOMMENDED_SEWER_LIMIT))
  const bar = {
    label: words.barTitle,
    note: '',
    value: dollars(limit),
    percent: share,
    isStrong: risk.signal === 'red',
  }
  return [
    { kind: 'heading', text: words.barTitle },
    { kind: 'bars', items: [bar] },
    { kind: 'paragraph', look: 'small', text: words.barNote(risk.label, adequacy) },
  ]
}

const isFloodPolicy = ({ document_kind }: ReportData): boolean => document_kind === 'flood_declarations'

/** What is left to ask an agent: nothing that the policy answers already. */
function waterQuestions({ data, language }: Telling, water: Water): string {
  const { questions } = waterWords[language]
  if (isFloodPolicy(data)) return questions.floodPolicy
  const asked = [
    ...((water.sewer_backup ?? 0) < RECOMMENDED_SEWER_LIMIT ? [questions.sewer] : []),
    ...(water.flood_coverage ? [] : [questions.flood]),
  ]
  return [...asked, questions.deductible].join(' ')
}

/** How Texas home policies usually treat water, with this document's own limits put in. */
function waterLists({ data, language, dollars }: Telling, water: Water) {
  const words = waterWords[language].lists
  if (isFloodPolicy(data)) {
    return { covered: [words.flood], excluded: [words.homeInsures, words.sewerAlone] }
  }
  const covered = [words.suddenLeak]
  const excluded: string[] = []
  const place = (limit: number | null | undefined, name: string) => {
    if (limit === 0) excluded.push(name)
    else if (limit) covered.push(words.upTo(name, dollars(limit)))
  }
  place(water.sewer_backup, words.sewer)
  place(data.dwelling_valuation.foundation_water_limit, words.foundation)
  if (water.flood_coverage) covered.push(words.flood)
  else excluded.push(words.flood)
  return { covered, excluded: [...excluded, words.slowLeaks, words.wear] }
}
