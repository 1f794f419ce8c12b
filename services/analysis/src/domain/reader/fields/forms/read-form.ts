import { cellLeftOf } from '../../geometry/around/neighbours.ts'
import { isUnticked } from '../../geometry/boxes.ts'
import { type Cell, squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { insurerAt } from '../../values/company.ts'
import { headOver } from '../parties/lenders/mortgagee-status.ts'

/** The form's code or full name, wherever the declarations print it; carriers' own codes (GHO-3, SPK HO3) are not it. */
const FORMS: [RegExp, (match: RegExpExecArray) => string][] = [
  [/(?<![A-Z0-9-] ?)HO[\s-]?00[\s-]?0([34568])(?!\d)/, (match) => `HO-${match[1]}`],
  [/(?<![A-Z0-9-] ?)H\s00\s0([346])(?!\d)/, (match) => `HO-${match[1]}`],
  // 'SPK HO3' and 'LM HO3 TX' are carriers' own; 'FORM HO-3' is not.
  [
    /(?<![A-Za-z0-9-])(?<!\b(?!FORM|TEXAS|TYPE)[A-Z]{2,5} )HO(?:[\s-]?([34568])|[\s-]([ABC]))(?![A-Z0-9])(?!-\d)/,
    (match) => `HO-${match[1] ?? match[2]}`,
  ],
  // 'HOA' alone is an owners' association.
  [/^HO([ABC]) (?:plus|amended)\b/i, (match) => `HO-${match[1]?.toUpperCase()}`],
  [
    /\b(?:form|type|policy)\W{1,3}(?:type\W{1,3})?HO([ABC])(?![A-Za-z0-9])/i,
    (match) => `HO-${match[1]?.toUpperCase()}`,
  ],
  [
    /(?:\b(?:FORM|POLICY|DWELLING|FIRE|BASIC|BROAD|SPECIAL|PROGRAM|TYPE)\s|(?<=[a-z]\s[–—-]\s)|(?<![A-Z0-9-] ?))T?DP[\s-]?(?:00[\s-]?0)?([123])(?![A-Z0-9])/,
    (match) => `DP-${match[1]}`,
  ],
  // A form of a carrier's own that is named after the form it follows, for Texas: 'HO-3RTX', 'HO-3R TX'.
  [/(?<![A-Za-z0-9-])HO-?([356])(?:[A-Z]?|[A-Z] )TX(?![A-Za-z0-9])/, (match) => `HO-${match[1]}`],
  [
    /\bhomeowners\s+([3568])\W{1,3}(?:special|comprehensive|unit-?owners|modified coverage|contents broad)\s+form\b/i,
    (match) => `HO-${match[1]}`,
  ],
  [
    /homeowners\s+(?:policy,?\s+)?(?:declarations?\s+)?(?:[—–-]\s+)?(?:texas\s+)?form\s+([ABC])\b/i,
    (match) => `HO-${match[1]?.toUpperCase()}`,
  ],
  [/^texas\s+(?:homeowners\s+)?form\s+([ABC])$/i, (match) => `HO-${match[1]?.toUpperCase()}`],
]

/** Programmes that have one form for dwellings, named in words. */
const PROGRAMMES: [RegExp, RegExp, string][] = [
  [
    /texas windstorm insurance association/i,
    /dwelling|residential (?:windstorm(?: (?:and|&) hail)? )?policy/i,
    'TWIA-D',
  ],
  [
    /national flood insurance program|\b(?:NFIP|SFIP)\b|\bstandard flood insurance policy\b|\bwrite[- ]your[- ]own (?:company|program)\b|\bFEMA form\b/i,
    /dwelling form/i,
    'NFIP-D',
  ],
]

/** Not the form of this policy: 'This policy replaces your HO-B policy', 'written beside a DP-3 that excludes wind', 'HO-3 and HO-5 policyholders', 'We recommend that the lease require a renters policy (HO-4)', 'Available forms: HO-3, HO-5'. */
const OF_OTHER =
  /\b(?:replac(?:es|ed|ing)|prior|previous|former(?:ly)?|instead of|compare[ds]?|upgrade to|switch to)\b.{0,40}\bHO|\b(?:available|other|our) (?:policy )?forms\b|\bHO-?\d (?:and|or|&) HO-?\d\b|\ban? (?:HO|DP)[ -]?\d (?:policy )?(?:that|which)\b|\b(?:leases?|tenants?|recommend|requires?)\b.{0,60}\brenters (?:insurance |policy )*\(?HO/i

export const readForm = (pages: Page[]): FieldValues => {
  for (const [pattern, name] of FORMS) {
    for (const page of pages) {
      for (const cell of page.cells) {
        const isElse = cell.text.length >= 200 || OF_OTHER.test(cell.text) || isUnticked(cell.text)
        const match = isElse ? null : pattern.exec(cell.text)
        if (match) return { fields: { policy_form: name(match) }, evidence: { policy_form: evidenceOf([cell], 0.95) } }
      }
    }
  }
  return programmeForm(pages)
}

/** 'How your policy compares with the National Flood Insurance Program', 'insured for these perils with the Texas Windstorm Insurance Association'; 'Your insurance with the …' is a title of its own policy */
const OF_COMPARISON =
  /\b(?:compare[ds]?|comparing|comparison|could|instead of|alternative|unlike)\b|(?<!^(?:your |this )?(?:insurance|declarations|windstorm(?: and hail)? (?:insurance|policy)) )\b(?:with|from|through|to) (?:the )?texas windstorm\b/i

const programmeForm = (pages: Page[]): FieldValues => {
  const heads = pages.flatMap((page) => {
    const own = page.cells.filter(
      (cell) => cell.y < 0.25 * page.height && !OF_COMPARISON.test(cell.text) && !isOfOtherInsurer(page, cell),
    )
    return [...own, ...own.flatMap((cell) => overTwoLines(own, cell))]
  })
  const forDwellings = pages.flatMap((page) => page.cells.filter((cell) => isFormOfDwellings(page, cell)))
  for (const [programme, dwelling, form] of PROGRAMMES) {
    const named = heads.find((cell) => programme.test(cell.text))
    const kind = heads.find((cell) => dwelling.test(cell.text)) ?? forDwellings[0]
    if (named && kind)
      return { fields: { policy_form: form }, evidence: { policy_form: evidenceOf([named, kind], 0.9) } }
  }
  return { fields: {}, evidence: {} }
}

/** 'Your windstorm policy with the Texas Windstorm Insurance Association' on the page of another insurer is another policy. */
const isOfOtherInsurer = (page: Page, { text }: Cell): boolean =>
  WITH_ASSOCIATION.test(text) &&
  page.cells.some((other) => insurerAt(other.text) !== null && !/texas windstorm/i.test(other.text))
const WITH_ASSOCIATION = /\b(?:with|from|through|to) (?:the )?texas windstorm\b/i

/** 'Texas Windstorm' over 'Insurance Association' */
const overTwoLines = (heads: Cell[], upper: Cell): Cell[] => {
  const lower = heads.find(
    ({ y, left }) => y > upper.y + 2 && y - upper.y < 1.4 * upper.size && Math.abs(left - upper.left) < 3,
  )
  const text = `${upper.text} ${lower?.text}`
  return lower && NAME_ALONE.test(text) ? [{ ...upper, text, right: Math.max(upper.right, lower.right) }] : []
}

const NAME_ALONE = /^[A-Z][A-Za-z ]{10,45}$/

/** 'Policy form   Dwelling', or the one over the other, with or without the policy's name in brackets; 'SFIP form: Dwelling'. */
const isFormOfDwellings = (page: Page, cell: Cell): boolean => {
  const [, label, value = ''] = /^(?:([^:]{4,30}): )?(.*)$/.exec(cell.text) ?? []
  const heads = label ? [squash(label)] : [cellLeftOf(page, cell)?.key, headOver(page, cell)?.key]
  return (
    /^dwelling(?: policy| form)?\W*(?:$|\()/i.test(value) &&
    heads.some((key) => /^(?:(?:flood)?policy|sfip|nfip)?form(?:type|used)?$/.test(key ?? ''))
  )
}
