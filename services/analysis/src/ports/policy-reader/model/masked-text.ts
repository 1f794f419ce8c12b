import type { PolicyFields } from '../../../domain/policy-fields.ts'

/** A letter for a letter, so that nothing moves and nothing of the length of a name is lost to the layout. */
const MASK = '█'
/** Shorter words ('Co', 'St') stand all over the page and say nothing of a person. */
const LEAST_LETTERS = 3

/** Each repeat has an end: the text is a stranger's, and a page of it may be one long word. */
const PATTERNS = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g,
  /\b\d{3}-\d{2}-\d{4}\b/g,
  // Loan, account and policy numbers: long, or letters and figures mixed. Amounts have a dollar sign, commas or less than 7 digits.
  /(?<![$\d,.])\b\d{8,}\b/g,
  /\b(?=[A-Z0-9-]{0,40}\d[A-Z0-9-]{0,40}\d)(?=[A-Z0-9-]{0,40}[A-Z])[A-Z0-9]{1,40}(?:-[A-Z0-9]{1,40}){2,20}\b/g,
  // House number and street; the town and its ZIP.
  /\b\d{1,6} (?:[NSEW]\.? )?(?:[A-Z][\w'.]{0,40} ){1,4}(?:St|Street|Rd|Road|Dr|Drive|Ln|Lane|Ave|Avenue|Blvd|Ct|Court|Cir|Circle|Way|Trl|Trail|Pl|Place|Pkwy|Hwy|Loop|Cv|Cove)\b\.?/gi,
  /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/g,
]

/** Words of a name or an address as the rules have read them, and whatever looks like one: none of it is needed to find a figure. */
export function maskPersonal(text: string, fields: PolicyFields): string {
  const known = personalWords(fields)
  const masked = PATTERNS.reduce((rest, pattern) => rest.replace(pattern, blot), text)
  return known.length === 0
    ? masked
    : masked.replace(new RegExp(`\\b(?:${known.map(escaped).join('|')})\\b`, 'gi'), blot)
}

function personalWords(fields: PolicyFields): string[] {
  const { property_address: address } = fields
  const said = [
    fields.policy_holder_name,
    ...fields.additional_insured_names,
    fields.policy_number,
    fields.mortgagee,
    address.street,
    address.city,
    address.zip,
  ]
  const words = said.flatMap((one) => (one ?? '').split(/[\s,]+/)).filter((word) => word.length >= LEAST_LETTERS)
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

const blot = (found: string): string => found.replace(/\S/g, MASK)
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
