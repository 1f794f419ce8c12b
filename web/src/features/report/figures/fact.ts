import type { Signal } from '../report-types.ts'

/** One figure of a module's summary row: the number first, then what it means. */
export interface Fact {
  label: string
  value: string
  note?: string
  signal?: Signal
  /** The policy does not state it; the figure is an illustration and says so. */
  isAssumed?: boolean
  /** The policy is silent, and the value says so. */
  isSilent?: boolean
  sources?: readonly string[]
}

export interface Badge {
  text: string
  signal: Signal
}
