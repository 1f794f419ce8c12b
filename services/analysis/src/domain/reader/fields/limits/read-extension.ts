import { cellLeftOf, cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, isSameLine } from '../../geometry/cell.ts'
import { labelCells } from '../../geometry/label-cells/label-cells.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { isLimit } from '../../geometry/tables/current-column.ts'
import { coverageOf } from '../../geometry/tables/names-of-coverages.ts'
import { label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { toNumber } from '../../values/amount.ts'
import { isDenial } from '../../values/denial.ts'
import { limitRows } from './read-limits.ts'
import type { LimitRow, Stated } from './rows/limit-row.ts'
import { extensionSaid, OF_OTHER_THING } from './said-percents.ts'
import { sharesBeforeNames } from './share-before-name.ts'

/** '25%', '130% of limit' (30 extra), 'Increase Dwlg up to $82,400' (of $412,000: 20). */
export const readExtension = (pages: Page[], limit: number | null): Stated | null => {
  const named = limitRows(pages, LIMIT_LABELS.extended_dwelling_percentage).filter(
    (row) => isOfDwelling(row) && !isBehindOther(pages, row),
  )
  const rows = [...named, ...shares(pages)].filter(
    (row) =>
      !OFFERED.test(row.label.text) &&
      !isBasisOfOther(pages, row) &&
      !isRemarkOnFigure(pages, row) &&
      !isOfOtherLimit(pages, row),
  )
  for (const row of [...rows, ...extensionsInWords(pages), ...extensionSaid(pages)]) {
    const { percent, dollars, hasCents } = row.amount
    if (percent !== null) return { value: percent > 100 ? percent - 100 : percent, row, isDerived: false }
    // Less is the premium of the coverage, not its limit.
    if (!dollars || !limit || hasCents || dollars < 0.04 * limit || dollars === limit) continue
    const share = Math.round((dollars / limit) * 1000) / 10
    // 'Dwelling with extended replacement cost   $416,250' beside 'Dwelling   $333,000'
    if (dollars > limit && !(share <= 200 && share % 5 === 0)) continue
    return { value: dollars > limit ? share - 100 : share, row, isDerived: true }
  }
  return null
}

/** 'Additional limit   $190,000   $75,000' below 'Building   Contents' */
const isOfSeveral = ({ key }: Cell, cells: Cell[]): boolean =>
  key === 'additionallimit' && cells.filter(({ text }) => /^\$\d{2,3},\d{3}$/.test(text)).length > 1

/** 'Other structures   Extended replacement cost   $47,000': how another coverage is settled; not two heads over their figures. */
const isBasisOfOther = (pages: Page[], { label, cells }: LimitRow): boolean => {
  const page = cells.some((cell) => isSameLine(cell, label)) && pages.find(({ number }) => number === label.page)
  const before = page ? cellLeftOf(page, label) : undefined
  return before !== undefined && ![undefined, 'Dwelling'].includes(coverageOf(before.text))
}

/** 'Extended replacement cost' alone below '$420,000', flush with it, says what that is of, and nothing of the row below. */
const isRemarkOnFigure = (pages: Page[], { label, cells }: LimitRow): boolean => {
  const page = pages.find(({ number }) => number === label.page)
  if (!page || cells.length === 0 || cellsOfLine(page, label).length > 1) return false
  const isOver = (cell: Cell) =>
    cell.y < label.y - 2 && label.y - cell.y < 1.6 * cell.size && Math.abs(cell.right - label.right) < 3
  return page.cells.some((cell) => isOver(cell) && isLimit(cell) && cellLeftOf(page, cell) !== undefined)
}

/** 'Increased limit - jewelry', 'Home protector   Building ordinance 10%': the words before the figure name something else. */
const isOfDwelling = ({ label, cells }: LimitRow): boolean =>
  !isOfSeveral(label, cells) &&
  ![label, ...cells].some(({ text }) => OF_OTHER_THING.test(text.split(/[\d$%]/)[0] ?? '') || SHARE_OF_OTHER.test(text))

/** 'Replacement cost plus 5% sales tax' */
const SHARE_OF_OTHER = /\d\s?%\s(?:for |of |in )?(?:sales|tax|debris|inflation)/i

/** 'Mold   Basic limit $5,000   Increased limit $25,000'; 'Increase Dwlg up to 20%' says itself of what. */
const isBehindOther = (pages: Page[], { label }: LimitRow): boolean =>
  /^(?:increased|additional|extended|extra) (?:limit|amount)/i.test(label.text) &&
  pages.some(
    (page) =>
      page.number === label.page &&
      cellsOfLine(page, label).some(({ right, text }) => right <= label.left && OF_OTHER_THING.test(text)),
  )

const WORDS =
  '(?:dwelling|coveragea|home|house|building|residence|structure|specified|additional|extra|exten(?:ded|sion)|expanded|enhanced|increased|plus|beyond|guaranteed|replacement|reconstruction|rebuild(?:ing)?|costs?|limits?|amount|coverage|protect(?:ion|or)|guard|insurance|for|of|the|your|to|on|and|with|percent(?:age)?|option|endorsement|by|up)'
/** 'Coverage A Plus - additional amount for dwelling replacement', 'A - Extra dwelling amount': in any order, and with no other words. */
const IN_ANY_ORDER = label(
  new RegExp(
    `^a?(?=[a-z]*?(?:additional|extra|exten|expanded|enhanced|plus|beyond|increasedamountofinsurance))(?=[a-z]*?(?:dwelling|coveragea|home|house|residence|replacement|reconstruct|rebuild))${WORDS}+(?=$|\\d)`,
  ),
  0.8,
)
/** 'Dwelling, specified additional amount   $75,000'; 'Additional dwelling   $75,000' may be another building. */
const NAMES_AMOUNT = /amount|limit|cost/
/** 'Dwelling Replacement Cost Coverage   150% of Dwelling', 'Replacement cost on the dwelling, 125%': only more than all of the limit extends it, or what is added to it. */
const WHOLE = label(
  /^(?:(?:dwelling|home|house|building|coveragea)(?:guaranteed)?(?:replacement|reconstruction|rebuilding)(?:costs?|guarantee)|(?:replacement|reconstruction|rebuilding)costs?(?:on|of|for)(?:the|your)?(?:dwelling|home|house|building|coveragea))(?:coverage|protection|endorsement)?(?:coverage)?a?(?=$|\d)|^(?:the)?mostwe(?:will)?payto(?:rebuild|replace|repair)/,
  0.8,
)

const shares = (pages: Page[]): LimitRow[] => [
  ...limitRows(pages, [IN_ANY_ORDER]).filter(
    (row) =>
      (row.amount.percent !== null || NAMES_AMOUNT.test(row.label.key)) &&
      [null, 'A'].includes(row.amount.base) &&
      isOfDwelling(row),
  ),
  ...sharesBeforeNames(pages, [...LIMIT_LABELS.extended_dwelling_percentage, IN_ANY_ORDER]).filter(isOfDwelling),
  ...limitRows(pages, [WHOLE]).filter((row) => (row.amount.percent ?? 0) > 100 || addsShare(row)),
]

/** 'Dwelling replacement cost   A + 25%', '+25%' */
const addsShare = ({ label, cells }: LimitRow): boolean =>
  [label, ...cells].some(({ text }) => /(?:^|\s)\+\s?[1-9]\d?[05]\s?%$/.test(text)) &&
  !cells.some(({ text }) => text.includes('$'))

/** 'Extended limit: 120% of the' stands in the column of limits, 'additional 20% of Coverage A' in the name of a coverage, 'Extended by up to 50% if rebuilding costs more' below its figure. */
const EXTENSION =
  /\b(?:up to|not more than) (1(?!00)\d\d)\s?% of this limit\b|\bdwelling\b.*\bincreased replacement cost of (\d{1,3})\s?% of (?:coverage a|the dwelling limit)\b|\bcoverage a (?:may be exceeded by (?:up to )?|(?:is|may be) (?:increased|extended|exceeded) by up to )(\d{1,3})\s?%(?! (?:a|per|each|every) | annually| yearly)|\b(1[0-9]\d)\s?% of (?:the |your )?(?:coverage a|dwelling|home)(?: limit| amount)?,? (?:(?:with|by|under|as|for) )?(?:extended|expanded|enhanced|guaranteed|additional) (?:replacement|dwelling|rebuilding)|replacement cost (?:\+|plus)\s?([1-9][05])\s?%(?! (?:sales|tax|inflation))|replacement cost\b[^.%$]{0,40}\b(?:up )?to\s(1(?!00)\d\d)\s?%(?:\s?of|\W*$)|\b(\d{1,3})\s?% (?:additional|extra|more|on top|over the limit|(?:above|over|beyond|on top of|in excess of|more than) (?:the |your )?(?:coverage a\b|cov\.? a\b|dwelling|home limit|house limit|limit))\b|\bup to (1[0-9]\d)\s?%(?: of [^.%$]{1,30})? (?:with|by|under|through) (?:extended|expanded|enhanced|additional)\b|(?:extended|expanded|additional|extra)\s?(?:limit|amount|replacement cost|insurance)?(?:\s(?:of|up to|to|(?:adds|gives|provides)(?: up to)?))?\W{0,3}(\d{1,3})\s?%\s?(?:of|$|[()]|to re(?:build|construct))|\b(?:extended|increased) by (?:up to )?(\d{1,3})\s?% if (?:re)?building\b|(\d{2,3})\s?% (?:extended|expanded|enhanced) (?:limit|replacement|reconstruction|rebuilding)|\bpays? (?:up to|as much as|at most) (1[0-9]\d)\s?% of (?:the |your |that |this )?(?:amount|limit)(?: of (?:coverage|insurance|liability))?,? (?:to |for |when |if )?(?:the |your |cost |of |house |home )*re(?:build|construct|plac)/i

/** 'An additional 5% of the limit is available' for debris: a share of any limit extends no dwelling. */
const IS_OF_DWELLING =
  /dwelling|\brebuild|\b(?:home|house|residence)\b|(?:replacement|reconstruction) cost|cov(?:erage)? ?a\b|(?:extended|expanded) limit|limit (?:is )?(?:extended|expanded)|of (?:the |your )?(?:dwelling|coverage a|a) limit/i

/** The part of a sentence that a figure stands in. */
const partAround = (text: string, figure: string): string =>
  text.split(/[.;]\s/).find((part) => part.includes(figure)) ?? text

/** 'Main residence   $300,000   Replacement, up to 125% of amount': in its row, and more than all of it. */
const shareInRow = (page: Page, cell: Cell): string | undefined => {
  const share = /^replacement,? (?:up )?to (1(?!00)\d\d)\s?% of (?:the |this )?(?:amount|limit)$/i.exec(cell.text)?.[1]
  const before = share ? cellsOfLine(page, cell).filter(({ right }) => right < cell.left) : []
  return before.some((one) => matchLabel(one, LIMIT_LABELS.coverage_a_dwelling) !== null) ? share : undefined
}

const isDenied = (page: Page, cell: Cell): boolean =>
  [cell, nameOver(page, cell)].some((one) => one && isNotPurchased(page, one)) ||
  cellsRightOf(page, cell).some(({ text }) => isDenial(text))

/** '(120%)' below 'A. Dwelling with Expanded Replacement Cost' */
const sharesBelow = (page: Page, cell: Cell): string =>
  cellsBetween(page, cell.y + 2, cell.y + 1.6 * cell.size).find(
    ({ text, left, right }) =>
      (Math.abs(left - cell.left) < 3 && /^\(1\d\d\s?%\)$/.test(text)) ||
      (isFlush({ left, right }, cell) && GOES_ON.test(cell.text) && OF_LIMIT.test(text)),
  )?.text ?? ''
const isFlush = (a: Pick<Cell, 'left' | 'right'>, b: Cell): boolean =>
  Math.abs(a.left - b.left) < 3 || Math.abs(a.right - b.right) < 3
/** 'Pays up to an additional 25% of the' over 'Coverage A amount to repair or replace' */
const GOES_ON = /\badditional \d{1,2}\s?% of(?: (?:the|your))?$/i
const OF_LIMIT = /^(?:coverage a|dwelling)\b/i

/** 'Dwelling protection' beside the limit that 'up to 120% of this limit' stands right under */
const ofLimitOver = (page: Page, cell: Cell): string => nameOver(page, cell)?.text ?? ''

const nameOver = (page: Page, cell: Cell): Cell | undefined => {
  const limit = OF_THIS.test(cell.text)
    ? cellsBetween(page, cell.y - 1.6 * cell.size, cell.y - 2).find((over) => isLimit(over) && isFlush(over, cell))
    : undefined
  return limit && cellLeftOf(page, limit)
}
const OF_THIS = /% of this limit\)?$/i

/** 'Other structures   $30,000' over 'with extended limits   up to 120% of this limit' */
const isOfOtherLimit = (pages: Page[], { cells }: LimitRow): boolean =>
  cells.some((cell) =>
    pages.some((page) => {
      const name = page.number === cell.page ? ofLimitOver(page, cell) : ''
      return name !== '' && (!IS_OF_DWELLING.test(name) || OF_OTHER_THING.test(name))
    }),
  )

/** 'If you choose it, Extended Replacement Cost adds up to 25% of Coverage A.' */
const OFFERED = /\bif you (?:choose|buy|add|select|want|pay)\b|\byou (?:have not|did not|haven[’']t|didn[’']t)\b/i

const extensionsInWords = (pages: Page[]): LimitRow[] =>
  pages.flatMap((page) =>
    labelCells(page).flatMap((cell) => {
      const text = `${ofLimitOver(page, cell)} ${cell.text} ${sharesBelow(page, cell)}`.trim()
      const match = cell.text.length < 160 ? EXTENSION.exec(text) : null
      const inRow = shareInRow(page, cell)
      const printed = match?.slice(1).find((figure) => figure !== undefined) ?? inRow
      if (
        !printed ||
        OFFERED.test(cell.text) ||
        !(IS_OF_DWELLING.test(text) || inRow) ||
        OF_OTHER_THING.test(partAround(cell.text, printed)) ||
        OF_OTHER_THING.test(`${cellLeftOf(page, cell)?.text} ${ofLimitOver(page, cell)}`) ||
        isDenied(page, cell)
      )
        return []
      const amount = { dollars: null, percent: toNumber(printed), base: 'A', status: null, hasCents: false }
      return [
        { label: cell, match: { weight: 0.9, rest: '', lead: '', isListed: false }, amount, cells: [], rank: 0.9 },
      ]
    }),
  )
