import type { Cell } from '../../geometry/cell.ts'
import { codesInLine, type FormCode } from '../../values/codes-in-line.ts'
import {
  codeAtEnd,
  codeBeforeEdition,
  datedLetters,
  familyCode,
  isLetterCode,
  isLikeOthers,
} from '../../values/form-code.ts'
import { knownWords } from '../../values/vocabulary.ts'
import { IS_EDITION, isBesideEdition } from './beside-edition.ts'

const NOT_ATTACHED = /not attached|not applicable|deleted|removed|withdrawn|no longer/i

/** A cell of a list with the line that it stands on. */
interface Listed {
  cell: Cell
  line: Cell[]
}

/** The codes of one cell of a list; `before` are the list’s others so far. */
export const codesOf = (listed: Listed, before: FormCode[]): FormCode[] => {
  const { cell } = listed
  if (NOT_ATTACHED.test(cell.text) || isEditionOfForm(listed) || isTitleWithForm(listed)) return []
  const own = besideEdition(listed, before) ?? codesInLine(cell.text, cell)
  if (own.length > 0) return own
  const code = isTitle(listed)
    ? null
    : (codeAtEnd(cell.text) ?? familyAtEnd(cell.text, before) ?? datedLetters(cell.text, numbersOf(before)))
  if (code) return [{ code, text: cell.text, cell }]
  const text = cell.text.replace(EDITION_BEHIND, '')
  const isOfFamily = nextOf(listed) !== '' && familyCode(cell.text, familiesOf(before)) !== null
  const isCode = isLetterCode(cell.text) || isWord(listed) || isOfFamily || isLikeOthers(text, numbersOf(before))
  return isCode && isAmongOthers(listed, before) ? [{ code: text, text: cell.text, cell }] : []
}

/** 'H 7510   0119   Home form', 'HA.RCC   0118': figures beside a number with letters are its edition, though others are numbered so. */
const isEditionOfForm = ({ cell, line }: Listed): boolean => {
  const before = line[line.indexOf(cell) - 1]
  return (
    before !== undefined &&
    IS_EDITION.test(cell.text) &&
    /^[A-Z].*[\d.]/.test(codesInLine(before.text, before)[0]?.code ?? '')
  )
}

/**
 * 'LOHTX   (05-23)' over 'LO-125   (07-08)', 'LO TX CONDO 05 23' over 'LO RC 07 08': letters alone may begin a column of
 * numbers, each with its edition beside it or behind it.
 */
export const lettersOver = (line: Cell[], next: Cell[]): FormCode[] => {
  const [cell, below] = [line[0], next[0]]
  if (!cell || !below || Math.abs(cell.left - below.left) > 3) return []
  const others = codesInLine(below.text, below)
  const isBeside = IS_EDITION.test(line[1]?.text ?? '')
  const code = isBeside ? familyCode(cell.text, familiesOf(others)) : datedLetters(cell.text, numbersOf(others))
  if (code) return [{ code, text: cell.text, cell }]
  return IS_EDITION.test(next[1]?.text ?? '') && isWord({ cell, line }) ? codesOf({ cell, line }, others) : []
}

export const numbersOf = (forms: FormCode[]): string[] => forms.map(({ code }) => code)

const familiesOf = (forms: FormCode[]): Set<string> =>
  new Set(numbersOf(forms).map((code) => /^[A-Z]+/.exec(code)?.[0] ?? ''))

const nextOf = ({ cell, line }: Listed): string => line[line.indexOf(cell) + 1]?.text ?? ''

/** What has its edition in the next column: all of its cell is the number, be it letters alone. */
const besideEdition = (listed: Listed, before: FormCode[]): FormCode[] | undefined => {
  const { cell } = listed
  if (!isBesideEdition(listed.line, cell)) return undefined
  const letters = isLetterCode(cell.text) ? cell.text : familyCode(cell.text, familiesOf(before))
  const code = codeBeforeEdition(cell.text) ?? letters
  return code ? [{ code, text: cell.text, cell }] : undefined
}

/** 'SSA HO 3   Special form (HO-3)', 'SSA-3R   SPECIAL FORM HO-3', 'SSA-3R   POLICY - HO-3 SPECIAL FORM': beside a form's own number its title names no other. */
const isTitle = ({ cell, line }: Listed): boolean =>
  /(?:\)|\b(?:HO|DP)[- ]?\d{1,2}(?: [A-Z][A-Za-z]+){0,2})$/.test(cell.text) &&
  line.some(
    (other) => other.right < cell.left && (codesInLine(other.text, other).length > 0 || isWord({ cell: other, line })),
  )

/** 'BH-3 TX   HO-3 Special Form', 'LO 12   06-23   HO-5 policy': the title begins with the form that this one is of. */
const isTitleWithForm = ({ cell, line }: Listed): boolean => {
  const before = line.slice(0, line.indexOf(cell)).findLast(({ text }) => !IS_EDITION.test(text))
  return TITLE_WITH_FORM.test(cell.text) && NUMBER_OF_FORM.test(before?.text ?? '')
}
/** With its edition or without, and with nothing else. */
const NUMBER_OF_FORM = /^(?:[A-Z]{2,5}[ .-]?|[A-Z](?=\d{4}))[A-Z\d][A-Z\d .()/-]*$/
const TITLE_WITH_FORM =
  /^(?:HO|DP)[- ]?[A-F1-8] (?:plus|special|broad|basic|comprehensive|homeowners?|policy|unit|tenant|landlord|form|amend\w+|dwelling)\b/i

const isWord = (listed: Listed): boolean =>
  /^[A-Z]{3,6}$/.test(listed.cell.text) &&
  !knownWords.has(listed.cell.text.toLowerCase()) &&
  (isBesideEdition(listed.line, listed.cell) || ENDS_WITH_EDITION.test(nextOf(listed)))

/** In the column of others, or on one line with several. */
const isAmongOthers = ({ cell, line }: Listed, before: FormCode[]): boolean =>
  before.some((other) => Math.abs(other.cell.left - cell.left) < 3) ||
  line.filter((other) => other !== cell && codesInLine(other.text, other).length > 0).length > 1

/** 'TXPN   PRIVACY NOTICE 01/20' */
const ENDS_WITH_EDITION = /[A-Za-z]{3}\)?\s\(?(?:0[1-9]|1[0-2])[ /-]?\d\d\)?$/

/** 's9404 1ED' */
const EDITION_BEHIND = /\s\d{1,2}(?:st|nd|rd|th)?\s?ed\.?$/i

/** 'Foundation Water AP4868-1' after 'AP4902': the letters tell. */
const familyAtEnd = (text: string, before: FormCode[]): string | null => {
  const [code, letters] = /(?<=\s)([A-Z]{2,5})-?\d{2,}[A-Z0-9-]*$/.exec(text) ?? []
  return code && before.some((other) => other.code.replace(/[^A-Z].*$/, '') === letters) ? code : null
}
