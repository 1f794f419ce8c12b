import { formatDollars } from '../figures/format-dollars.ts'
import { formatPercent, sharePercent } from '../figures/percent.ts'
import type { Language } from '../language/language.ts'
import type { Signal, WaterSection } from '../report-types.ts'
import { waterExplainedWords } from './water-explained-words.ts'

export interface SewerAdequacy {
  percent: number
  signal: Signal
  text: string
}

export interface SewerLimits {
  water: Pick<WaterSection, 'sewer_backup'>
  recommended: number
}

/** null where the policy prints no sewer backup limit. At 80% or more good, at 50% or more a warning, else poor. */
export function sewerAdequacy({ water, recommended }: SewerLimits, language: Language): SewerAdequacy | null {
  const limit = water.sewer_backup
  if (limit === null) return null
  const percent = Math.round(sharePercent(limit, recommended))
  const signal = percent >= 80 ? 'green' : percent >= 50 ? 'yellow' : 'red'
  const { adequacy } = waterExplainedWords[language]
  return { percent, signal, text: adequacy(formatDollars(limit), formatPercent(percent), formatDollars(recommended)) }
}
