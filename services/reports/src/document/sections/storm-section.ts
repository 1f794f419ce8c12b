import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { baseOf, windHailBase } from '@plainpolicy/words/deductible-base'
import { commonWords } from '../common-words.ts'
import type { Badge, Block, Fact, Section } from '../document-model.ts'
import { checklistWords, stormWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'
import { calendarMonths } from './calendar-months.ts'
import { onePercentIllustration } from './one-percent-illustration.ts'
import { scenarioBlocks } from './scenario-items.ts'

type Storm = NonNullable<ReportData['sections']['storm']>
type Deductible = ReportData['deductibles']['wind_hail']

const WIND_HAIL = ['calculated_deductibles.wind_hail_deductible']
const STANDARD = ['calculated_deductibles.standard_deductible']

export function stormSection(telling: Telling): Section | null {
  const { data, language } = telling
  const { storm } = data.sections
  if (!storm) return null
  const words = stormWords[language]
  const excluded: Block[] = [{ kind: 'notice', signal: 'red', title: words.excludedTitle, texts: [words.excluded] }]
  return {
    id: 'storm',
    title: words.title,
    badge: stormBadge(telling),
    blocks: [
      { kind: 'facts', items: stormFacts(telling, storm) },
      ...(storm.wind_hail_excluded ? excluded : []),
      ...comparison(telling),
      ...scenarioBlocks(telling, words.scenarios, storm.scenarios),
      ...difference(telling, storm),
      ...fund(telling, storm),
      ...(data.version === 'free' ? [] : season(telling)),
    ],
  }
}

/** What is true of every storm season; the short paper leaves it to the storm guide. */
function season(telling: Telling): Block[] {
  const { language } = telling
  const words = stormWords[language]
  const tip = onePercentIllustration(telling)
  const notice: Block[] =
    tip === null ? [] : [{ kind: 'notice', signal: 'neutral', title: words.tip, tag: words.tipTag, texts: [tip] }]
  return [
    { kind: 'heading', text: words.calendarTitle },
    { kind: 'months', items: calendarMonths(language) },
    { kind: 'paragraph', look: 'small', text: words.calendarNote },
    { kind: 'heading', text: words.checklistTitle },
    { kind: 'list', mark: 'box', items: Object.values(checklistWords[language]) },
    ...notice,
  ]
}

/** The same words and signal as the card on top: '2% Deductible', 'Excluded'. */
function stormBadge({ data, language }: Telling): Badge {
  const card = data.coverage_cards.find((candidate) => candidate.id === 'wind_hail')
  return card
    ? { text: card.status, signal: card.signal }
    : { text: commonWords[language].notStated, signal: 'neutral' }
}

function stormFacts(telling: Telling, storm: Storm): Fact[] {
  const { data, language, dollarsOrSilent, refs } = telling
  const words = stormWords[language]
  const extra = storm.additional_for_storms
  return [
    {
      label: words.coverageLimit,
      ...dollarsOrSilent(storm.coverage_limit),
      refs: refs(['property_coverage_limits.coverage_a_dwelling']),
    },
    storm.wind_hail_excluded
      ? {
          label: words.windHail,
          value: words.notInsured,
          note: words.leavesOut,
          signal: 'red',
          refs: refs(['sections.storm.wind_hail_excluded']),
        }
      : {
          label: words.windHail,
          ...deductibleFigure(telling, data.calculated_deductibles.wind_hail_deductible, WIND_HAIL),
        },
    { label: words.standard, ...deductibleFigure(telling, data.calculated_deductibles.standard_deductible, STANDARD) },
    {
      label: words.additional,
      ...dollarsOrSilent(extra),
      ...(extra !== null && { note: words.windHailMinusStandard, refs: refs([...WIND_HAIL, ...STANDARD]) }),
    },
  ]
}

function deductibleFigure(telling: Telling, deductible: Deductible, sources: string[]): Omit<Fact, 'label'> {
  if (!deductible) return { value: commonWords[telling.language].notFound, isSilent: true }
  const note = deductibleNote(telling, deductible)
  return { value: telling.dollars(deductible.amount), ...(note && { note }), refs: telling.refs(sources) }
}

/** '2% of $412,000' where the deductible is a percentage of a limit to the dollar, else its percentage alone. */
function deductibleNote(telling: Telling, deductible: NonNullable<Deductible>): string | null {
  if (deductible.percentage === null) return null
  const limit = baseOf(telling.data, deductible)
  const percent = telling.percent(deductible.percentage)
  return limit === null ? percent : stormWords[telling.language].percentOf(percent, telling.dollars(limit))
}

function comparison({ data, language, dollars }: Telling): Block[] {
  const { wind_hail_deductible: windHail, standard_deductible: standard } = data.calculated_deductibles
  if (!windHail || !standard) return []
  const words = stormWords[language]
  const larger = Math.max(windHail.amount, standard.amount, 1)
  const bar = (label: string, note: string, amount: number) => ({
    label,
    note,
    value: dollars(amount),
    percent: (amount / larger) * 100,
    isStrong: amount === larger && windHail.amount !== standard.amount,
  })
  const items = [
    bar(words.windHail, words.windHailAppliesTo, windHail.amount),
    bar(words.standard, words.standardAppliesTo, standard.amount),
  ]
  return [
    { kind: 'heading', text: words.sideBySide },
    { kind: 'bars', items },
  ]
}

function difference({ data, language, dollars }: Telling, { additional_for_storms: extra }: Storm): Block[] {
  if (extra === null || extra <= 0) return []
  const words = stormWords[language]
  const limit = windHailBase(data)
  const text = `${words.difference(dollars(extra))}${limit === null ? '' : words.growth(dollars(limit))}`
  return [{ kind: 'notice', signal: 'yellow', title: words.differenceTitle(dollars(extra)), texts: [text] }]
}

function fund({ language, dollars }: Telling, { emergency_fund: amounts }: Storm): Block[] {
  if (!amounts) return []
  const words = stormWords[language]
  const items = (['minimum', 'recommended', 'optimal'] as const).map((key) => ({
    ...words.fund[key],
    value: dollars(amounts[key]),
    ...(amounts.assumed && { assumed: commonWords[language].assumed }),
  }))
  return [
    { kind: 'heading', text: words.fundTitle },
    { kind: 'facts', items },
  ]
}
