import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import { squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { EFFECTIVE_LABELS, PERIOD_LABELS } from '../../labels/identity-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { NAMED_INSURED_LABELS } from '../../labels/party-labels.ts'
import { TERM_LABELS, TERM_START_LABELS } from '../../labels/term-labels.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { pageKind } from '../pages/page-kind.ts'
import { readParties } from '../parties/read-parties.ts'
import { readPolicyFacts } from '../read-policy-facts.ts'
import { readTerm } from '../read-term.ts'

/** The declarations have no label of the insured, or none of the term: only then is a letter asked. */
export const asksLetter = (declarations: Page[]): boolean =>
  [NAMED_INSURED_LABELS, ALL_TERM_LABELS].some(
    (labels) => !declarations.some(({ cells }) => cells.some((cell) => matchLabel(cell, labels) !== null)),
  )
const ALL_TERM_LABELS = [...EFFECTIVE_LABELS, ...PERIOD_LABELS, ...TERM_LABELS, ...TERM_START_LABELS]

/** The home's street and the very limit or premium of the declarations: a letter may leave the number to them. */
const tellsHome = (
  { cells }: Page,
  { property_address, coverage_a_dwelling, total_annual_premium }: PolicyFields,
): boolean => {
  const street = squash(property_address.street ?? '')
  const figures = [coverage_a_dwelling, total_annual_premium].filter((figure) => figure !== null)
  const states = (figure: number) => cells.some(({ text }) => text.replaceAll(',', '').includes(`$${figure}`))
  return street.length > 5 && cells.some(({ key }) => key.startsWith(street)) && figures.some(states)
}

/** Written to who is insured, about what comes with it and no other policy: 'In this packet you will find: your declarations …' */
const sends = ({ cells }: Page, { policy_holder_name }: PolicyFields): boolean =>
  policy_holder_name !== null &&
  cells.some(({ key }) => key === squash(policy_holder_name)) &&
  cells.some(({ text }) => /\b(?:enclos\w+|attach\w+|in this (?:packet|mailing|package))\b/i.test(text)) &&
  cells.some(({ text }) => /\bdeclarations\b/i.test(text)) &&
  !cells.some(({ text }) => OF_OTHER.test(text))
const OF_OTHER =
  /\bpolicy (?:number|no\b|#)|\b(?:auto\w*|vehicles?|umbrella|old|prior|previous|former|expiring) (?:policy|insurance)\b/i

/** Who insures whom, where and when: what the letter over the declarations prints of the same policy, and they do not. */
export const readCoverLetter = (readable: Page[], declarations: Page[], fields: PolicyFields): FieldValues => {
  const number = squash(fields.policy_number ?? '')
  const isWhole = (fields.policy_holder_name !== null && fields.effective_date !== null) || !asksLetter(declarations)
  if (number === '' || (isWhole && fields.insurance_provider !== null)) return { fields: {}, evidence: {} }
  const letters = readable.filter(
    (page) =>
      pageKind(page) === 'letter' &&
      !declarations.includes(page) &&
      (page.cells.some(({ key }) => key.includes(number)) || tellsHome(page, fields)),
  )
  const own: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const [parties, term] = [readParties(letters), readTerm(letters)]
  const take = (part: FieldValues, names: (keyof PolicyFields)[]) => {
    for (const name of names) {
      if (part.fields[name] === undefined) continue
      Object.assign(own, { [name]: part.fields[name] })
      const place = part.evidence[name]
      if (place) evidence[name] = place
    }
  }
  const sent =
    letters.length > 0 ? letters : readable.filter((page) => pageKind(page) === 'letter' && sends(page, fields))
  if (fields.insurance_provider === null) take(readPolicyFacts(sent), ['insurance_provider'])
  if (isWhole) return { fields: own, evidence }
  if (fields.policy_holder_name === null) take(parties, ['policy_holder_name', 'additional_insured_names'])
  if (fields.property_address.street === null) take(parties, ['property_address'])
  if (fields.effective_date === null && fields.renewal_date === null) take(term, ['effective_date', 'renewal_date'])
  return { fields: own, evidence }
}
