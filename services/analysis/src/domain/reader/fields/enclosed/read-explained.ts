import type { Deductible, FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import { squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { statements } from '../../geometry/text/statements.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { readDeductibles } from '../deductibles/read-deductibles.ts'
import type { KindGuess } from '../pages/document-kind.ts'
import { pageKind } from '../pages/page-kind.ts'
import { readFlags } from '../read-flags.ts'
import { readSettlements, type SettlementHints } from '../settlement/read-settlements.ts'

const FIGURES = [
  'coverage_a_dwelling',
  'coverage_b_other_structures',
  'coverage_c_personal_property',
  'coverage_d_loss_of_use',
  'coverage_e_personal_liability',
] as const
const PERILS = ['all_perils', 'wind_hail', 'hurricane'] as const
const MANY = 4

interface Known {
  fields: PolicyFields
  insures: KindGuess['insures']
  hints: SettlementHints
}

/**
 * 'Your policy in plain words' in front of the declarations: the same number, and the very limits that they
 * have. What it says of settlements and of deductibles is added where they say nothing.
 */
export const readExplained = (forms: Page[], declarations: Page[], known: Known): FieldValues => {
  const { fields: before, insures, hints } = known
  const first = Math.min(...declarations.map(({ number }) => number))
  const pages = forms.filter((page) => page.number < first && explains(page, before))
  const [fields, evidence]: [Partial<PolicyFields>, FieldEvidence] = [{}, {}]
  if (pages.length === 0) return { fields, evidence }
  const said = pages.flatMap(statements)
  const settled = readSettlements(pages, said, { ...hints, extension: undefined })
  const flags = readFlags(pages, said)
  const take = (part: FieldValues, names: (keyof PolicyFields)[]) => {
    for (const name of names) {
      const place = part.evidence[name]
      if (before[name] || before[name] === 0 || part.fields[name] === undefined || !place) continue
      Object.assign(fields, { [name]: part.fields[name] })
      evidence[name] = place
    }
  }
  take(settled, ['dwelling_settlement', 'personal_property_settlement'])
  if (!before.wind_hail_excluded) take(settled, ['roof_settlement'])
  take(flags, ['cosmetic_damage_excluded', 'water_backup_limit'])
  const told = readDeductibles(pages, before, { ...hints, insures, said })
  fields.deductibles = { ...before.deductibles }
  for (const peril of PERILS) {
    const value = fuller(before.deductibles[peril], told.fields.deductibles?.[peril] ?? null)
    const place = told.evidence[`deductibles.${peril}`]
    if (!value || !place) continue
    fields.deductibles[peril] = value
    evidence[`deductibles.${peril}`] = place
  }
  return { fields, evidence }
}

/** What the declarations leave open, or the percentage beside the dollars that they print. */
const fuller = (printed: Deductible | null, told: Deductible | null): Deductible | null => {
  if (!told || printed === null) return told
  return printed.stated === 'amount' && told.percentage !== null && told.amount === printed.amount
    ? { ...told, stated: 'both' }
    : null
}

const explains = (page: Page, fields: PolicyFields): boolean =>
  pageKind(page) === 'form' && isOfSame(page, fields) && hasLimitsOf(page, fields) && !page.cells.some(isOfOther)

const isOfSame = ({ cells }: Page, { policy_number }: PolicyFields): boolean => {
  const key = squash(policy_number ?? '')
  return key.length > 5 && cells.some((cell) => cell.key.includes(key))
}

const hasLimitsOf = ({ cells }: Page, fields: PolicyFields): boolean => {
  const limits = new Set(FIGURES.map((field) => fields[field]).filter((limit) => (limit ?? 0) >= 1000))
  const printed = [...limits].filter((limit) => cells.some(({ text }) => says(text, limit ?? 0)))
  return printed.length >= MANY && printed.includes(fields.coverage_a_dwelling)
}

const says = (text: string, dollars: number): boolean =>
  (text.match(/\$\s?\d[\d,]*\d/g) ?? []).some((one) => Number(one.replace(/\D/g, '')) === dollars)

const isOfOther = ({ text }: { text: string }): boolean =>
  /^dear\b|\b(?:quot(?:es?|ed|ation)|proposal|not (?:a )?part of (?:your|the|this) policy|(?:cancell?ation|non-?renewal) notice|would (?:insure|cost)|will be from|next (?:year|january|february|march|april|may|june|july|august|september|october|november|december)|until now|claim under|your claim|changes? to your|asked us|package|20\d\d policy)\b/i.test(
    text,
  )
