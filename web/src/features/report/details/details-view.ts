import { formatLongDate } from '../figures/format-date.ts'
import { dollarsOrNotFound, formatDollars, NOT_FOUND } from '../figures/format-dollars.ts'
import type { ReportData } from '../report-types.ts'
import { daysRemaining } from './days-remaining.ts'
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
}

export function detailsOf(data: ReportData, context: DetailsContext): Detail[] {
  return [insured(data), address(data), provider(data), renewal(data, context), homeValue(data), premium(data)]
}

function insured({ policy_holder_details: holder }: ReportData): Detail {
  const others = holder.additional_insured_names
  return {
    ...textDetail('Primary insured', holder.policy_holder_name),
    note: others.length > 0 ? `Also insured: ${others.join(', ')}` : null,
    sources: ['policy_holder_details.policy_holder_name', 'policy_holder_details.additional_insured_names'],
  }
}

function address(data: ReportData): Detail {
  const lines = splitAddress(data)
  return {
    ...textDetail('Property address', lines?.main ?? null),
    note: lines?.remainder ?? null,
    sources: [
      data.dwelling_valuation.location ? 'dwelling_valuation.location' : 'policy_holder_details.property_address',
    ],
  }
}

function provider({ policy_holder_details: holder }: ReportData): Detail {
  return {
    ...textDetail('Insurance provider', holder.insurance_provider),
    note: `Policy number: ${holder.policy_number ?? NOT_FOUND.toLowerCase()}`,
    sources: ['policy_holder_details.insurance_provider', 'policy_holder_details.policy_number'],
  }
}

function renewal({ policy_holder_details: holder }: ReportData, { now, policyDate }: DetailsContext): Detail {
  const remaining = daysRemaining(policyDate ?? holder.renewal_date, now)
  return {
    label: 'Renewal date',
    value: formatLongDate(holder.renewal_date ?? policyDate),
    isFound: (holder.renewal_date ?? policyDate) !== null,
    note: remaining.text,
    isOverdue: remaining.isOverdue,
    sources: ['policy_holder_details.renewal_date'],
  }
}

function homeValue(data: ReportData): Detail {
  const limit = data.property_coverage_limits.coverage_a_dwelling
  return {
    label: 'Home value',
    value: dollarsOrNotFound(limit),
    isFound: limit !== null,
    note: data.total_insured_value === null ? null : `Up to ${formatDollars(data.total_insured_value)} with extension`,
    sources: ['property_coverage_limits.coverage_a_dwelling', 'total_insured_value'],
  }
}

function premium({ premium_details: { total_annual_premium: annual } }: ReportData): Detail {
  return {
    label: 'Annual premium',
    value: dollarsOrNotFound(annual),
    isFound: annual !== null,
    note: annual === null ? null : `${formatDollars(Math.round(annual / 12))} a month`,
    sources: ['premium_details.total_annual_premium'],
  }
}

function textDetail(label: string, value: string | null): Pick<Detail, 'label' | 'value' | 'isFound'> {
  return { label, value: value ?? NOT_FOUND, isFound: value !== null }
}
