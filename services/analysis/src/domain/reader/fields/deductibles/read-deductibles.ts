import type { Deductible, FieldEvidence, PolicyDetails, PolicyFields } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { stormIn } from '../../labels/perils.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import type { Amount, Bounds } from '../../values/amount.ts'
import { SHARE_BEHIND_BUT } from '../limits/of-other/of-named-peril.ts'
import { limitRows } from '../limits/read-limits.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import type { KindGuess } from '../pages/document-kind.ts'
import { type BaseHints, fieldOf, isOfAll, namedBase, totalInsured } from './deductible-base.ts'
import { sentenceRows } from './deductible-sentences.ts'
import { itemRows } from './item-deductibles.ts'
import { labelledRows } from './labelled-rows.ts'
import { percentsNear, percentsSaid, saysDollars } from './percents-near.ts'
import type { Peril } from './peril-in-words.ts'
import { withSameAsWind } from './same-as-other.ts'
import { givesAmount, shareOf } from './share-of-dollars.ts'

type Limits = Partial<
  Pick<
    PolicyFields,
    'coverage_a_dwelling' | 'coverage_b_other_structures' | 'coverage_c_personal_property' | 'coverage_d_loss_of_use'
  >
>

/** The three deductibles as printed; what one of them means for another peril is the report's business. */
export const readDeductibles = (
  pages: Page[],
  limits: Limits,
  { insures, ...hints }: BaseHints & { insures: KindGuess['insures'] },
): FieldValues => {
  const deductibles: PolicyFields['deductibles'] = { all_perils: null, wind_hail: null, hurricane: null }
  const deductible_bases: PolicyDetails['deductible_bases'] = { all_perils: null, wind_hail: null, hurricane: null }
  const evidence: FieldEvidence = {}
  const bases = basesIn(limits)
  for (const peril of Object.keys(DEDUCTIBLE_LABELS) as Peril[]) {
    const baseFor = (row: LimitRow) => baseOf(row, peril, { pages, limits, ...hints })
    const all = (insures === 'windstorm_declarations' ? rowsOfWindstorm : rowsOf)(pages, peril).filter(
      (row) => insures === 'flood_declarations' || !OF_FLOODS.test(row.label.key),
    )
    const found = firstDeductible(all, baseFor, bases)
    if (!found) continue
    const near = [...percentsNear(pages, found.row, peril), ...percentsSaid(pages, peril)]
    const own = shareOf(found, [...all, ...near], baseFor)
    const value: Deductible = own ? { ...found.value, percentage: own.amount.percent, stated: 'both' } : found.value
    deductibles[peril] = withDollarsOf(value, found.row, { pages, rows: all })
    evidence[`deductibles.${peril}`] = found.evidence
    const baseIn = (row: LimitRow | undefined) => (row ? namedBase(row, peril, { pages, ...hints }) : null)
    const base = (deductibles[peril]?.percentage ?? null) === null ? null : (baseIn(found.row) ?? baseIn(own))
    if (!base) continue
    deductible_bases[peril] = base.field
    evidence[`deductible_bases.${peril}`] = base.cells ? evidenceOf(base.cells, 0.9) : found.evidence
  }
  return withSameAsWind(pages, { fields: { deductibles }, details: { deductible_bases }, evidence })
}

/** 'Each flood, building and contents combined' and 'Deductible for each flood loss' on a homeowners policy are of its flood endorsement. */
const OF_FLOODS = /^eachflood(?!loss|occurrence|event)|^deductibles?(?:for|per|of)eachflood/

const rowsOf = (pages: Page[], peril: Peril): LimitRow[] => [
  ...labelledRows(pages, peril),
  ...(peril === 'all_perils' ? itemRows(pages) : []),
  ...sentenceRows(pages, peril),
]

/** What insures wind and hail alone has no other deductible: 'Deductible   $2,000' is theirs, where one is printed. */
const rowsOfWindstorm = (pages: Page[], peril: Peril): LimitRow[] => {
  const named = labelledRows(pages, peril).filter((row) => !isBare(row))
  if (peril !== 'wind_hail') return [...named, ...sentenceRows(pages, peril)]
  const bare = limitRows(pages, DEDUCTIBLE_LABELS.all_perils, 'deductible').filter(
    (row) =>
      isBare(row) &&
      row.cells.filter(({ text }) => text.includes('$')).length < 2 &&
      !row.cells.some(({ text }) => stormIn(text) === 'hurricane'),
  )
  const lone = new Set(bare.map(({ amount }) => amount.dollars)).size === 1 ? bare : []
  return [...named, ...itemRows(pages), ...sentenceRows(pages, peril), ...lone]
}

/** The word 'deductible' alone, or with 'each occurrence'. */
const isBare = ({ match, label }: LimitRow): boolean =>
  match.weight <= 0.5 ||
  /^deductibles?(?:amount)?(?:(?:per|foreach|each|every|anyone)(?:loss|occurrence|claim))?$/.test(label.key)

/** A condo's percentage may be of both limits together. */
const basesIn = ({
  coverage_a_dwelling: a = null,
  coverage_c_personal_property: c = null,
}: Limits): (number | null)[] => [a, c, (a ?? 0) + (c ?? 0) || null]

const firstDeductible = (rows: LimitRow[], baseFor: (row: LimitRow) => number | null, bases: (number | null)[]) => {
  for (const row of rows) {
    if (isDisputed(row, rows)) continue
    const base = baseFor(row)
    const printed = deductibleOf(row, base)
    if (!printed || isShareOfStorm(row, printed, base)) continue
    // What the contents alone come to tells nothing of a share of the dwelling, whose limit was not found.
    const isUnproven = row.amount.bounds !== undefined || (base ?? bases[0] ?? null) === null
    const value = isUnproven ? printed : withoutContradicted(printed, [base, ...bases])
    const method = value.stated === 'percentage' ? 'derived' : 'printed'
    return { row, value, evidence: evidenceOf([row.label, ...row.cells], confidenceOf(row, printed, base), method) }
  }
  return null
}

/** 'All losses but wind and hail (2%)   $2,500': a share that does not give the dollars is that of the storm. */
const isShareOfStorm = ({ match }: LimitRow, value: Deductible, base: number | null): boolean =>
  SHARE_BEHIND_BUT.test(match.rest) &&
  (value.stated !== 'both' || base === null || !givesAmount(value, base, value.percentage))

/** Dollars of a year ago are near their percentage of a limit that grew since; beyond it the percentage was misread. */
const MOST_APART = 0.25

/** What is nowhere near the dollars beside it is not their percentage. */
const withoutContradicted = (value: Deductible, limits: (number | null)[]): Deductible => {
  const { stated, amount, percentage } = value
  const shares = limits.flatMap((limit) => (limit === null ? [] : [(limit * (percentage ?? 0)) / 100]))
  const isNear = shares.some((share) => Math.abs(share - amount) <= MOST_APART * share)
  return stated !== 'both' || shares.length === 0 || isNear ? value : { ...value, percentage: null, stated: 'amount' }
}

/** 'That is $8,252 at your current limit' under the percentage, or the dollars beside it in another table or in a row of their own: both are printed. */
const withDollarsOf = (value: Deductible, row: LimitRow, { pages, rows }: { pages: Page[]; rows: LimitRow[] }) => {
  if (value.stated !== 'percentage') return value
  const isRounded = (dollars: number) => Math.abs(dollars - value.amount) < 1
  const isSame = (percent: number | null) => percent === null || percent === value.percentage
  const printed = rows.find(({ amount }) => isSame(amount.percent) && isRounded(amount.dollars ?? 0))
  if (printed?.amount.dollars) return { ...value, amount: printed.amount.dollars, stated: 'both' as const }
  return saysDollars(pages, row, value.amount) ? { ...value, stated: 'both' as const } : value
}

/** The word 'deductible' alone, over several columns or beside several figures, says nothing of any. */
const isDisputed = (row: LimitRow, rows: LimitRow[]): boolean =>
  isBare(row) && rows.some((other) => other.rank === row.rank && other.amount.dollars !== row.amount.dollars)

/** 'A+C': null where one of them was not found. */
const sumOf = (letters: string, limits: Limits, { isContentsB }: BaseHints): number | null => {
  const parts = letters.split('+').map((letter) => {
    const field = fieldOf(letter, isContentsB)
    return field ? (limits[field] ?? null) : null
  })
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}

/** What the document says that the percentage is of: the dwelling's limit where it says nothing. */
const baseOf = (row: LimitRow, peril: Peril, { limits, ...places }: Places): number | null => {
  if (row.amount.base?.includes('+')) return sumOf(row.amount.base, limits, places)
  if (isOfAll(row, places.pages)) return totalInsured(places.pages)
  return limits[namedBase(row, peril, places)?.field ?? 'coverage_a_dwelling'] ?? null
}

interface Places extends BaseHints {
  pages: Page[]
  limits: Limits
}

/** '2% of Coverages A and C ($140,500)' says what it is of. */
const withoutBase = (amount: Amount, base: number | null): Amount =>
  amount.percent !== null && amount.dollars === base ? { ...amount, dollars: null } : amount

/** A limit that stands among deductibles is none. */
const MOST = 250_000

const deductibleOf = ({ amount: printed }: LimitRow, base: number | null): Deductible | null => {
  const { dollars, percent, bounds } = withoutBase(printed, base)
  if (percent !== null && percent > 25) return null
  if (dollars !== null && (dollars < 50 || dollars >= (base ?? MOST))) return null
  const share = percent === null || base === null ? null : Math.round(base * percent) / 100
  const within = share === null ? null : boundedBy(share, bounds)
  const stated = percent === null ? 'amount' : 'both'
  if (dollars !== null && !areOfShare(dollars, share, within)) return { amount: dollars, percentage: percent, stated }
  if (within === null) return null
  return { amount: within, percentage: percent, stated: within === share ? 'percentage' : 'both' }
}

/** '2% = $6,000, minimum $7,500': the dollars of the share are not what is borne. */
const areOfShare = (dollars: number, share: number | null, within: number | null): boolean =>
  share !== null && within !== share && Math.abs(share - dollars) <= 1.01

const boundedBy = (share: number, bounds: Bounds | undefined): number =>
  Math.min(Math.max(share, bounds?.atLeast ?? 0), bounds?.atMost ?? Number.POSITIVE_INFINITY)

/** Percent and dollars that are printed together prove each other, but where the dollars are a bound of the percentage. */
const confidenceOf = (row: LimitRow, value: Deductible, base: number | null): number => {
  if (value.stated !== 'both' || base === null || row.amount.bounds) return 0.95 * row.rank
  return givesAmount(value, base, value.percentage) ? 0.99 * row.rank : 0.6 * row.rank
}
