/** What a coverage is that a policy has: a word for it belongs here, whatever shape denies it. */
const BOUGHT =
  '(?:purchased|selected|chosen|covered|included|elected|taken|bought|provided|insured|protected|added|applicable|applied|attached|used)'
const NOT_BOUGHT = `not\\s?(?:${BOUGHT}|choose|buy|select|purchase|elect|in (?:force|effect)|(?:a\\s)?part\\sof\\s(?:your|the|this)\\s(?:policy|coverage)|on (?:(?:this|your|the) )?policy)`
const REFUSED = '(?:declined|rejected)'
/** Of endorsements; a deductible that is waived is none that was not bought. */
const ENDED = `(?:${REFUSED}|waived|deleted|removed)`
const NO = '(?:none|no|n/a)'
const NOT_APPLYING = 'do(?:es)? not apply(?: (?:to|on|under) (?:this|your|the) (?:policy|contract|home|dwelling|roof))?'

/** '(25% would be $44 a year)', '; it would cost $31' */
const WOULD = '[;,.]? \\(?(?:it|this|that|\\d[\\d.]*\\s?%|\\$[\\d,]+) would (?:be|cost|have|add)\\b[^()]*\\)?'

const WHOLE = new RegExp(
  `^\\W*(?:${NO}(?:,? ${NOT_BOUGHT})?|no coverage|n|(?:(?:is|are|you (?:did|have|do)) )?${NOT_BOUGHT}(?: (?:this|it))?(?:${WOULD})?|${ENDED}|${NOT_APPLYING})\\W*$`,
  'i',
)
const AT_END = new RegExp(
  `(?:\\b(?:${NOT_APPLYING}|${NOT_BOUGHT}|${ENDED})|[:–—-]\\s*${NO}|[:=?]\\s*(?:${NO}|n))\\W*$`,
  'i',
)
const WITHIN = new RegExp(`\\b${NOT_BOUGHT}`, 'i')
/** What follows such a word is about something else. */
const FIRST = new RegExp(`^\\W*(?:you (?:did|have|do) )?(?:(?:excluded|${REFUSED}|${NOT_BOUGHT})\\b|no?\\s\\(\\d)`, 'i')
/** 'Extended limit 20%: not selected', 'Ordinance or law 25%: No' */
const AFTER_COLON = new RegExp(
  `[:–—-]\\s?(?:${NOT_BOUGHT}|${REFUSED}|no coverage)\\W*$|^\\W*[\\d.]+\\s?%:\\s?no?\\W*$`,
  'i',
)
const NO_AMOUNT = new RegExp(`${NOT_BOUGHT}|^\\W*(?:${NO}|${REFUSED}|no coverage)\\W*$|(?<!\\bnot )excluded`, 'i')

const TAKEN_OUT = '(?:not\\s?(?:covered|insured|included|paid)|excluded)'
const BEYOND = new RegExp(
  `${TAKEN_OUT}[^$%\\d;.]{0,30}\\b(?:beyond|over|above|exceeding|(?:in )?excess of|(?:for )?more than)\\s(?=\\$?\\s?\\d)`,
  'i',
)
const ONLY_PARTLY = new RegExp(
  `${TAKEN_OUT}\\b[^;.]*\\b(?:unless\\b|(?:except|other than|but (?:for|up to))\\b[^;.]*(?:\\$|\\b(?:endorsement|form|shown|listed|stated)\\b))`,
  'i',
)

/** 'Not covered beyond $5,000' is covered up to there. */
export const upToBound = (text: string): string => text.replace(BEYOND, 'up to ')

/** 'Excluded except as provided by endorsement': what is given back is not said. */
export const isPartlyTakenOut = (text: string): boolean => ONLY_PARTLY.test(text)

const REASON_FIRST = /\bBecause (?=[^,.;]*\bnot\b)[^,.;]*,\s/
const REASON = /,? (?:because|since) (?=[^.;]*\bnot\b)[^.;]*/i

/** 'Actual cash value, because the roof option was not selected': why it is so denies nothing. */
export const withoutReason = (words: string): string => words.replace(REASON_FIRST, '').replace(REASON, '')

/** 'No', 'Not included', 'Declined', with nothing more; 'You did not choose this (it would be $44 a year)' */
export const isDenial = (text: string): boolean => WHOLE.test(text)

/** 'Not taken - settled at actual cash value' denies what stands before it, too. */
export const beginsInDenial = (text: string): boolean =>
  isDenial(text) || isDenial(text.split(/\s[–—-]\s|[;,.]\s/)[0] ?? '')

/** 'Actual cash value settlement for roofs: does not apply' */
export const endsInDenial = (text: string): boolean => AT_END.test(text)

/** 'Contents replacement cost: No', 'PERSONAL PROPERTY RC N' */
export const saysNo = (text: string): boolean => AT_END.test(text) || /\s\(?no?\)?$/i.test(text)

/** 'Replacement cost on contents is not included in this policy' */
export const hasDenial = (text: string): boolean => WITHIN.test(text)

/** 'Not covered $5,000', 'Extended limit 20%: not selected': whatever figure stands there is not bought. */
export const deniesAmount = (text: string): boolean => FIRST.test(text) || AFTER_COLON.test(text)

/** Where a value should be: 'None', 'Flood is excluded'. */
export const saysNoAmount = (text: string): boolean => NO_AMOUNT.test(text)
