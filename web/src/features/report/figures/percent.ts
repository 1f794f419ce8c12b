/** 2 → '2%', 1.5 → '1.5%'. */
export function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`
}

/** A share of a whole in percent, held between a floor and 100. */
export function sharePercent(part: number, whole: number, floor = 0): number {
  if (whole <= 0) return floor
  return Math.min(100, Math.max(floor, (part / whole) * 100))
}
