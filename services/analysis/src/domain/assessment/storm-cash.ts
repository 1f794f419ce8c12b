import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { appliedDeductible, type Peril } from './applied-deductible.ts'
import { isWindstormAssociation, type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { STORM_CASH_WORDS } from './storm-cash-words.ts'

type StormCash = NonNullable<ReportData['storm_cash']>[number]

/** What one event of each kind takes before the policy pays. Only printed deductibles make a figure: nothing is assumed. */
export function stormCash(facts: PolicyFacts): StormCash[] {
  const { rules } = facts
  return [
    ...(rules.storm ? [storm(facts, 'hail', 'wind_hail'), storm(facts, 'wind', 'wind_hail')] : []),
    ...(rules.storm ? [storm(facts, 'hurricane', 'hurricane')] : []),
    ...(rules.isHome ? [printed(facts, 'fire', 'standard')] : []),
    ...(rules.water ? [flood(facts)] : []),
  ]
}

function storm(facts: PolicyFacts, peril: 'hail' | 'wind' | 'hurricane', deductible: Peril): StormCash {
  const words = STORM_CASH_WORDS[facts.language]
  if (facts.fields.wind_hail_excluded) {
    const sources = sourcesOf(facts, 'sections.storm.wind_hail_excluded')
    return { peril, label: words[peril], amount: null, text: words.excluded, assumed: false, sources }
  }
  const cash = printed(facts, peril, deductible)
  return cash.amount === null
    ? cash
    : { ...cash, text: [cash.text, ...itemWords(facts), ...roofWords(facts)].join(' ') }
}

function printed(facts: PolicyFacts, peril: StormCash['peril'], name: Peril): StormCash {
  const words = STORM_CASH_WORDS[facts.language]
  const cash = { peril, label: words[peril], assumed: false }
  const deductible = facts.deductibles[name] === null ? null : appliedDeductible(facts, name)
  if (deductible === null) return { ...cash, amount: null, text: words.notFound, sources: [] }
  return { ...cash, amount: deductible.amount, text: words.first(deductible.explanation), sources: deductible.sources }
}

/** A home policy that insures flood rarely prints a deductible for it, and its others are not that one. */
function flood(facts: PolicyFacts): StormCash {
  const words = STORM_CASH_WORDS[facts.language]
  if (facts.fields.flood_coverage && !facts.rules.isHome) return printed(facts, 'flood', 'standard')
  const text = facts.fields.flood_coverage ? words.floodNotFound : words.noFlood
  const sources = sourcesOf(facts, 'coverage_summary.water_damage.flood_coverage')
  return { peril: 'flood', label: words.flood, amount: null, text, assumed: false, sources }
}

/** The Windstorm Association takes its deductible of each item and each event (Texas Department of Insurance, rule 1220c-059). */
const itemWords = (facts: PolicyFacts): string[] =>
  isWindstormAssociation(facts) ? [STORM_CASH_WORDS[facts.language].perItem] : []

function roofWords({ rules, fields, language }: PolicyFacts): string[] {
  const words = STORM_CASH_WORDS[language]
  if (!rules.roof) return []
  return fields.roof_settlement === 'schedule' ? [words.schedule] : fields.roof_settlement === 'ACV' ? [words.wear] : []
}
