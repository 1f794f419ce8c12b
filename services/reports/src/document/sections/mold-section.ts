import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { moldTimeline } from '@plainpolicy/words/mold-timeline'
import { commonWords } from '../common-words.ts'
import type { Block, Fact, Section } from '../document-model.ts'
import { moldFactsWords, moldWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'
import { coverageLists } from './coverage-lists.ts'
import { scenarioBlocks } from './scenario-items.ts'

type Mold = NonNullable<ReportData['sections']['mold']>

export function moldSection(telling: Telling): Section | null {
  const { data, language } = telling
  const { mold } = data.sections
  if (!mold) return null
  const words = moldWords[language]
  return {
    id: 'mold',
    title: words.title,
    badge: { text: words.status[mold.status], signal: mold.signal },
    blocks: [
      { kind: 'facts', items: moldFacts(telling, mold) },
      { kind: 'heading', text: words.timelineTitle },
      { kind: 'steps', items: timeline(language) },
      { kind: 'paragraph', look: 'small', text: words.timelineSource },
      { kind: 'heading', text: words.riskTitle },
      {
        kind: 'list',
        mark: 'bullet',
        items: moldFactsWords[language].riskFactors.map(({ title, text }) => `${title}: ${text}`),
      },
      ...scenarioBlocks(telling, words.scenarios, mold.scenarios),
      ...gapNotice(telling, mold),
      ...coverageLists(language, moldLists(telling, mold), words.listSource),
    ],
  }
}

function moldFacts({ language, dollarsOrSilent, refs }: Telling, mold: Mold): Fact[] {
  const words = moldWords[language]
  const { assumed } = commonWords[language]
  return [
    {
      label: words.maximumLimit,
      ...dollarsOrSilent(mold.limit),
      ...(mold.limit === 0 && { note: words.leftOut }),
      signal: mold.signal,
      refs: refs(['sections.mold.limit', 'coverage_summary.mold_coverage.coverage_limit']),
    },
    { label: words.actionWindow, value: words.hours, note: words.dryingRule },
    {
      label: words.typicalGap,
      ...dollarsOrSilent(mold.typical_gap),
      ...(mold.typical_gap !== null && { note: words.gapNote, assumed }),
    },
    levelFact(language, mold),
  ]
}

function levelFact(language: Telling['language'], { coverage_level_percentage: level }: Mold): Fact {
  const words = moldWords[language]
  const { assumed, notFound } = commonWords[language]
  if (level === null) return { label: words.coverageLevel, value: notFound, isSilent: true }
  const value = `${Math.min(100, Math.round(level))}%`
  return { label: words.coverageLevel, value, note: words.ofLarge, ...(level > 0 && { assumed }) }
}

const timeline = (language: Telling['language']) =>
  moldTimeline.map(({ id, hours, signal }) => {
    const { label, text } = moldFactsWords[language].timeline[id]
    return { marker: hours, title: label, text, signal }
  })

function gapNotice({ language, dollars }: Telling, { typical_gap: gap, limit }: Mold): Block[] {
  if (gap === null || gap <= 0 || limit === null) return []
  const words = moldWords[language]
  const texts = [words.pays(limit === 0 ? null : dollars(limit), dollars(gap))]
  return [{ kind: 'notice', signal: 'red', title: words.severeGap(dollars(gap)), texts }]
}

/** With no limit, nothing is listed as covered. */
function moldLists({ language, dollars }: Telling, { limit }: Mold) {
  const words = moldWords[language]
  if (limit === 0) return { covered: [], excluded: [words.cleanUp, ...words.excluded] }
  const upTo = limit === null ? null : dollars(limit)
  return { covered: [words.suddenLeak(upTo), words.leakItself], excluded: words.excluded }
}
