import type { Cell } from '../../geometry/cell.ts'
import type { Phrase } from './storm-rows.ts'

/** 'Not taken - settled at actual cash value', 'Does not apply; replacement cost', 'Not selected. Loss is settled at actual cash value', 'No (ACV applies)': what holds instead of what was refused. */
const INSTEAD =
  /^\W*(?:no|none|declined|rejected|not (?:taken|purchased|selected|chosen|elected|included|bought|covered))(?:\s?[–—,;:.-]+\s|\s?\()(?=(?:(?:any|loss(?:es)?|claims?|it|they|is|are|property|contents|we|pay)\s)*(?:(?:settled|paid|valued)\s(?:(?:at|on|for)\s)?)?(?:the |its )?(?:actual cash|ACV\b))|^\W*(?:does not apply|not applicable)(?:\s?[–—,;:.-]+\s)(?=(?:actual cash|ACV\b|replacement cost|RCV\b))/i

/** 'Contents replacement cost   Not taken - settled at actual cash value': the answer is meant, not the name before it. */
export const refusedInstead = (lines: string[]): string | undefined => lines.find((line) => INSTEAD.test(line))

/** 'Replacement cost coverage: No (actual cash value applies)' */
const REFUSED =
  /^\W*replacement cost(?: (?:coverage|endorsement|option|settlement))?\s?[:–—-]?\s?(?:no|declined|rejected|not (?:purchased|selected|chosen|elected))\s?[(,;–—-]\s?/i

export const withoutRefusal = (words: string): string => words.replace(INSTEAD, '').replace(REFUSED, '')

/** 'LO-93 changes the settlement of roofs from replacement cost to actual cash value', 'replacement cost (was actual cash value)': how it was before the change. */
export const withoutFormerBasis = (words: string): string =>
  words.replace(
    /\s?\((?:was|formerly|previously) (?:at )?(?:actual cash|replacement cost)[^()]*\)|\bfrom (?:the |an? )?(?:full )?(?:replacement cost|actual cash)(?: value)?(?: basis| settlement)? (?=to\b)/gi,
    '',
  )

/** 'Replacement cost applies to item 1 except for its roof surfacing. Loss to the roof …': how the rest is settled says nothing of the roof. */
const ALL_BUT_ROOF =
  /^[^.]*\b(?:except(?:ing)?|other than|but not|excluding)(?: for| on| to| of)* (?:its |the |your )?roof\w*(?: surfac\w+| cover\w+| materials?)?\.\s+(?=\S)/i

export const ofRoof = (words: string): string => words.replace(ALL_BUT_ROOF, '')

/** 'Replacement cost on roof   No - ACV': how the thing is paid instead. */
export const insteadOf = (refused: Cell, answer: Cell): Phrase[] => {
  const value = answer.text.split(/\s[–—-]\s|[;,.]\s/)[1]
  const thing = refused.text.replace(/\b(?:replacement cost|rcv?)\b/gi, '')
  return value ? [{ parts: [thing, value], cells: [refused, answer] }] : []
}
