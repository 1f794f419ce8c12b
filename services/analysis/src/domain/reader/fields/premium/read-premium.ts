import { cellsRightOver } from '../../geometry/around/right-over.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { type Label, label } from '../../labels/label.ts'
import { BARE_PREMIUM_LABELS, PREMIUM_LABELS, TOTAL_LABELS } from '../../labels/premium-labels.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { type Found, findAll, findBest } from '../../search/search.ts'
import { isSigned } from '../../values/amount.ts'
import { isOfLessThanYear, yearlyFigure } from '../../values/yearly-figure.ts'
import { besideExplanation } from './beside-explanation.ts'
import { isCentsOf } from './cents-apart.ts'
import { MONEY } from './money.ts'
import { isPlausible, premiumOf } from './plausible-premium.ts'
import { isAmongFacts, isAmongPayments } from './premium-among.ts'
import { OF_A_PAYMENT, sumsOfLines, upToOtherWords } from './premium-in-line.ts'
import { isOfCoverage, isOfRowBelow } from './premium-of-next-row.ts'
import { isOfOther, isOnlyInFull } from './premium-of-other.ts'
import { isOfItems, isOfPart } from './premium-of-part.ts'
import { addsUp, isSumOfLine, type Premium, wholeBelow } from './premium-sums.ts'
import { saidPremium } from './said-premium.ts'
import { sumsInWords } from './sums-in-words.ts'
import { yearlyBelowQuestion } from './yearly-below-question.ts'

/** What the year costs in all. Instalments, discounts and last year's premium stand at other labels or in other columns. */
export const readPremium = (pages: Page[]): FieldValues => {
  const named = withoutGross(premiumsAt(pages, PREMIUM_LABELS))
  const said = [...sumsInWords(pages), ...sumOfLine(pages, named)]
  const others = named.length > 0 ? [...named, ...greaterSums(pages, named)] : barePremium(pages)
  const found = new Set(said.map(dollarsOf)).size === 1 ? [...said, ...others] : others
  const isProven = ({ value, rank }: Found<Premium | null>): boolean =>
    rank > 0.75 * (found[0]?.rank ?? 0) && value !== null && addsUp(pages, value)
  const best = found.filter(isProven).sort((a, b) => dollarsOf(b) - dollarsOf(a))[0] ?? found[0]
  if (!best?.value) return premiumSaid(pages)
  const { dollars, cells } = wholeBelow(pages, best.value) ?? best.value
  // A plain label such as 'Annual Premium' is doubtful only while another amount could be the premium, too.
  const isContested = found.some(({ value }) => value && value.dollars !== dollars)
  const confidence = isContested ? 0.98 * best.rank : Math.max(0.9, 0.98 * best.rank)
  return {
    fields: { total_annual_premium: dollars },
    evidence: { total_annual_premium: evidenceOf(cells, confidence) },
  }
}

/** A total to which the amounts above it come. */
export const provenPremium = (pages: Page[]): Premium | null =>
  premiumsAt(pages, PREMIUM_LABELS).find(({ value }) => value !== null && addsUp(pages, value))?.value ?? null

/** 'You pay' over '$2,214.96 a year': over dollars alone the words may be of a deductible. */
const YOU_PAY = [label(/^(?:you(?:will)?pay|yourpayment|wecharge(?:you)?)$/)]

const yearlyAt = (pages: Page[]): Premium | null =>
  findBest(pages, YOU_PAY, ({ label, cells: [first] }) => {
    const [told] = first && !isUnderTitle(pages, label) ? yearlyIn(first) : []
    return told && premiumOf(told.printed, [label, told.cell])
  })?.value ?? null

/** 'Home warranty plan' over 'You pay' over '$540.00 a year' */
const isUnderTitle = (pages: Page[], own: Cell): boolean =>
  pages
    .filter(({ number }) => number === own.page)
    .flatMap((page) => cellsRightOver(page, own, PITCH))
    .some(({ text }) => /\b(?:plan|warranty|rider|flood|auto|umbrella|option)\b/i.test(text))
/** In font sizes: the line right above. */
const PITCH = 1.8

const premiumSaid = (pages: Page[]): FieldValues => {
  const said = yearlyAt(pages) ?? yearlyBelowQuestion(pages) ?? saidPremium(pages)
  if (!said || !isPlausible(said.dollars)) return { fields: {}, evidence: {} }
  return {
    fields: { total_annual_premium: said.dollars },
    evidence: { total_annual_premium: evidenceOf(said.cells, 0.85) },
  }
}

const premiumsAt = (pages: Page[], labels: Label[]): Found<Premium | null>[] =>
  findAll(pages, labels, ({ cells, label, match, place }) => {
    const inline = place === 'inline' ? premiumInline(match.rest.replace(MINIMUM, '')) : undefined
    const own = upToOtherWords(cells)
    if (own.some(({ text }) => OF_A_PAYMENT.test(text))) return undefined
    if (inline) return premiumOf(inline, [label])
    const value = own.filter((cell) => MONEY.test(cell.text) && !isSigned(cell.text))
    const chosen = place === 'under' ? value[0] : value.at(-1)
    const cents = cells.find((cell) => chosen && isCentsOf(chosen, cell))
    if (chosen) return premiumOf(`${chosen.text}${cents ? `.${cents.text}` : ''}`, [label, chosen])
    const [told] = cells.flatMap((cell) => (cell === label ? [] : yearlyIn(cell)))
    return told ? premiumOf(told.printed, [label, told.cell]) : besideExplanation(pages, { label, cells, place })
  }).filter(
    ({ value, reading }) =>
      value !== null &&
      !isOfItems(pages, reading.label) &&
      !isOfOther(pages, reading.label) &&
      !isOfCoverage(pages, reading) &&
      !isOfRowBelow(pages, reading) &&
      !isOnlyInFull(pages, value.cells.at(-1)) &&
      !isOfPart(pages, value),
  )

/** 'Total premium (minimum retained premium: $1,469.78)   $2,939.55': what is kept of it at the least. */
const MINIMUM = /\([^()]*\b(?:minimum|least|retained|earned)\b[^()]*\)/i

/** 'Gross annual premium' over 'Net annual premium': what it would cost without what is taken off. */
const withoutGross = (found: Found<Premium | null>[]): Found<Premium | null>[] => {
  const begins = (word: RegExp) => found.filter(({ reading }) => word.test(reading.label.key))
  const [gross, net] = [begins(/^(?:your)?(?:total)?gross/), begins(/^(?:your)?(?:total)?net/)]
  return net.length > 0 ? found.filter((one) => !gross.includes(one)) : found
}

/** '$1,980.91 per year ($165.08/mo)' in one cell */
const yearlyIn = (cell: Cell): { printed: string; cell: Cell }[] => {
  const printed = /^(?:USD\s)?\$?\d|^\$\s/.test(cell.text) ? yearlyFigure(cell.text) : undefined
  return printed ? [{ printed, cell }] : []
}

const premiumInline = (rest: string): string | undefined =>
  yearlyFigure(rest) ?? (isOfLessThanYear(rest) ? undefined : INLINE.exec(rest)?.find((part, at) => at > 0 && part))

/** The total of a line of parts, where no other amount is called more. */
const sumOfLine = (pages: Page[], named: Found<Premium | null>[]): Found<Premium | null>[] =>
  sumsOfLines(pages).flatMap((sum) => {
    const [label] = sum.cells
    const value = label && premiumOf(String(sum.dollars), sum.cells)
    if (!value || named.some((found) => dollarsOf(found) > value.dollars)) return []
    const match = { weight: 0.95, rest: '', lead: '', isListed: false }
    return [{ value, rank: 0.9, reading: { label, match, place: 'inline' as const, lines: [], cells: sum.cells } }]
  })

/** 'Policy premium $4,031.20   fees $35.00   Total $4,066.20': what comes to more, of parts that stand before it, is the whole. */
const greaterSums = (pages: Page[], named: Found<Premium | null>[]): Found<Premium | null>[] => {
  const [best] = named
  if (!best || best.reading.match.weight > WEAK) return []
  return premiumsAt(pages, BARE_PREMIUM_LABELS)
    .filter((found) => dollarsOf(found) > dollarsOf(best) && found.value && addsUp(pages, found.value))
    .filter(({ value }) => value && isSumOfLine(pages, value, dollarsOf(best)))
}
const WEAK = 0.6

/** '$2,222.00 + Fees $28.00 = $2,250.00', '$2,222.00', ': $2,222.00' */
const INLINE = /\+.*=\s*(\$\s?\d[\d,]*(?:\.\d\d)?)|(?:^|:\s*)(\$\s?\d[\d,]*(?:\.\d\d)?)(?!.*\+.*=)/

const dollarsOf = ({ value }: Found<Premium | null>): number => value?.dollars ?? 0

/** 'PREMIUM  $2,694.83' says little by itself: it counts where it is the sum of what stands above it, or is said of one amount only. */
const barePremium = (pages: Page[]): Found<Premium | null>[] => {
  const mayStandUnder = ({ value, reading: { label } }: Found<Premium | null>) =>
    isAmongFacts(pages, label) || (value !== null && isSumOfLine(pages, value))
  const all = premiumsAt(pages, BARE_PREMIUM_LABELS).filter(
    (one) => one.reading.place !== 'under' || mayStandUnder(one),
  )
  const found = all.filter(({ reading }) => !isAmongPayments(pages, reading))
  const sums = found.filter(({ value }) => value && addsUp(pages, value)).sort((a, b) => dollarsOf(b) - dollarsOf(a))
  const amounts = new Set(all.map(({ value }) => value?.dollars))
  const isTotalled = pages.some((page) =>
    page.cells.some((cell) => /^total/.test(cell.key) && !all.some(({ reading }) => reading.label === cell)),
  )
  if (sums.length > 0) return sums
  // 'Premium $1,490.00' over 'Membership fee $20.00' over 'Total $1,510.00'
  const wholes = found.filter(({ value }) => value && wholeBelow(pages, value))
  if (wholes.length === 1) return wholes
  const totals = totalsOfPremiums(pages)
  if (totals.length > 0 || amounts.size !== 1 || isTotalled) return totals
  return found.filter(({ reading }) => reading.match.weight > 0.5)
}

const totalsOfPremiums = (pages: Page[]): Found<Premium | null>[] =>
  premiumsAt(pages, TOTAL_LABELS)
    .filter(({ value, reading }) => reading.place !== 'under' && value && addsUp(pages, value))
    .filter(({ reading: { label } }) => isBelowPremiums(pages, label))
    .sort((a, b) => dollarsOf(b) - dollarsOf(a))

/** Limits are summed up as well: 'Total   $1,204,000'; 'Everything' may be all of the fees. */
const isBelowPremiums = (pages: Page[], label: Cell): boolean =>
  pages.some(({ number, cells }) =>
    cells.some(
      ({ text, y, size }) =>
        number === label.page &&
        y < label.y &&
        label.y - y < 12 * size &&
        (label.key === 'everything' ? /\bpremium\b/i : /\b(?:premium|fee)\b/i).test(text),
    ),
  )
