import type { Cell } from '../../geometry/cell.ts'
import type { Settlement } from './settlement-rules.ts'

export type Settled = 'roof_settlement' | 'dwelling_settlement' | 'personal_property_settlement'

/** What a sentence says of one thing. */
export interface SaidSettlement {
  field: Settled
  value: Settlement
  /** The sentence. */
  text: string
  cells: Cell[]
}
