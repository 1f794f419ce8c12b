import { EMPTY, TICKED } from '../boxes.ts'

const FIGURE =
  '\\$?\\s?\\d[\\d,.]*\\s?%?(?:\\sof\\s(?:the\\s)?(?:(?:coverage|cov\\.?)\\s)?(?:[A-D]\\b|dwelling(?:\\slimit)?))?'
const SETTLEMENT = 'replacement cost(?: value)?|actual cash value|rcv?|acv|agreed value|(?:roof )?payment schedule'
const IN_WORDS = '(?:not )?(?:included|excluded|covered|purchased|selected|applicable)|accepted|declined|rejected'
const ANSWER = `(?:${FIGURE}|yes|no|none|n/a|${SETTLEMENT}|${IN_WORDS})`
/** An answer ends where the next box, or the cell, does: '[ ] 2% Windstorm or hail' is the name of a row. */
const ENDS = `(?=\\s*(?:$|${TICKED}|${EMPTY}))`

const NOT_TAKEN = new RegExp(`${EMPTY}\\s?${ANSWER}${ENDS}|^${ANSWER}\\s${EMPTY}$`, 'gi')
const TAKEN = new RegExp(`${TICKED}\\s?(${ANSWER})${ENDS}|^(${ANSWER})\\s${TICKED}$`, 'gi')
const BOX = /[☐☒☑✓✔[(]/

/** '[ ] $5,000 [X] $10,000' is '$10,000': of answers that stand behind boxes the one that is ticked. */
export const tickedAnswers = (text: string): string =>
  BOX.test(text) ? text.replace(NOT_TAKEN, '').replace(TAKEN, '$1$2').trim() : text
