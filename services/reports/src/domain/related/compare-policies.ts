import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import { type ComparedValue, comparedValues, type Deductible, isLockedValue } from './compared-values.ts'
import { dollarsIn, percentIn } from './figures.ts'
import { relatedWords } from './related-words.ts'
import { dwellingLimits, howMuch, type Pair, whyDeductible, whyShare } from './why-moved.ts'

type Comparison = NonNullable<ReportData['comparison']>
type Row = Comparison['rows'][number]

interface Compared extends Pair<ReportData> {
  language: Language
  /** Whether mold and water of the policy before may be shown. */
  isUnlocked: boolean
}

/** What moved since the policy before: nothing that stayed, and nothing that neither of both states. */
export function comparePolicies({ language, isUnlocked, ...pair }: Compared): Comparison {
  const { policy_holder_details: details, reportId } = pair.before
  const shown = comparedValues.filter((value) => isUnlocked || !isLockedValue(value))
  const { mold, water } = pair.after.sections
  return {
    previous: { reportId, effective_date: details.effective_date, renewal_date: details.renewal_date },
    rows: shown.flatMap((value) => rowOf(value, pair, language) ?? []),
    without_mold_and_water: !isUnlocked && Boolean(mold ?? water),
  }
}

function rowOf(value: ComparedValue, pair: Pair<ReportData>, language: Language): Row | null {
  const words = relatedWords[language]
  const [before, after] = [written(value, pair.before, language), written(value, pair.after, language)]
  if (before === after) return null
  const row = { path: value.path, label: words.labels[value.label], difference: null }
  if (before === null || after === null) {
    return { ...row, before: before ?? words.notFound, after: after ?? words.notFound, why: words.notFoundWhy }
  }
  return { ...row, before, after, ...moved(value, pair, language) }
}

/** As people read it; null where the policy does not state it. */
function written(value: ComparedValue, report: ReportData, language: Language): string | null {
  const words = relatedWords[language]
  switch (value.kind) {
    case 'deductible':
      return writtenDeductible(value.read(report), language)
    case 'yesOrNo':
      return [words.no, words.yes][Number(value.read(report) ?? Number.NaN)] ?? null
    case 'settlement':
      return words.settlements[value.read(report) as keyof typeof words.settlements] ?? null
    case 'text':
      return value.read(report)
    case 'percent':
      return whereStated(value.read(report), percentIn(language))
    default:
      return whereStated(value.read(report), dollarsIn(language))
  }
}

const whereStated = (amount: number | null | undefined, write: (amount: number) => string): string | null =>
  amount === null || amount === undefined ? null : write(amount)

function writtenDeductible(printed: Deductible, language: Language): string | null {
  if (!printed) return null
  const amount = dollarsIn(language)(printed.amount)
  return printed.percentage === null ? amount : `${percentIn(language)(printed.percentage)} (${amount})`
}

function moved(value: ComparedValue, pair: Pair<ReportData>, language: Language): Pick<Row, 'difference' | 'why'> {
  const limits = dwellingLimits(pair)
  if (value.kind === 'deductible') {
    const [before, after] = [value.read(pair.before), value.read(pair.after)]
    if (!before || !after) return { difference: null, why: null }
    return { difference: cents(after.amount - before.amount), why: whyDeductible({ before, after }, limits, language) }
  }
  if (value.kind !== 'dollars') return { difference: null, why: null }
  const amounts = { before: value.read(pair.before) ?? 0, after: value.read(pair.after) ?? 0 }
  const share = value.isShareOfA ? whyShare(amounts, limits, language) : null
  return { difference: cents(amounts.after - amounts.before), why: share ?? howMuch(amounts, language) }
}

const cents = (amount: number): number => Math.round(amount * 100) / 100
