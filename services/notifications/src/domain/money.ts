/** $24.99; cents of another currency than dollars with its letters: 24.99 EUR. */
export function money(cents: number, currency: string): string {
  const amount = (cents / 100).toFixed(2)
  return currency === 'usd' ? `$${amount}` : `${amount} ${currency.toUpperCase()}`
}
