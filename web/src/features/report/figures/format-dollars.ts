const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Shown wherever the policy is silent; an amount is never made up to fill the place. */
export const NOT_FOUND = 'Not found in your policy'

/** Whole US dollars: 8240.4 → '$8,240'. */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount)
}

export function dollarsOrNotFound(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? NOT_FOUND : formatDollars(amount)
}
