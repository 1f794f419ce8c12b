import type { ReportData } from '../report-types.ts'

export interface AddressLines {
  main: string
  remainder: string | null
}

/** The insured location, else the policy holder's address, split at the first comma; null where neither is printed. */
export function splitAddress(
  data: Pick<ReportData, 'dwelling_valuation' | 'policy_holder_details'>,
): AddressLines | null {
  const address = data.dwelling_valuation.location ?? data.policy_holder_details.property_address
  if (!address) return null
  const comma = address.indexOf(',')
  if (comma < 0) return { main: address.trim(), remainder: null }
  return { main: address.slice(0, comma).trim(), remainder: address.slice(comma + 1).trim() || null }
}
