import type { PolicyFields } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import { EFFECTIVE_LABELS, PERIOD_LABELS, POLICY_NUMBER_LABELS, PROVIDER_LABELS } from '../../labels/identity-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { NAMED_INSURED_LABELS } from '../../labels/party-labels.ts'
import { SELF_NAMED } from '../../prose/self-named.ts'
import { namesDeclarations } from './own-name.ts'

/** A bill or a letter names a policy, but no limits; a paper that only speaks of declarations is none. */
export const isPolicy = (pages: Page[], fields: PolicyFields, titles: string[]): boolean => {
  if (fields.coverage_a_dwelling !== null || statesContract(pages, fields)) return true
  const isNamed = pages.some(({ cells }) => cells.some(({ text }) => isHeading(text) && namesDeclarations(text)))
  const text = pages.flatMap(({ cells }) => cells.map((cell) => cell.text)).join('\n')
  return isNamed && (OF_HOME.test(text) || OF_PROGRAMME.test(titles.join('\n')))
}

/** A sentence on the declarations is none of their headings, but where it calls itself so. */
const isHeading = (text: string): boolean => (text.length < 110 && !/[a-z]\.$/.test(text)) || SELF_NAMED.test(text)

const OF_PROGRAMME = /\bflood\b|texas windstorm insurance association/i
const OF_HOME =
  /homeowner|dwelling|residence premises|insured residence|(?:mobile|manufactured) home|personal property|\bcondo(?:minium)?\b|\bunit[ -]?owners?\b(?!['’]? (?:\w+ )?assoc)/i

const LIMITS = [
  'coverage_b_other_structures',
  'coverage_c_personal_property',
  'coverage_d_loss_of_use',
  'coverage_e_personal_liability',
  'coverage_f_medical_payments',
] as const
const IDENTITY = [PROVIDER_LABELS, POLICY_NUMBER_LABELS, NAMED_INSURED_LABELS, [...PERIOD_LABELS, ...EFFECTIVE_LABELS]]
const ENOUGH = 3

/** Whatever it is called: a policy names three of insurer, number, insured, period and form, and limits two coverages of a home. */
const statesContract = (pages: Page[], fields: PolicyFields): boolean =>
  LIMITS.filter((limit) => fields[limit] !== null).length >= 2 &&
  (fields.coverage_b_other_structures ?? fields.coverage_c_personal_property) !== null &&
  namedFacts(pages) + (fields.policy_form && fields.effective_date && !isOfAnother(pages) ? 1 : 0) >= ENOUGH

/** A bill or a certificate may name the form, too. */
const isOfAnother = (pages: Page[]): boolean =>
  pages.some(({ cells }) =>
    cells.some(({ text }) => /\b(?:amount|minimum|balance) due\b|\bcertificate of\b|\bquote\b/i.test(text)),
  )

const namedFacts = (pages: Page[]): number =>
  IDENTITY.filter((labels) =>
    pages.some(({ cells }) => cells.some((cell) => cell.text.length < 60 && matchLabel(cell, labels) !== null)),
  ).length
