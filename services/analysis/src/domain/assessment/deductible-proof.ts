import type { DeductibleProof } from '@plainpolicy/platform/report/report-answers'
import type { Deductible } from '../policy-fields.ts'
import { DEDUCTIBLE_PROOF_WORDS } from './deductible-proof-words.ts'
import { type BaseLimit, fittingBase, type PrintedDeductible, printedPercentage } from './deductibles.ts'
import { toCents } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'

const PERILS = ['all_perils', 'wind_hail', 'hurricane'] as const satisfies PrintedDeductible[]

/** Carriers round to whole dollars. */
const TOLERANCE = 1

/** Each deductible as it is printed, reckoned again; one that serves for another peril is proven once. */
export function deductibleProof(facts: PolicyFacts): DeductibleProof[] {
  return PERILS.flatMap((peril) => {
    const printed = facts.fields.deductibles[peril]
    return printed === null ? [] : [proofOf(facts, peril, printed)]
  })
}

function proofOf(facts: PolicyFacts, peril: PrintedDeductible, printed: Deductible): DeductibleProof {
  const words = DEDUCTIBLE_PROOF_WORDS[facts.language]
  const percentage = printedPercentage(printed)
  const amount = printed.stated === 'percentage' ? null : printed.amount
  const base = percentage === null ? null : baseOf(facts, peril, printed)
  const computed = percentage === null || base === null ? null : toCents((base.limit * percentage) / 100)
  const agrees = amount === null || computed === null ? null : Math.abs(amount - computed) <= TOLERANCE
  return {
    peril,
    label: words[peril],
    printed_percentage: percentage,
    printed_amount: amount,
    base: base && { label: words[base.coverage], amount: base.limit },
    computed_amount: computed,
    agrees,
    arithmetic: arithmetic(facts, { percentage, amount, base, computed, agrees }),
    sources: sourcesOf(
      facts,
      `deductibles.${peril}`,
      ...(base ? [`deductible_proof.${peril}.base`, `property_coverage_limits.${base.coverage}`] : []),
    ),
  }
}

/** The limit that the document names; else the one that fits; else that of the building, of which policies count by default. */
function baseOf({ fields, details, rules }: PolicyFacts, peril: PrintedDeductible, printed: Deductible) {
  const named = details.deductible_bases[peril]
  const fitting = named === null ? fittingBase(printed, fields) : null
  if (fitting !== null) return fitting
  const coverage = named ?? (rules.insuresBuilding ? 'coverage_a_dwelling' : null)
  const limit = coverage && fields[coverage]
  return coverage && limit ? { coverage, limit } : null
}

interface Proof {
  percentage: number | null
  amount: number | null
  base: BaseLimit | null
  computed: number | null
  agrees: boolean | null
}

function arithmetic({ language }: PolicyFacts, { percentage, amount, base, computed, agrees }: Proof): string {
  const words = DEDUCTIBLE_PROOF_WORDS[language]
  if (percentage === null) return words.amountOnly(amount ?? 0)
  if (base === null || computed === null) return words.noBase(percentage)
  return [
    words.computed({ percentage, limit: base.limit, base: words[base.coverage], amount: computed }),
    agrees === null ? words.percentOnly : agrees ? words.agrees : words.differs(amount ?? 0),
    words.ofTheLimit,
  ].join(' ')
}
