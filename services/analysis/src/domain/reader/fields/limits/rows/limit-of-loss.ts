import { headingOverRows } from '../../../geometry/around/heading-over-rows.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'

/** Whether words for each loss, or for what else causes one, name the limit of something and no deductible. */
export const isLimitOfLoss = (page: Page, label: Cell): boolean =>
  (OF_EACH_LOSS.test(label.key) || (OTHER_CAUSES.test(label.key) && !isBesideStorm(page, label))) &&
  !isOfDeductible(page, label)

const OF_EACH_LOSS =
  /^(?:for)?each(?:covered|insured|flood)?(?:loss|occurrence|event)(?:$|\d|.*coverage)|^(?:any|each|every)(?:one|and|single)*flood.*items/

/** 'Other covered causes   $15,000' may as well limit what fire does not; beside 'Wind or hail' it is what one bears. */
const OTHER_CAUSES = /^(?:all|any|every)?other(?:covered|insured)(?:causes?(?:ofloss)?|events?)$/

const isBesideStorm = (page: Page, { left, y, size }: Cell): boolean =>
  cellsBetween(page, y - NEAR * size, y + NEAR * size).some(
    (cell) => Math.abs(cell.left - left) < 3 && /\b(?:wind\w*|hail|hurricane|storms?)\b/i.test(cell.text),
  )
/** In font sizes. */
const NEAR = 8

/** 'Each covered loss   $10,000' may as well be the limit of what is named above. */
const isOfDeductible = (page: Page, label: Cell): boolean =>
  isUnderDeductibles(page, label) ||
  cellsOfLine(page, label).some(
    (cell) => /deductible|\bded\b/i.test(cell.text) || columnRole(page, cell) === 'deductible',
  ) ||
  headingOverRows(page, label).some(({ text }) => BORNE.test(text))

/** What heads a table of deductibles: 'Retained by you', 'You bear of each loss' */
const BORNE = /deductible|\bretain(?:ed|s)? by\b|\byou (?:bear|retain)\b/i
