import { figureWords } from '../figures/figure-words.ts'
import { formatLongDate } from '../figures/format-date.ts'
import { dollarsOrNotFound, formatDollars } from '../figures/format-dollars.ts'
import type { Language } from '../language/language.ts'
import type { ReportData } from '../report-types.ts'
import { daysRemaining } from './days-remaining.ts'
import { detailsWords } from './details-words.ts'
import { splitAddress } from './split-address.ts'

export interface Detail {
  label: string
  value: string
  /** false: the policy is silent, and the value says so. */
  isFound: boolean
  note: string | null
  isOverdue?: boolean
  sources: string[]
}

/** When the policy ends: the status answer's own date, else the one in the report. */
export interface DetailsContext {
  now: Date
  policyDate: string | null
  language: Language
}

export function detailsOf(data: ReportData, context: DetailsContext): Detail[] {
  const { language } = context
  return [
    insured(data, language),
    address(data, language),
    provider(data, language),
    renewal(data, context),
    homeValue(data, language),
    premium(data, language),
  ]
}

function insured({ policy_holder_details: holder }: ReportData, language: Language): Detail {
  const words = detailsWords[language]
  const others = holder.additional_insured_names
  return {
    ...textDetail(words.insured, holder.policy_holder_name, language),
    note: others.length > 0 ? words.alsoInsured(others.join(', ')) : null,
    sources: ['policy_holder_details.policy_holder_name', 'policy_holder_details.additional_insured_names'],
  }
}

function address(data: ReportData, language: Language): Detail {
  const lines = splitAddress(data)
  return {
    ...textDetail(detailsWords[language].address, lines?.main ?? null, language),
    note: lines?.remainder ?? null,
    sources: [
      data.dwelling_valuation.location ? 'dwelling_valuation.location' : 'policy_holder_details.property_address',
    ],
  }
}

function provider({ policy_holder_details: holder }: ReportData, language: Language): Detail {
  const words = detailsWords[language]
  return {
    ...textDetail(words.provider, holder.insurance_provider, language),
    note: words.policyNumber(holder.policy_number ?? figureWords[language].notFoundInSentence),
    sources: ['policy_holder_details.insurance_provider', 'policy_holder_details.policy_number'],
  }
}

function renewal({ policy_holder_details: holder }: ReportData, { now, policyDate, language }: DetailsContext): Detail {
  const remaining = daysRemaining(policyDate ?? holder.renewal_date, now, language)
  return {
    label: detailsWords[language].renewal,
    value: formatLongDate(holder.renewal_date ?? policyDate, language),
    isFound: (holder.renewal_date ?? policyDate) !== null,
    note: remaining.text,
    isOverdue: remaining.isOverdue,
    sources: ['policy_holder_details.renewal_date'],
  }
}

function homeValue(data: ReportData, language: Language): Detail {
  const words = detailsWords[language]
  const limit = data.property_coverage_limits.coverage_a_dwelling
  return {
    label: words.homeValue,
    value: dollarsOrNotFound(limit, language),
    isFound: limit !== null,
    note: data.total_insured_value === null ? null : words.withExtension(formatDollars(data.total_insured_value)),
    sources: ['property_coverage_limits.coverage_a_dwelling', 'total_insured_value'],
  }
}

function premium({ premium_details: { total_annual_premium: annual } }: ReportData, language: Language): Detail {
  const words = detailsWords[language]
  return {
    label: words.premium,
    value: dollarsOrNotFound(annual, language),
    isFound: annual !== null,
    note: annual === null ? null : words.aMonth(formatDollars(Math.round(annual / 12))),
    sources: ['premium_details.total_annual_premium'],
  }
}

type Text = Pick<Detail, 'label' | 'value' | 'isFound'>

function textDetail(label: string, value: string | null, language: Language): Text {
  return { label, value: value ?? figureWords[language].notFound, isFound: value !== null }
}
