import { type Cell, squash } from '../../../geometry/cell.ts'
import { labelWeight } from '../../../labels/known-label.ts'
import { type Label, type LabelMatch, matchLabel } from '../../../labels/label.ts'

/** The label of a limit that stands beside words of the carrier's own. */
export const matchOfOwnWords = (label: Cell, labels: Label[]): LabelMatch | null => {
  for (const own of namesIn(label)) {
    const match = matchLabel(own, labels)
    if (match) return match
  }
  return null
}

const known = new WeakMap<Cell, Cell[]>()

/** What a label may name once words of the carrier's own are left out: nothing, mostly. */
const namesIn = (label: Cell): Cell[] => {
  const before = known.get(label)
  if (before) return before
  const texts = [withoutValuation, afterBrand, afterNameOfProduct, afterNameOfHome, afterKind].map((of) => of(label))
  const found = texts.flatMap((text) => (text ? [{ ...label, text, key: squash(text) }] : []))
  known.set(label, found)
  return found
}

/** 'Residence, replacement cost   $448,000': how it is valued, after a comma or a dash, is no part of a coverage's name. */
const withoutValuation = ({ text }: Cell): string | null => (VALUED.test(text) ? text.replace(VALUED, '') : null)
const VALUED =
  /\s?[,–—-]\s?(?:(?:at|on|full|guaranteed)\s)*(?:replacement cost|actual cash value|RCV?|ACV|agreed value|stated value)(?:\s(?:basis|coverage|value))?$/i

/** 'HomeSafe Water Backup   $20,000', 'CoverPlus® Ordinance or Law': a word with a capital inside, or with a mark, is a brand. */
const afterBrand = ({ text, isClause }: Cell): string | null => {
  const lead = isClause ? undefined : BRAND.exec(text)?.[0]
  return lead ? text.slice(lead.length) : null
}
const BRAND =
  /^(?:(?!Mc|De|La|Mac)[A-Z][a-z]+[A-Z][a-z]+(?:\s?(?:[®™+]|Plus|PLUS))?|[A-Z]\w+\s?[®™])\s(?=[A-Z][a-z]{2})/

/** 'HomeGuard Plus: Ordinance or Law, 15% of Coverage A   $38,220': a package's name, and after it the coverage's. */
const afterNameOfProduct = (label: Cell): string | null => {
  const [, title, rest] = label.isClause
    ? []
    : (/^([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]*){0,3}):\s(.{4,})$/.exec(label.text) ?? [])
  return title && rest && !SAYS_OTHERWISE.test(title) && labelWeight(label) === 0 ? rest : null
}
const SAYS_OTHERWISE =
  /\b(?:you|we|us|can|may|could|available|optional|options|coverages|offer\w*|add|choices?|examples?|not?|none|deductibles?|exclu\w*|declined|rejected|discounts?|credits?|premiums?|forms?|endorsements?|liability|prior|previous|expiring|notice|note|losses|claims?|limited to)\b/i

/** 'Residence premises, Coverage A (Dwelling) $301,000', 'Location 1: Coverage C Personal property': where it is insured, and after it the coverage. */
const afterNameOfHome = ({ text, isClause }: Cell): string | null => {
  const lead = isClause ? undefined : HOME.exec(text)?.[0]
  return lead ? text.slice(lead.length) : null
}
const HOME =
  /^(?:(?:your|the|main|primary|insured|location|loc\.?|item|building|bldg\.?|unit|residence|premises|home|house|dwelling|no\.?|#?\d{1,2}(?!\d))\s?)+\s?[,:–—-]\s(?=cov(?:erage|\.)?\s[A-F]\b[\s(–—:-]+[a-z]{3})/i

/** 'EXTENSION - OTHER STRUCTURES, 10% OF COVERAGE A   $20,800': what kind of coverage it is, and after it the name. */
const afterKind = ({ text, isClause }: Cell): string | null => {
  const lead = isClause ? undefined : KIND.exec(text)?.[0]
  return lead ? text.slice(lead.length) : null
}
const KIND =
  /^(?:(?:extensions?|additional|automatic|supplementary|included|built-in|section i|property|basic)\s?(?:coverages?|limits?)?|(?:increased|added) coverages?)\s?[–—:-]\s(?=[A-Za-z]{3})/i
