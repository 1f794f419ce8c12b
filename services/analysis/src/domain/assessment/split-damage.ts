import { toCents } from './dollars.ts'

interface Damage {
  damage: number
  deductible: number
  /** What the insurer takes off for age before the deductible; 0 at replacement cost. */
  depreciation?: number
  /** The most that the insurer pays; null where no limit is stated. */
  limit?: number | null
}

/**
 * You pay the deductible and the depreciation, never more than the damage; the insurer pays the rest, never more than
 * the limit. With a limit that is the specification's sewer rule too: the larger of the deductible and (damage - limit).
 */
export function splitDamage({ damage, deductible, depreciation = 0, limit = null }: Damage) {
  const owed = Math.max(0, damage - depreciation - deductible)
  const insurance_pays = toCents(limit === null ? owed : Math.min(owed, limit))
  return { damage_amount: damage, you_pay: toCents(damage - insurance_pays), insurance_pays }
}
