import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import { evidenceOf } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import type { FieldValues } from './field-values.ts'

export interface KindGuess {
  kind: DocumentKind
  isRenters: boolean
}

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length

/** What the document is, from its titles and from what it insures. `declarations` are the pages classified as such. */
export const documentKind = (declarations: Page[], hasDwellingLimit: boolean, form: string | null): KindGuess => {
  const text = declarations.flatMap((page) => page.cells.map((cell) => cell.text)).join('\n')
  const titles = declarations.map(titleText).join('\n')
  const is = (kind: DocumentKind): KindGuess => ({ kind, isRenters: false })
  const isRenters =
    form === 'HO-4' ||
    /renters?[’']? (?:insurance|policy|declaration)|\btenants?[’']? (?:policy|form\b|homeowner|insurance|declaration)/i.test(
      titles,
    )
  if (isRenters) return { kind: 'not_home_insurance', isRenters: true }
  if (isOther(titles, text)) return is('not_home_insurance')
  if (isVehiclePolicy(text, hasDwellingLimit) || !isPolicy(text, hasDwellingLimit)) return is('not_home_insurance')
  if (AMENDED.test(titles)) return is('amended_declarations')
  if (
    /flood\s*(?:insurance\s*)?(?:policy|coverage|certificate)?\W*declarations|standard flood insurance policy|(?:private|residential|excess|primary)\s+flood|flood insurance (?:policy|certificate)/i.test(
      titles,
    )
  )
    return is('flood_declarations')
  if (
    /texas windstorm insurance association|windstorm\s*(?:and|&|or|\/)\s*hail\s*(?:only\s*)?(?:insurance\s*)?policy|policy\W+windstorm and hail/i.test(
      titles,
    )
  )
    return is('windstorm_declarations')
  if (form === 'HO-6' || /condominium|condo\b|unit[- ]?owners/i.test(titles)) return is('condo_declarations')
  if (
    /^DP-/.test(form ?? '') ||
    /dwelling fire|landlord|rental (?:dwelling|property|home) (?:policy|insurance)|dwelling property|rental property|non[- ]?owner occupied/i.test(
      titles,
    ) ||
    (DWELLING_POLICY.test(titles) && !/homeowner/i.test(titles))
  )
    return is('dwelling_declarations')
  return is('homeowners_declarations')
}

const AMENDED =
  /amended(?:\s\w+){0,4}\s*declaration|declarations?\s*(?:page)?\W*amended|(?:policy )?change declarations|declarations?\W{1,3}(?:policy )?change\b|amendment (?:no|number|of declarations)|revised declarations/i

/** Carriers' names for policies on houses that are let, beside the windstorm association's. */
const DWELLING_POLICY =
  /\b(?:texas )?dwelling (?:policy|insurance|basic|broad|special|form|\w+ form)|rental (?:home|house|unit)|(?:fire|lease[- ]?holder|investment property) policy/i

/** A flood policy insures flood; its title is the proof. */
export const floodCoverage = (pages: Page[]): FieldValues => {
  const title = pages.flatMap((page) => page.cells).find((cell) => /flood/i.test(cell.text) && cell.text.length < 110)
  if (!title) return { fields: {}, evidence: {} }
  return { fields: { flood_coverage: true }, evidence: { flood_coverage: evidenceOf([title], 0.97) } }
}

/** The head of the page, where it says what it is. */
const titleText = (page: Page): string =>
  page.cells
    .filter((cell) => cell.y < 0.3 * page.height && cell.text.length < 110)
    .map((cell) => cell.text)
    .join('\n')

/** Papers about a policy, and policies of other things, that may print a dwelling's limit all the same. */
const isOther = (titles: string, text: string): boolean =>
  (!/declaration/i.test(text) &&
    /premium notice|billing|\binvoice|statement of account|\bquote\b|proposal|application|estimate|cancell?ation/i.test(
      titles,
    )) ||
  /umbrella policy|umbrella declarations|personal auto|watercraft policy|motorcycle|mobile phone|pet insurance|life insurance/i.test(
    titles,
  )

const isVehiclePolicy = (text: string, hasDwellingLimit: boolean): boolean => {
  const signs = count(
    text,
    /\bVIN\b|bodily injury liability|collision|comprehensive|uninsured\W+underinsured|motorist|garag/gi,
  )
  return signs >= (hasDwellingLimit ? 6 : 2)
}

/** A bill or a letter names a policy, but no limits. */
const isPolicy = (text: string, hasDwellingLimit: boolean): boolean =>
  hasDwellingLimit ||
  (/declaration/i.test(text) && /homeowner|dwelling|residence premises|personal property/i.test(text))
