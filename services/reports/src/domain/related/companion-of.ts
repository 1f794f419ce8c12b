import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import { dayIn } from './figures.ts'
import { relatedWords } from './related-words.ts'

type Companion = NonNullable<ReportData['companions']>[number]

/** Another policy for the same address, as the reader of this one is told of it. Nothing of mold or water is among it. */
export function companionOf(report: ReportData, language: Language): Companion {
  const words = relatedWords[language]
  const { effective_date: from, renewal_date: to, insurance_provider } = report.policy_holder_details
  const day = dayIn(language)
  const term = from && to ? words.term(day(from), day(to)) : ''
  const kind = report.document_kind as keyof typeof words.companions
  return {
    reportId: report.reportId,
    document_kind: report.document_kind,
    insurance_provider,
    deductibles: deductiblesOf(report, language),
    text: `${words.companions[kind] ?? words.companions.other}${term}`,
  }
}

function deductiblesOf({ calculated_deductibles: printed }: ReportData, language: Language): Companion['deductibles'] {
  const { labels, deductible } = relatedWords[language]
  const named = [
    { label: labels.standard, amount: printed.standard_deductible?.amount },
    { label: labels.wind_hail, amount: printed.wind_hail_deductible?.amount },
    { label: labels.hurricane, amount: printed.hurricane_deductible?.amount },
  ].flatMap(({ label, amount }) => (amount === undefined ? [] : [{ label, amount }]))
  // One deductible for everything is one line.
  const amounts = new Set(named.map(({ amount }) => amount))
  const [only] = amounts
  return amounts.size === 1 && only !== undefined ? [{ label: deductible, amount: only }] : named
}
