import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import { commonWords } from './common-words.ts'
import type { Answer, PaperDocument, Section } from './document-model.ts'
import { clockSection, uncertainSection } from './sections/claim-sections.ts'
import { closingSection } from './sections/closing-section.ts'
import { evidenceSection } from './sections/evidence-section.ts'
import { moldSection } from './sections/mold-section.ts'
import { calculatorSection, cashSection, coastSection, savingsSection } from './sections/money-sections.ts'
import { cardsSection, prioritiesSection, readingSection, scoreSection } from './sections/overview-sections.ts'
import { companionsSection, comparisonSection, formsSection, questionsSection } from './sections/packet-sections.ts'
import { policySection } from './sections/policy-section.ts'
import { proofSection } from './sections/proof-section.ts'
import { roofSection } from './sections/roof-section.ts'
import { stormSection } from './sections/storm-section.ts'
import { waterSection } from './sections/water-section.ts'
import { isAssumed, isLeast, longDate, splitOf, type Telling, telling } from './telling.ts'

interface Telled {
  report: ReportData
  language: Language
  /** The day of this version of the report, YYYY-MM-DD. */
  date: string
  /** Paths of evidence of which there is a cut-out of the page. */
  pictures: ReadonlySet<string>
}

/** The report from its answer to its evidence; what the policy is silent about in whole sections is left out. */
export function buildDocument({ report, language, date, pictures }: Telled): PaperDocument {
  const told = telling(report, language)
  const words = commonWords[language]
  return {
    language,
    density: report.version === 'free' ? 'compact' : 'roomy',
    title: words.title,
    description: words.description,
    particulars: [
      { label: words.reportDate, value: longDate(date, language) },
      { label: words.reportId, value: shownReportId(report.reportId) },
      { label: words.version, value: words[report.version] },
      { label: words.preparedBy, value: 'Plainpolicy' },
    ],
    answer: answerOf(told),
    sections: sectionsOf(told, pictures).filter((section) => section !== null),
    footer: `${shownReportId(report.reportId)} · ${longDate(date, language)} · ${words.footer}`,
    words: { contents: words.contents, page: words.page, of: words.of },
  }
}

/** What a person reads out to support: 'PP-' and the last 4 characters of the id in upper case. */
export const shownReportId = (reportId: string): string => `PP-${reportId.slice(-4).toUpperCase()}`

function sectionsOf(told: Telling, pictures: ReadonlySet<string>): (Section | null)[] {
  return [
    readingSection(told),
    policySection(told),
    scoreSection(told),
    cardsSection(told),
    prioritiesSection(told),
    uncertainSection(told, pictures),
    proofSection(told),
    roofSection(told),
    calculatorSection(told),
    stormSection(told),
    cashSection(told),
    savingsSection(told),
    coastSection(told),
    moldSection(told),
    waterSection(told),
    companionsSection(told),
    comparisonSection(told),
    formsSection(told),
    questionsSection(told),
    clockSection(told),
    closingSection(told),
    evidenceSection(told, pictures),
  ]
}

/** What a hail storm costs; other kinds of policies get what they insure. */
function answerOf({ data, language, dollars, refs }: Telling): Answer | null {
  const words = commonWords[language]
  const hail = data.storm_scenarios.spring_hailstorm
  if (!hail) {
    const limit = data.property_coverage_limits.coverage_a_dwelling
    if (limit === null) return null
    const figure = { value: dollars(limit), refs: refs(['property_coverage_limits.coverage_a_dwelling']) }
    return { question: words.insuresWhat, figure, sentence: words.mostForHome, arithmetic: null, split: null }
  }
  const youPay = (isLeast(hail) ? words.youPayAtLeast : words.youPay)(dollars(hail.you_pay))
  const pays = dollars(hail.insurance_pays)
  const insurance = (isLeast(hail) ? words.insurancePaysAtMost : words.insurancePays)(pays)
  return {
    question: words.hailQuestion,
    figure: { value: youPay, ...(isAssumed(hail) && { assumed: words.assumed }), refs: refs(hail.sources) },
    sentence: words.hailSentence(dollars(hail.damage_amount), isLeast(hail) ? words.atMost(pays) : pays),
    arithmetic: hail.arithmetic,
    split: splitOf(hail, { you: words.you, insurance }),
  }
}
