import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import type { PolicyFields } from '../policy-fields.ts'
import { ASSUMED_FLOOD_DEDUCTIBLE, DAMAGE } from './assumptions.ts'
import { fittingBase } from './deductibles.ts'
import { toCents } from './dollars.ts'
import { moldSection } from './mold-section.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { SAVINGS_WORDS } from './savings-words.ts'
import { stormScenarios } from './storm-scenarios.ts'
import { waterScenarios } from './water-scenarios.ts'

type Saving = NonNullable<ReportData['savings']>[number]

/** Another choice of coverage: the same policy with it, and the example loss in which it counts. */
interface Choice {
  id: Saving['id']
  label: string
  changed: PolicyFacts
  lossOf: (facts: PolicyFacts) => Scenario | null | undefined
  note?: string
}

/**
 * What other coverage would leave with the owner in one loss, the largest first: the report's own example, reckoned once
 * with the policy and once with the change. What it would add to the premium no policy says, so no figure is made of it.
 */
export function savings(facts: PolicyFacts): Saving[] {
  return [lowerWindDeductible(facts), roofAtReplacementCost(facts), wholeMold(facts), wholeSewer(facts), flood(facts)]
    .filter((choice) => choice !== null)
    .flatMap((choice) => savingOf(facts, choice))
    .sort((a, b) => b.amount - a.amount)
}

/** Nothing where the policy leaves open what the loss costs, today or with the change: each is then 'at least' so much. */
function savingOf(facts: PolicyFacts, { id, label, changed, lossOf, note }: Choice): Saving[] {
  const [today, changedLoss] = [lossOf(facts), lossOf(changed)]
  if (!today || !changedLoss || today.not_counted?.length || changedLoss.not_counted?.length) return []
  const amount = toCents(today.you_pay - changedLoss.you_pay)
  if (amount <= 0) return []
  const difference = {
    example: today.name,
    damage: today.damage_amount,
    now: today.you_pay,
    changed: changedLoss.you_pay,
  }
  const text = [SAVINGS_WORDS[facts.language].instead(difference), ...(note ? [note] : [])].join(' ')
  return [{ id, label, amount, text, assumed: true, sources: today.sources }]
}

const hailstorm = (facts: PolicyFacts) => stormScenarios(facts).spring_hailstorm

function lowerWindDeductible(facts: PolicyFacts): Choice | null {
  const effective = facts.deductibles.wind_hail
  const base = effective && fittingBase(effective.printed, facts.fields)
  if (!base) return null
  // In whole dollars, as carriers print it: what is said beside it then adds up.
  const printed = { ...effective.printed, percentage: 1, amount: Math.round(base.limit / 100) }
  const deductibles = { ...facts.deductibles, wind_hail: { ...effective, printed } }
  const label = SAVINGS_WORDS[facts.language].windHailDeductible
  return { id: 'wind_hail_deductible', label, changed: { ...facts, deductibles }, lossOf: hailstorm }
}

const withFields = (facts: PolicyFacts, fields: Partial<PolicyFields>): PolicyFacts => ({
  ...facts,
  fields: { ...facts.fields, ...fields },
})

function roofAtReplacementCost(facts: PolicyFacts): Choice {
  const label = SAVINGS_WORDS[facts.language].roofSettlement
  return {
    id: 'roof_settlement',
    label,
    changed: withFields(facts, { roof_settlement: 'RCV' }),
    lossOf: hailstorm,
  }
}

function wholeMold(facts: PolicyFacts): Choice {
  return {
    id: 'mold_limit',
    label: SAVINGS_WORDS[facts.language].moldLimit,
    changed: withFields(facts, { mold_limit: DAMAGE.mold_large }),
    lossOf: (policy) => moldSection(policy)?.scenarios.find(({ id }) => id === 'mold_large'),
  }
}

function wholeSewer(facts: PolicyFacts): Choice {
  return {
    id: 'sewer_backup',
    label: SAVINGS_WORDS[facts.language].sewerBackup,
    changed: withFields(facts, { water_backup_limit: DAMAGE.sewer_backup }),
    lossOf: waterLoss('sewer_backup'),
  }
}

function flood(facts: PolicyFacts): Choice {
  const words = SAVINGS_WORDS[facts.language]
  return {
    id: 'flood_coverage',
    label: words.flood,
    changed: withFields(facts, { flood_coverage: true }),
    lossOf: waterLoss('flash_flood'),
    note: words.floodDeductible(ASSUMED_FLOOD_DEDUCTIBLE),
  }
}

const waterLoss = (id: string) => (policy: PolicyFacts) =>
  policy.rules.water ? waterScenarios(policy).find((loss) => loss.id === id) : null
