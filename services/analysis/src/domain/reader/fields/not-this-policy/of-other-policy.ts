import { cellLeftOf, cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsUpFrom, nearestUpFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { ADDED_LIMIT_LABELS } from '../../labels/added-limit-labels.ts'
import { type LabelMatch, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { toNumber } from '../../values/amount.ts'
import { BESIDES } from '../../values/besides.ts'
import { isDenial } from '../../values/denial.ts'

/**
 * 'Earthquake   Dwelling $200,000   Contents $50,000', 'Umbrella   Personal liability   $1,000,000'; beside 'Umbrella
 * CPU 029', a line of an account that stands at the margin, 'B. Other structures' is a row of its own table.
 */
export const isOfOtherPolicy = (page: Page, label: Cell): boolean => {
  const [first] = cellsOfLine(page, label)
  if (first === undefined || first === label || !namesOtherPolicy(first)) return false
  return !isIncluded(page, first, label) && !(/\d/.test(first.text) && /^[A-F][.)] [A-Z]/.test(label.text))
}

/** 'Boat liability   included   Medical payments   $5,000', 'Earthquake   Declined   Water backup   $5,000': it has its own answer. */
const isIncluded = (page: Page, first: Cell, label: Cell): boolean => {
  const between = cellsOfLine(page, label).filter(({ left, right }) => left >= first.left && right <= label.left)
  if (between.some(({ text }) => isDenial(text))) return true
  return !/^earthquake/i.test(first.text) && between.some(({ text }) => /\bincluded$/i.test(text))
}

/** 'Umbrella   $1,000,000' below 'Personal liability' */
export const namesOtherPolicy = ({ text }: Cell): boolean =>
  /^\(?(?:earthquake|(?:personal |excess )?(?:liability )?umbrella|boat|watercraft|(?:your )?(?:tenants?['’]?s? )?renters?['’]?s? (?:policy|insurance))\b/i.test(
    text,
  )

/** 'Limited fungi   Personal liability   $50,000', or 'Personal liability   $50,000' further in below 'Limited fungi': its limit for what that coverage pays. */
export const isLimitWithinOther = (page: Page, label: Cell, { weight }: LabelMatch): boolean => {
  if (label.isClause || (matchLabel(label, LETTERED)?.weight ?? 0) < weight) return false
  const [beside] = cellsRightOf(page, label)
  const owner = ownerOf(page, label)
  if (!owner || !/\d/.test(beside?.text ?? label.text) || !namesBesides(owner)) return false
  return !isInTable(page, label, owner)
}

const ownerOf = (page: Page, label: Cell): Cell | undefined =>
  cellLeftOf(page, label) ?? overFurtherOut(page, label) ?? besideFirst(page, label) ?? overBothHalves(page, label)

/** 'Limited fungi   Property   $10,000' over 'Personal liability   $50,000', flush with the property: another part of it. */
const besideFirst = (page: Page, row: Cell): Cell | undefined => {
  const over = nearestUpFrom(page, row.y - 2, ({ left }) => Math.abs(left - row.left) < 3)
  const isPart = over && (PART.test(over.text) || cellsRightOf(page, over).some(({ text }) => /\d/.test(text)))
  return isPart && row.y - over.y < FAR * row.size ? cellLeftOf(page, over) : undefined
}

/** 'Animal liability   Sublimit' over 'Personal liability   $25,000' */
const PART = /^(?:section|property|sub-?limits?|described|each|per)\b/i

/** 'Limited fungi' over 'Section I property   $10,000' over 'Section II personal liability   $50,000', all flush. */
const overBothHalves = (page: Page, row: Cell): Cell | undefined => {
  const over = (lower: Cell | undefined) => {
    const upper = lower && nearestUpFrom(page, lower.y - 2, ({ left }) => Math.abs(left - lower.left) < 3)
    return lower && upper && lower.y - upper.y < FAR * lower.size ? upper : undefined
  }
  const half = /^(?:section (?:ii|2)\b|personal liability)/i.test(row.text) ? over(row) : undefined
  const owner = half && /^(?:section (?:i|1)\b|property\b)/i.test(half.text) ? over(half) : undefined
  return owner && cellsOfLine(page, owner).length === 1 ? owner : undefined
}

/** 'Dwelling   $300,000' or 'Medical payments   $5,000' below the same heading, or beside another such name: what stands before or over a whole table says nothing of its rows. */
const isInTable = (page: Page, label: Cell, owner: Cell): boolean =>
  page.cells.some((cell) => {
    const least = Math.abs(cell.left - label.left) < 3 ? leastLimit(cell) : null
    const isLimit = ({ text }: Cell) => /^\$?\s?\d/.test(text) && toNumber(text) >= (least ?? 0)
    if (least === null || !cellsRightOf(page, cell).some(isLimit)) return false
    const other = ownerOf(page, cell)
    const isBeside = other !== undefined && other === cellLeftOf(page, cell)
    return (
      other === owner ||
      (isBeside && (BESIDES.test(other.text) || (isOfStructures(label) && [other, owner].every(saysWhatHappens))))
    )
  })

/** Jewelry has a limit of its own within that of personal property; a fence has none within other structures. */
const isOfStructures = (label: Cell): boolean => matchLabel(label, coverage_b_other_structures) !== null

/** 'Your house is damaged' before 'Dwelling', 'The fence, shed or pool is damaged' before 'Other structures' */
const saysWhatHappens = ({ text }: Cell): boolean => / (?:is|are|gets?|has|have|leads?|backs?|leaks?) /.test(`${text} `)

const leastLimit = (cell: Cell): number | null => {
  if (matchLabel(cell, coverage_a_dwelling) !== null) return LEAST_DWELLING
  return matchLabel(cell, coverage_f_medical_payments) === null ? null : 1
}
/** Dollars: mold in a dwelling is insured for less. */
const LEAST_DWELLING = 60_000

const { coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property } = LIMIT_LABELS
const { coverage_d_loss_of_use, coverage_e_personal_liability, coverage_f_medical_payments } = LIMIT_LABELS
const LETTERED = [
  ...coverage_a_dwelling,
  ...coverage_b_other_structures,
  ...coverage_c_personal_property,
  ...coverage_d_loss_of_use,
  ...coverage_e_personal_liability,
  ...coverage_f_medical_payments,
]
/** 'Schedule of coverages', 'Flood coverage': over what the policy itself insures. */
const HEADS_TABLE = /\bschedule of\b|\bflood\b.*\b(?:coverages?|insurance|policy|limits?)\b/i
const ADDED = Object.values(ADDED_LIMIT_LABELS).flat()

/** A name without a value of its own. */
const namesBesides = (owner: Cell): boolean =>
  !/\d|:\s*\S|\bincluded$/i.test(owner.text) &&
  !HEADS_TABLE.test(owner.text) &&
  (matchLabel(owner, ADDED) !== null || (BESIDES.test(owner.text) && matchLabel(owner, LETTERED) === null))

/** In font sizes: how far rows, and what they stand below, may be apart. */
const FAR = 1.9

/** Points: what stands further apart is in another column. */
const INDENT = 46

/** What heads the rows that stand further in below it, and closely. */
const overFurtherOut = (page: Page, row: Cell): Cell | undefined => {
  let lower = row
  for (const cell of cellsUpFrom(page, row.y - 2)) {
    if (cell.left >= row.left + 3) continue
    if (lower.y - cell.y > FAR * lower.size) return
    const line = cellsOfLine(page, cell)
    if (line[0] !== cell) continue
    if (cell.left < row.left - 3) return line.length === 1 && row.left - cell.left < INDENT ? cell : undefined
    lower = cell
  }
  return
}

/** 'Deductible for any claim under identity theft', 'Basic deductible for loss assessment'; 'for each flood' is a flood policy's own. */
export const isForOtherThing = ({ text }: Cell): boolean =>
  /\bdeductible\b[^$%\d;]*\b(?:for|of|under|to|on)\b[^$%\d;]*\b(?:assessments?|identity|cyber|fraud|equipment|service lines?|jewel\w*|earthquake|(?<!\b(?:each|every|any) )flood|golf|scheduled|articles|property of others)\b/i.test(
    text,
  )
