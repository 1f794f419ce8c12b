export interface Price {
  /** What the card is charged, tax included. */
  amountCents: number
  taxCents: number
}

/** The tax is rounded to the cent, half a cent upwards. */
export function priceOf({ priceCents, taxPercent }: { priceCents: number; taxPercent: number }): Price {
  const taxCents = Math.round((priceCents * taxPercent) / 100)
  return { amountCents: priceCents + taxCents, taxCents }
}
