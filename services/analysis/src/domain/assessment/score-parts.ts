import { protectionScore } from '@plainpolicy/platform/report/protection-score'
import type { ReportData, ScorePart } from '@plainpolicy/platform/report/report-data'
import { formatDollars, formatPercent, percentOf } from './dollars.ts'
import { moldSignal } from './mold-section.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { waterSignal } from './water-section.ts'

/**
 * The protection score. Each part is a sum of facts with points of their own (the maxima of a part add up to its
 * weight in platform's protection-score); a fact that was not found counts neither way, and the sentence says so.
 *
 *   dwelling 20     settlement: RCV 10, ACV 0. Extension of Coverage A: 5 from 25% on, in proportion below, none 0.
 *                   Ordinance or law: 5 from 25% of Coverage A on, in proportion below, none 0.
 *   deductibles 25  the larger storm deductible in percent of the insured building: up to 1% 15, below 2% 11,
 *                   2% 7, up to 3% 4, above 0; wind excluded 0. Standard: up to 1% 10, up to 2% 5, above 0.
 *   roof 20         settlement: RCV 16, schedule 6, ACV 4; wind excluded 0. No exclusion of cosmetic damage: 4.
 *   liability 10    500,000 10, 300,000 8, 100,000 4, less 0.
 *   mold 10         good 10, limited 5, none 0.
 *   water 15        full 15, basic 8, minimal 0.
 */
export function scoreOf(facts: PolicyFacts): ReportData['scores'] {
  if (!facts.rules.hasScore) return { overall_protection_score: null, parts: [] }
  const parts = [
    dwelling(facts),
    deductibles(facts),
    ...(facts.rules.roof ? [roof(facts)] : []),
    liability(facts),
    ...(facts.rules.mold ? [mold(facts)] : []),
    ...(facts.rules.water ? [water(facts)] : []),
  ]
  return { overall_protection_score: protectionScore(parts), parts }
}

interface JudgedFact {
  points: number
  /** 0: not found, counts neither way. */
  max: number
  why: string
}

const notFound = (what: string): JudgedFact => ({ points: 0, max: 0, why: `${what}: not found, not counted.` })

function part(id: ScorePart['id'], label: string, facts: JudgedFact[]): ScorePart {
  return {
    id,
    label,
    points: facts.reduce((sum, fact) => sum + fact.points, 0),
    max: facts.reduce((sum, fact) => sum + fact.max, 0),
    why: facts.map((fact) => fact.why).join(' '),
  }
}

function dwelling({ fields }: PolicyFacts): ScorePart {
  return part('dwelling', 'Dwelling', [
    fields.dwelling_settlement === null
      ? notFound('How a dwelling loss is settled')
      : fields.dwelling_settlement === 'RCV'
        ? { points: 10, max: 10, why: 'The dwelling is settled at replacement cost.' }
        : { points: 0, max: 10, why: 'The dwelling is settled at actual cash value.' },
    ...(fields.coverage_a_dwelling === null
      ? [notFound('Coverage A')]
      : [
          extra('extended replacement cost', fields.extended_dwelling_percentage),
          extra('ordinance or law coverage', fields.ordinance_or_law_percentage),
        ]),
  ])
}

/** Coverages that a declarations page lists when they are bought: none listed is none found, which earns nothing. */
function extra(name: string, percentage: number | null): JudgedFact {
  if (percentage === null || percentage <= 0) return { points: 0, max: 5, why: `We found no ${name}.` }
  const points = Math.round((Math.min(percentage, 25) / 25) * 5)
  return { points, max: 5, why: `${formatPercent(percentage)} of Coverage A in ${name}.` }
}

function deductibles(facts: PolicyFacts): ScorePart {
  return part('deductibles', 'Deductibles', [stormDeductible(facts), standardDeductible(facts)])
}

/** A condominium policy's deductible is set against all that it insures: its Coverage A is one unit's inside. */
function insuredValue({ fields, rules }: PolicyFacts): number | null {
  if (rules.insuresBuilding || fields.coverage_a_dwelling === null) return fields.coverage_a_dwelling
  return fields.coverage_a_dwelling + (fields.coverage_c_personal_property ?? 0)
}

function stormDeductible(facts: PolicyFacts): JudgedFact {
  if (facts.fields.wind_hail_excluded) return { points: 0, max: 15, why: 'Wind and hail are excluded.' }
  const amounts = [facts.deductibles.wind_hail, facts.deductibles.hurricane].flatMap((one) => one?.printed.amount ?? [])
  const amount = Math.max(...amounts)
  const share = amounts.length === 0 ? null : percentOf(amount, insuredValue(facts))
  if (share === null) return notFound('The wind and hail deductible in percent')
  const points = share <= 1 ? 15 : share < 2 ? 11 : share <= 2 ? 7 : share <= 3 ? 4 : 0
  return { points, max: 15, why: `The largest storm deductible is ${deductibleShare(facts, amount, share)}.` }
}

function standardDeductible(facts: PolicyFacts): JudgedFact {
  const amount = facts.deductibles.standard?.printed.amount ?? null
  const share = amount === null ? null : percentOf(amount, insuredValue(facts))
  if (amount === null || share === null) return notFound('The standard deductible in percent')
  const points = share <= 1 ? 10 : share <= 2 ? 5 : 0
  return { points, max: 10, why: `The standard deductible is ${deductibleShare(facts, amount, share)}.` }
}

function deductibleShare({ rules }: PolicyFacts, amount: number, share: number): string {
  const base = rules.insuresBuilding ? 'Coverage A' : 'Coverage A and C together'
  return `${formatDollars(amount)}, ${formatPercent(share)} of ${base}`
}

function roof({ fields }: PolicyFacts): ScorePart {
  if (fields.wind_hail_excluded) {
    return part('roof', 'Roof', [{ points: 0, max: 20, why: 'Wind and hail damage to the roof is excluded.' }])
  }
  if (fields.roof_settlement === null) return part('roof', 'Roof', [notFound('How a roof loss is settled')])
  const settlement = {
    RCV: { points: 16, max: 16, why: 'The roof is settled at replacement cost.' },
    schedule: { points: 6, max: 16, why: 'The roof is settled by a payment schedule.' },
    ACV: { points: 4, max: 16, why: 'The roof is settled at actual cash value.' },
  }[fields.roof_settlement]
  const cosmetic = fields.cosmetic_damage_excluded
    ? { points: 0, max: 4, why: 'Damage to its looks alone is excluded.' }
    : { points: 4, max: 4, why: 'We found no exclusion of damage to its looks alone.' }
  return part('roof', 'Roof', [settlement, cosmetic])
}

function liability({ fields }: PolicyFacts): ScorePart {
  const limit = fields.coverage_e_personal_liability
  if (limit === null) return part('liability', 'Liability', [notFound('A personal liability limit')])
  const points = limit >= 500_000 ? 10 : limit >= 300_000 ? 8 : limit >= 100_000 ? 4 : 0
  return part('liability', 'Liability', [
    { points, max: 10, why: `The personal liability limit is ${formatDollars(limit)}.` },
  ])
}

function mold({ fields }: PolicyFacts): ScorePart {
  const limit = fields.mold_limit
  if (limit === null) return part('mold', 'Mold', [notFound('A mold limit')])
  const points = { green: 10, yellow: 5, red: 0, neutral: 0 }[moldSignal(limit)]
  const why = limit <= 0 ? 'Mold is not covered.' : `Mold is covered up to ${formatDollars(limit)}.`
  return part('mold', 'Mold', [{ points, max: 10, why }])
}

function water({ fields }: PolicyFacts): ScorePart {
  const { water_backup_limit: sewer, flood_coverage: flood } = fields
  const signal = waterSignal(sewer, flood)
  if (signal === 'neutral') return part('water', 'Water', [notFound('Sewer backup and flood coverage')])
  const points = { green: 15, yellow: 8, red: 0 }[signal]
  const sewerWords = sewer === null ? 'not found' : sewer <= 0 ? 'not covered' : `up to ${formatDollars(sewer)}`
  const why = `Sewer backup: ${sewerWords}. Flood: ${flood ? 'covered' : 'none found'}.`
  return part('water', 'Water', [{ points, max: 15, why }])
}
