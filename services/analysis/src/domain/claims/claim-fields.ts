import { DEDUCTIBLE_LABELS } from '../reader/labels/deductible-labels.ts'
import { YEAR_BUILT_LABELS } from '../reader/labels/identity-labels.ts'
import type { Label } from '../reader/labels/label.ts'
import { LIMIT_LABELS } from '../reader/labels/limit-labels.ts'
import { PREMIUM_LABELS } from '../reader/labels/premium-labels.ts'

type Kind = 'dollars' | 'percent' | 'year' | 'deductible'

export interface ClaimField {
  /** What a printed value has to look like. */
  kind: Kind
  /** The names under which policies print it. */
  labels: Label[]
  meaning: string
}

const field = (kind: Kind, labels: Label[], meaning: string): ClaimField => ({ kind, labels, meaning })

/**
 * What a language model is asked for: figures, each of which can be checked against its page. Names, numbers of policies
 * and loans and addresses are not asked for, so that they need not leave this service.
 */
export const CLAIM_FIELDS = {
  coverage_a_dwelling: field('dollars', LIMIT_LABELS.coverage_a_dwelling, 'limit for the dwelling (Coverage A)'),
  coverage_b_other_structures: field('dollars', LIMIT_LABELS.coverage_b_other_structures, 'limit, other structures'),
  coverage_c_personal_property: field('dollars', LIMIT_LABELS.coverage_c_personal_property, 'limit, personal property'),
  coverage_d_loss_of_use: field('dollars', LIMIT_LABELS.coverage_d_loss_of_use, 'limit, loss of use'),
  coverage_e_personal_liability: field('dollars', LIMIT_LABELS.coverage_e_personal_liability, 'limit, liability'),
  coverage_f_medical_payments: field('dollars', LIMIT_LABELS.coverage_f_medical_payments, 'limit, medical payments'),
  mold_limit: field('dollars', LIMIT_LABELS.mold_limit, 'limit, mold or fungi'),
  water_backup_limit: field('dollars', LIMIT_LABELS.water_backup_limit, 'limit, water or sewer back-up'),
  foundation_water_limit: field('dollars', LIMIT_LABELS.foundation_water_limit, 'limit, foundation water damage'),
  ordinance_or_law_percentage: field('percent', LIMIT_LABELS.ordinance_or_law_percentage, 'ordinance or law, percent'),
  extended_dwelling_percentage: field(
    'percent',
    LIMIT_LABELS.extended_dwelling_percentage,
    'extended replacement cost of the dwelling, percent',
  ),
  total_annual_premium: field('dollars', PREMIUM_LABELS, 'total premium of the whole policy term'),
  year_built: field('year', YEAR_BUILT_LABELS, 'year in which the home was built'),
  'deductibles.all_perils': field('deductible', DEDUCTIBLE_LABELS.all_perils, 'deductible, all other perils'),
  'deductibles.wind_hail': field('deductible', DEDUCTIBLE_LABELS.wind_hail, 'deductible, wind and hail'),
  'deductibles.hurricane': field('deductible', DEDUCTIBLE_LABELS.hurricane, 'deductible, hurricane or named storm'),
} as const satisfies Record<string, ClaimField>

export type ClaimPath = keyof typeof CLAIM_FIELDS
export const claimPaths = Object.keys(CLAIM_FIELDS) as [ClaimPath, ...ClaimPath[]]

/** What a model says to have read: on which page, beside which printed label, and what is printed there. */
export interface Claim {
  field: ClaimPath
  page: number
  label: string
  printed: string
}
