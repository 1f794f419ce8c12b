import { isKnownLabel } from '../../labels/known-label.ts'
import { beginsInDenial, isDenial, withoutReason } from '../../values/denial.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { saysTakenOut } from '../../values/taken-out.ts'
import { isUnticked } from '../boxes.ts'
import { cellsBetween } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { columnRole } from '../tables/headers.ts'
import { blocksOf, isNextLine } from './paragraphs.ts'
import { isRow } from './rows.ts'
import { runInParagraphs } from './run-in-paragraphs.ts'
import { type Sentence, sentencesOn } from './sentences.ts'

/** Something that a page says: a row of a table, or a sentence of a paragraph. */
export interface Statement extends Sentence {
  /** A line of the page with all that stands on it: of a paragraph it is half a sentence. */
  isRow?: boolean
}

/** Sentences that speak of what might be bought, was, or is only an example. */
const HEDGE =
  /\b(?:may(?! (?:\d|of \d))|might|available|optional|option|if (?:you|elected|selected|purchased|bought)|would|could|upgrade|example|ask (?:us|your|about|for)|can be|purchase|higher|had you|prior|previous|was|were|will be replaced|different|offered|you can (?:save|add|buy|choose)|(?:increase|enhance|improve|broaden) your (?:coverage|protection|policy)|credit|discount|(?:some|many|most|other) (?:policies|forms|insurers|companies|homeowners))\b/i

/** 'Insured to the maximum available', 'Contents: replacement cost (optional coverage, purchased)', 'if you repair within a year', 'Option: …   Included', 'Credit applied', 'was put on in 2004' and '(was actual cash value)' are no offers. */
export const isHedged = (text: string): boolean => HEDGE.test(withoutReason(text).replace(NO_OFFER, ''))
const NO_OFFER =
  /(?<!\b(?:last|expiring|prior|previous)\b.*)\((?:was|formerly|previously) (?:at )?(?:actual cash|replacement cost)[^()]*\)|\bwhat (?:the|your|a|an) (?:(?:damaged|lost|stolen|destroyed|same) )?(?:items?|property|things?|house|home|roof) would cost (?=new\b|today\b|to (?:replace|rebuild|buy)\b)|\bwhat (?:an?|the|your) (?:used )?(?:items?|things?|property) (?:of the same age |like it )?would (?:be worth|sell for)\b|\bmaximum (?:amount |limit )?(?:of insurance )?available\b|\byou (?:did not|didn[’']t|have not|haven[’']t) purchased?\b|\b(?:was|were) (?:last )?(?:built|put on|installed|replaced|laid|completed|finished)\b|\bcredit (?:appli(?:ed|es)|union)\b|\b(?:credit|discount) (?:is|was|has been) (?:given|included|applied|granted|allowed)\b|\bis available for the (?:increased|added|extra|additional) (?:costs?|expenses?)\b|\bin return for (?:this|the|your|a) (?:premium )?(?:credit|discount)\b|\bif you (?:(?:do|actually) )?(?:repair|rebuild|replace|need to (?:repair|rebuild|replace))\b|\((?:(?:optional|additional|extra)(?: (?:coverage|endorsement|protection))?,? )?(?:purchased|selected|chosen|bought|elected|included|added)\)|^optional (?:coverage|endorsement|protection)s?:? (?=.*\b(?:included|yes|purchased|selected|in force|applies)$)|^option:? (?=.*\b(?:included|yes|purchased|selected|in force|applies)$)/gi

/** What the page states now: cells of 'previous' columns and of forms that were taken out are left away. */
export const statements = (page: Page): Statement[] => {
  const cells = page.cells.filter((cell) => columnRole(page, cell) !== 'previous' && !isUnticked(cell.text))
  const active = withoutDeleted(page, cells)
  const rows = active.flatMap((cell) => {
    const line = cellsOfLine(page, cell).filter((other) => active.includes(other))
    return line[0] === cell && !isDeniedBelow(page, line) ? [rowStatement(page, line)] : []
  })
  const runIn = runInParagraphs(page).filter((block) => block.every((cell) => active.includes(cell)))
  const said = [...paragraphs(page, active), ...runIn.flatMap((block) => sentencesOn(block, 'statement'))]
  const told = said.filter((statement) => !isDeniedBeside(page, statement))
  return [...told, ...rows].filter((statement) => !isHedged(statement.text))
}

/** 'Replacement cost on contents   Not included': the first words alone say what their row denies; so do those of rows that follow closely. */
const isDeniedBeside = (page: Page, { cells }: Statement): boolean =>
  (cells.length === 1 || cells.every(({ text }) => /^\w.*[^.,;]$/.test(text))) &&
  cells.some(
    (cell) =>
      !IS_ANSWER.test(cell.text) &&
      cellsOfLine(page, cell).some((other) => other.left > cell.right && beginsInDenial(other.text)),
  )
/** 'Yes' beside 'No', each below its own caption */
const IS_ANSWER = /^(?:yes|applies|included)$/i

/**
 * 'Structure reimbursement' over 'extended limits   Not purchased', below a row with an answer in the same column: the
 * first line of a name that breaks over two, which the second one denies.
 */
const isDeniedBelow = (page: Page, [first, ...more]: Cell[]): boolean => {
  if (!first || more.length > 0) return false
  const near = cellsBetween(page, first.y - REACH * first.size, first.y + REACH * first.size)
  const flush = near.filter(({ left }) => Math.abs(left - first.left) < 3)
  const below = flush.find((cell) => isNextLine(first, cell, PARAGRAPH))
  const above = flush.findLast(({ y }) => y < first.y - 2 && first.y - y < 2.6 * first.size)
  const denial = below && cellsOfLine(page, below).find(({ left, text }) => left > first.right && isDenial(text))
  return (
    above !== undefined &&
    denial !== undefined &&
    cellsOfLine(page, above).some(({ left }) => Math.abs(left - denial.left) < 3)
  )
}

/** A row with the line below it, where that goes on under one of the row's later cells. */
const rowStatement = (page: Page, line: Cell[]): Statement => {
  const last = line.at(-1) as Cell
  const reach = REACH * Math.max(...line.map(({ size }) => size))
  const under = /[.:;]$/.test(last.text)
    ? []
    : cellsBetween(page, last.y - reach, last.y + reach).filter(
        (cell) =>
          cellsOfLine(page, cell)[0] === cell && line.some((head, at) => at > 0 && isNextLine(head, cell, PARAGRAPH)),
      )
  const cells = [...line, ...under]
  return { text: cells.map((cell) => cell.text).join(' '), cells, isRow: true }
}

/** 'Residence glass   HO-105   Deleted 08/11/2026': a row that has such a word is no part of the policy any more. */
const withoutDeleted = (page: Page, cells: Cell[]): Cell[] =>
  cells.filter((cell) => !cellsOfLine(page, cell).some(({ text }) => saysTakenOut(text)))

const PARAGRAPH = { pitch: 1.52, indent: 0, sizes: 0.6 }
/** In font sizes: no next line is further below any cell of a line. */
const REACH = 4

/** Lines of one column that follow each other closely, cut at the ends of sentences. */
const paragraphs = (page: Page, cells: Cell[]): Statement[] => {
  const goesOn = (block: Cell[], next: Cell) => {
    const [cell, ...more] = block
    const last = block.at(-1)
    const isOpen = cell === undefined || more.length > 0 || !isRow(page, cell)
    const isTable = last !== undefined && beginsRow(page, last) && beginsRow(page, next)
    return (
      isOpen &&
      !isTable &&
      !(last && beginsApart(last, next)) &&
      !(last && LABELLED.test(last.text) && LABELLED.test(next.text)) &&
      !HEADS_LIST.test(next.text) &&
      !isLimitRow(page, next) &&
      !(last && SETTLED_WHOLE.test(last.text) && isBareName(next)) &&
      !isListed(page, next) &&
      !(last && isAnswer(page, last)) &&
      !isAnswer(page, next)
    )
  }
  return blocksOf(cells, { ...PARAGRAPH, open: 12, mostLines: 12, goesOn }).flatMap((block) =>
    sentencesOn(block, 'statement'),
  )
}

/** A line and a half apart a paragraph goes on in small letters or in capitals: a name or a sentence may begin anew. */
const beginsApart = (last: Cell, next: Cell): boolean =>
  next.y - last.y > CLOSE * next.size && /^[A-Z][a-z]/.test(next.text)
const CLOSE = 1.45

/** 'Roof settlement: Replacement cost' over 'Contents of others: Actual cash value': each line is a row of its own. */
const LABELLED = /^[A-Z][^.:;$]{2,50}: \S/

/** 'Contents   $150,000' below '…, at actual cash value': what a row begins with ends no sentence above it. */
const isLimitRow = (page: Page, cell: Cell): boolean => {
  const [first, next] = cellsOfLine(page, cell)
  return first === cell && /^[A-Z]/.test(cell.text) && isKnownLabel(cell) && /^\$\s?\d/.test(next?.text ?? '')
}

/** 'Contents' right below 'Other structures (fences, sheds) at actual cash value' begins what is said of the contents. */
const isBareName = (cell: Cell): boolean => /^[A-Z][A-Za-z ]{3,30}$/.test(cell.text) && isKnownLabel(cell)
const SETTLED_WHOLE =
  /^(?=.*\b(?:structures?|buildings?|dwelling|roof\w*|contents|property|belongings)\b).*\b(?:at|on|for) (?:the |an? )?(?:full )?(?:replacement cost|actual cash value)$/i

/** 'Settled at actual cash value:' begins another list. */
const HEADS_LIST = /^[A-Z].{8,60}:$/

/** 'Actual cash value' over 'Roof schedule', each with its words beside it: two rows of a table make no sentence. */
const beginsRow = (page: Page, cell: Cell): boolean =>
  /^[A-Z]/.test(cell.text) && isRow(page, cell) && cellsOfLine(page, cell)[0] === cell

/** 'Personal property   Replacement cost', 'Cosmetic damage   excluded': an answer beside its name, and no line of a sentence. */
const isAnswer = (page: Page, cell: Cell): boolean => {
  const [first] = cellsOfLine(page, cell)
  const isWhole = ANSWER.test(cell.text) || isDenial(cell.text)
  return isWhole && first !== undefined && first !== cell && codeAtStart(first.text) === null
}
const ANSWER =
  /^(?:(?:replacement cost|actual cash value)(?:\s?\([^()]*\))?|excluded|(?:not )?(?:included|covered|available)|incl\.?|yes|applies)$/i

/** A form's number before it begins another title. */
const isListed = (page: Page, cell: Cell): boolean => {
  const [first] = cellsOfLine(page, cell)
  return first !== undefined && first !== cell && codeAtStart(first.text) !== null
}
