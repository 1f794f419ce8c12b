import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { type Cell, misalignment } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { columnRole } from '../../geometry/tables/headers.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { isDenial, saysNo } from '../../values/denial.ts'
import { isOfOtherPerils, withoutMeaning } from './open-settlement.ts'
import { isOfItem } from './row-of-its-own.ts'
import type { SaidSettlement } from './said-settlement.ts'
import { dependsOnAge } from './settlement-by-age.ts'
import { tokensOf } from './settlement-sentences.ts'

/**
 * 'Coverage A, dwelling. One family,   $92,000' over 'frame, built in 1958.' and 'Actual cash value.': the description of
 * a row ends with how its thing is paid.
 */
export const settledInDescriptions = (pages: Page[]): SaidSettlement[] =>
  pages.flatMap((page) =>
    page.cells.flatMap((first) => {
      if (isOfItem(page, first) && SAYS_WAY.test(first.text)) return saidBy([first])
      const right = cellsRightOf(page, first)
      const name = LETTER_ALONE.test(first.text) ? right.slice(0, 1) : []
      const answer = right[name.length]
      if (!BEGINS.test(first.text) || first.isClause || !answer || !ANSWER.test(answer.text)) return []
      const [, ...more] = linesOfRow(page, first, answer)
      return saidBelow([first, ...name], more)
    }),
  )

/** 'ITEM 3   Coverage B – Personal property in the dwelling of Item 1. Actual cash value.' */
const SAYS_WAY = /^[A-Z][^$%]*\. (?:replacement cost|actual cash value)\.$/i

/** 'Coverage A   Your unit   $85,000'; 'A   Home theater   $30,000' may be a row of other things. */
const LETTER_ALONE = /^(?:coverage|cov\.?) [A-D]\W?$/i

const saidBelow = (head: Cell[], more: Cell[]): SaidSettlement[] => {
  const isToldApart = head.length === 1 || VALUE_ALONE.test(more.map(({ text }) => text).join(' '))
  return more.length > 0 && isToldApart ? saidBy([...head, ...more]) : []
}
/**
 * Below a letter and a name 'Settled at actual cash value.' is a clause by itself, behind the first one or a whole sentence,
 * or ends the first one; 'Solar panels: actual cash value.', 'Carpets; actual cash value.' and 'In year one, …' are of
 * something else.
 */
const VALUE_ALONE =
  /(?:^|(?<=(?:^|\b(?:is|are|has|have)\b)[^.;]*)[.;] |(?<=^(?!(?:in|after|before|from|until|for|during|if|when|while|under)\b)[^.;]*), )(?:(?:settled|paid|valued|insured|covered) (?:at|for|on) )?(?:the |full )*(?:replacement cost|actual cash value|what it costs to)\b[^.;]*\.?$/i

const BEGINS = /^(?:[A-Z]|\d{1,2}[.)] )[^$%]*$/
/** A limit, or 'Yes' and 'Included', beside the first line. */
const ANSWER = /^\$\s?\d[\d,]*$|^\d{1,3}(?:,\d{3})+$|^(?:yes|incl(?:uded|\.)?)$/i

/** In font sizes: how far the lines of one description are apart. */
const PITCH = 1.5
/** In points: how far in they may stand. */
const INDENT = 16
const MOST_LINES = 6

/** Close below each other and flush, until one has a figure of its own in the column of the first. */
const linesOfRow = (page: Page, first: Cell, answer: Cell): Cell[] => {
  const lines = [first]
  for (const cell of page.cells) {
    const last = lines.at(-1) as Cell
    if (cell.y <= last.y + 2 || cell.left < first.left - 3 || cell.left > first.left + INDENT) continue
    const isNext = cell.y - last.y < PITCH * Math.max(cell.size, last.size) && lines.length < MOST_LINES
    const hasOwn = cellsRightOf(page, cell).some(
      (other) => misalignment(other, answer) < 4 && columnRole(page, other) !== 'previous',
    )
    if (!isNext || hasOwn || isOfItem(page, cell)) break
    lines.push(cell)
  }
  return lines
}

const saidBy = (lines: Cell[]): SaidSettlement[] => {
  const text = lines.map((line) => line.text).join(' ')
  const plain = withoutMeaning(text).toLowerCase().replace(LETTER, '').replace(IN_THE_HOME, '')
  const [thing, ...more] = tokensOf(plain)
  const value = more.find(({ kind }) => kind === 'value')
  if (thing?.kind !== 'thing' || !thing.of || thing.of === 'roof_settlement' || value?.kind !== 'value') return []
  const isOnly = more.at(-1) === value && !more.some((one) => one.kind === 'except')
  const isOfThing = !more.some(
    (one) => one.kind === 'thing' && (one.of === 'roof_settlement' || !/[.;]/.test(plain.slice(one.end, value.at))),
  )
  const words = plain.slice(thing.end, value.at)
  const isEnd = ENDS_WITH_VALUE.test(plain) && (words.trim() === '' || PARTED.test(words))
  const isOpen = [isHedged, isOfOtherPerils, saysNo, isDenial, dependsOnAge, isNotNow].some((holds) => holds(plain))
  if (thing.at > FAR || value.value === 'schedule' || !isOnly || !isOfThing || !isEnd || isOpen) return []
  return [{ field: thing.of, value: value.value, text, cells: lines }]
}

/** 'Contents. Not paid at actual cash value.', '… Last year settled at replacement cost.' */
const isNotNow = (plain: string): boolean =>
  /\b(?:not (?:(?:paid|settled|valued|insured|at|on|for) |(?:the |full )?(?:replacement|actual))|never|no longer|last (?:year|term)|formerly|previously|until|unless)\b[^.;]*$/.test(
    plain.replace(/\.$/, ''),
  )

/** 'Coverage B, ', '1. ' */
const LETTER = /^(?:\d{1,2}[.)] |(?:coverages? |cov\.? )?[a-d]\b)[.,:;\s–—-]*/
/** 'Unscheduled personal property in the dwelling' */
const IN_THE_HOME =
  /\b(?:in|of|at|within) (?:the|this|your|that) (?:dwelling|home|house|building|residence(?: premises)?)\b/g
const FAR = 20
const ENDS_WITH_VALUE =
  /\b(?:replacement cost|actual cash value|rcv|acv)\b(?: basis| value)?\W*$|\bwhat it costs to (?:\w+ or )?(?:rebuild|replace)(?: it)?,? \(?(?:with )?(?:no|without)(?: any)?(?: deduction for)? depreciation\W*$/
/** What stands between the thing and how it is paid ends with a sign or with a verb. */
const PARTED =
  /(?:[.,;:(–—-]|(?<!\b(?:not|never|nor) )\b(?:settled|paid|valued|insured) (?:at|for|on))\s*(?:the |full |what it )?$/
