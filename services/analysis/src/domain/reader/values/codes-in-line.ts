import type { Cell } from '../geometry/cell.ts'
import { codeAtStart, datedLetters, isLetterCode, plusForm } from './form-code.ts'

export interface FormCode {
  code: string
  /** What it stands in: the cell's text, or its part of the line. */
  text: string
  cell: Cell
}

/** Between forms that stand in one line. A comma parts only what begins with a code. */
const BETWEEN =
  /(?<!\s)\s*[·•;|]\s*|(?<=\d\d)\.\s+(?=[A-Z])|(?<=\d\d\)?)\s[–—-]\s(?=[A-Z]{2})|,\s+(?:and\s+)?|(?<!\s)\s+(?:and|&)\s+(?=[A-Z]{1,5}(?:[ -]?\d|-[A-Z]{2,4}\b))/

/** 'LO-POL (01/25) is your policy form. These change it:' speaks of a form and lists none; in capitals the verb stands close behind it. */
const SPOKEN_OF =
  /^\S+(?:(?: [A-Z\d/()-]+)*\s(?:is|are|was|were|has|makes|means|applies|forms|contains)\s[a-z]|(?: \(?[\d/-]+\)?)*\s(?:IS|ARE|WAS|WERE|HAS|MAKES|MEANS|APPLIES|FORMS|CONTAINS)\s[A-Z])/

/** 'The following make up your policy: H700TX 0423' */
export const INTRODUCTION = /^[^:]*[a-z]{2}[^:]*:\s+(?=\S)/

/** '• Form LO-17 (01/20)', 'Endorsement no. HO-142' */
const WORD_BEFORE = /^\W*(?:form|endorsement)\s(?:number\s|no\.?\s|#\s?)?(?=[A-Z0-9-]*\d)/i

/** 'HO 00 03 05 11 HO 04 90 05 11 LO 112 01 20': each ends with its edition. */
const FORM = String.raw`(?!(?:TX|CW|US)\b)[A-Z][A-Z0-9]*(?:[ -][A-Z0-9]+){0,3}?\s*(?:\(\d\d[ /-]?\d\d(?:\d\d)?\)|\b(?:0[1-9]|1[0-2])[ /-]?\d\d(?:\d\d)?)`
/** A longer line would take the expression too long. */
const LONGEST_RUN = 160
/** The last one's edition may end on the next line: 'HO 04 95 (01' over '14)'. */
const OPEN_FORM = String.raw`[A-Z][A-Z0-9]*(?:[ -][A-Z0-9]+){1,3}\s\((?:0[1-9]|1[0-2])$`
const RUN = new RegExp(`^${FORM}(?:\\s+${FORM})*(?:\\s+(?:${FORM}$|${OPEN_FORM}))`)

/** 'H 0217 A 06 18' and 'HO 01 42 HS 06 24' are one form and no two: letters alone have no edition. */
const LONE_LETTERS = /^(?!(?:HO|DP|DL|HE|HW|IL|FP|PL)\b)[A-Z]{1,3}\s*\(?(?:0[1-9]|1[0-2])[ /-]?\d\d(?:\d\d)?\)?$/

/** 'HO-A HO-160 LOI-06': each with a dash of its own. */
const DASHED = /^[A-Z]{1,5}-[A-Z\d]{1,6}(?:\s[A-Z]{1,5}-[A-Z\d]{1,6})+$/

const runOfForms = (part: string): string[] => {
  if (part.length < LONGEST_RUN && DASHED.test(part)) return part.split(' ')
  if (part.length >= LONGEST_RUN || !RUN.test(part)) return [part]
  const forms = part.match(new RegExp(`${FORM}(?=\\s|$)|${OPEN_FORM}`, 'g')) ?? [part]
  return forms.some((form) => LONE_LETTERS.test(form)) ? [part] : forms
}

/** '[LO 18 - deleted at renewal],' */
const OUT_IN_BRACKETS = /\[[^\]]*\b(?:deleted|removed|withdrawn)\b[^\]]*\],?\s?/gi

/** '$246 LO-0240', 'BASE LO-0217': what the form in the column before costs. */
const PRICE_BEFORE = /^(?:\$\s?\d[\d,.]*|BASE|INCL(?:UDED)?)\s(?=[A-Z]{1,5}-\d{3})/

/** 'Texas amendments [H 7002-A], Earthquake [H 7140]' */
const BEHIND_TITLE = /^[A-Z][A-Za-z ,&-]{3,50}\s\[([A-Z]{1,5}[ -]?\d[A-Z\d -]{0,12})\]$/

/** 'Signed at Waco, Texas, October 20, 2025. LO-DEC5 (10 22)': what the page is printed on. */
const SIGNED = /(?:^|\.\s)(?:counter)?signed (?:at|in|on|by)\b/i

/** 'HO 00 03 05 11, HO 04 90, TXDEC 01 20', 'LM 22 (05 21) Water backup · LM 31 (05 21)': each part that begins with a code. */
export const codesInLine = (text: string, cell: Cell): FormCode[] => {
  if (SIGNED.test(text)) return []
  const parts = text
    .replace(OUT_IN_BRACKETS, '')
    .replace(PRICE_BEFORE, '')
    .replace(/(?:(?<!\d [NSEW])\.|[,;]|\s[–—-])\s*$/, '')
    .split(BETWEEN)
    .map((part) => part.replace(INTRODUCTION, '').replace(WORD_BEFORE, ''))
    .filter((part) => !SPOKEN_OF.test(part))
    .flatMap(runOfForms)
  const codes = parts.flatMap((part) => codeAtStart(part) ?? [])
  const families = new Set(codes.map((code) => code.split(' ')[0]))
  return parts.flatMap((part) => {
    // 'ASI PRIV' at the end of a line, its edition on the next one: a number as those before it.
    const isOfFamily = isLetterCode(part) && families.has(part.split(' ')[0])
    const code =
      codeAtStart(part) ??
      plusForm(part) ??
      datedLetters(part, codes) ??
      (isOfFamily ? part : null) ??
      BEHIND_TITLE.exec(part)?.[1]
    return code ? [{ code, text: part, cell }] : []
  })
}

/** Fewer may be forms that a sentence speaks of. */
const ENOUGH = 3

/** Most numbers of a list begin alike: 'KIN HP 07 RS', 'TDP-058', '02-02-0606-04'. */
export const areOfOneFamily = (codes: FormCode[]): boolean => {
  const families = Map.groupBy(codes, ({ code }) => /^[A-Z]+|^\d\d(?=-)/i.exec(code)?.[0] ?? String(code.length))
  const most = Math.max(0, ...[...families.values()].map((family) => new Set(family.map(({ code }) => code)).size))
  return codes.length >= ENOUGH && 2 * most >= codes.length
}
