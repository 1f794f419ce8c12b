import type { RoofCalculator } from '../report-types.ts'

export type Settlement = NonNullable<RoofCalculator['settlement']>
type ScheduleRow = RoofCalculator['schedule'][number]

/** What the reader has put in; null where a field is empty. Dollars and years. */
export interface RoofFigures {
  settlement: Settlement
  material: string | null
  age: number | null
  cost: number | null
  deductible: number | null
}

export interface RoofMoney {
  cost: number
  /** What comes off for wear or by the schedule, before the deductible. */
  takenOff: number
  /** cost - takenOff */
  counted: number
  /** Share of a new roof that the schedule pays, in percent; null where no schedule pays. */
  sharePercent: number | null
  /** What of the deductible comes off: never more than is left to count. */
  deductible: number
  insurancePays: number
  youPay: number
}

export type Reckoned = { money: RoofMoney } | { missing: 'age' | 'deductible' | 'cost' | 'row' }

/** The order is the policy's: wear or the schedule's share comes first, the deductible after it. You pay what is left. */
export function roofMoney(figures: RoofFigures, basis: Pick<RoofCalculator, 'schedule' | 'roof_life_years'>): Reckoned {
  const { cost, age, deductible, settlement } = figures
  if (cost === null) return { missing: 'cost' }
  if (settlement !== 'RCV' && age === null) return { missing: 'age' }
  const share = sharePaid(figures, basis)
  if (share === null) return { missing: 'row' }
  if (deductible === null) return { missing: 'deductible' }
  const counted = toCents(cost * share)
  const insurancePays = toCents(Math.max(0, counted - deductible))
  return {
    money: {
      cost,
      takenOff: toCents(cost - counted),
      counted,
      sharePercent: settlement === 'schedule' ? share * 100 : null,
      deductible: toCents(counted - insurancePays),
      insurancePays,
      youPay: toCents(cost - insurancePays),
    },
  }
}

/** The share of a new roof that counts, from 0 to 1; null where the schedule has no row for it. */
function sharePaid(
  { settlement, age, material }: RoofFigures,
  { schedule, roof_life_years: life }: Pick<RoofCalculator, 'schedule' | 'roof_life_years'>,
): number | null {
  if (settlement === 'RCV' || age === null) return 1
  if (settlement === 'ACV') return 1 - Math.min(age, life) / life
  const row = schedule.find((candidate) => isRowFor(candidate, age, material))
  return row ? row.percentage / 100 : null
}

const isRowFor = (row: ScheduleRow, age: number, material: string | null): boolean =>
  row.from_age <= age &&
  (row.to_age === null || age <= row.to_age) &&
  (row.material === null || row.material === material)

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100

/** The materials that the schedule tells apart, in its order; empty where it knows only one. */
export function materialsOf(schedule: readonly ScheduleRow[]): string[] {
  return [...new Set(schedule.flatMap(({ material }) => (material === null ? [] : [material])))]
}

/** The row's word for the roof's printed material ('Composition shingle' for 'COMP SHINGLE - composition'), else the first one. */
export function materialOf(printed: string | null, materials: readonly string[]): string | null {
  const words = printed?.toLowerCase() ?? ''
  const isSame = (material: string) =>
    words !== '' && (words.includes(material.toLowerCase()) || material.toLowerCase().includes(words))
  return materials.find(isSame) ?? materials[0] ?? null
}
