/** 'ACI-HOA+', 'LOS-9g' */
const TOKEN =
  /^[A-Z0-9][A-Z0-9.]*(?:-[A-Z0-9.]+)*(?:\/[A-Z]{1,6}|(?<=^[A-Z]{2,4}-\d{3,5})\/[A-Z]{2,4}\d|(?<=[A-Z])\+|(?<=^[A-Z]{2,4}-\d{1,4})[a-z])?$/
/** Words in capitals with a number after them that are no forms; WPI-8 is the state’s certificate that a building was inspected. */
const NOT_A_FORM =
  /^(?:(?:19|20)\d\d\s|\d{1,4} CR$|\d{1,2}(?:ST|ND|RD|TH)|WPI-\d(?:-?[A-Z])?|IN(?=\s(?:19|20)\d\d$)|BUILT|ADDED|YEAR|KEY|RATE|PO|P\.O\.|N\.A|F\.S\.B|U\.S|L\.P|BOX|LOAN|PAGE|LAST|PAST|NEXT|SUITE|STE|APO|ZIP|SEE|PG|ITEMS?|UNITS?|FLOORS?|STORIES|FAMIL(?:Y|IES)|SECTION|COVERAGE|CLAUSE|ON(?=\s(?:MARCH|APRIL|MAY|JUNE|JULY)\b)|THEN|UNDER|OVER|CALL|AGENT|AGENCY|YOUR|GOOD|LOSS|METAL|MID-TERM|CLAIM-FREE|\d{1,2}(?=\s(?:TO|OR)\b)|NO|NR|TX(?! HO-?(?:\d|[ABC])\b|\s\d{3}$)|FORM(?=\s\d{1,2}$|\s\d{5,7}$)|(?:JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC)(?=\s\d{1,2}\s(?:19|20)\d\d)|(?:MARCH|APRIL|MAY|JUNE|JULY)(?=\s\d{1,2}$))\b(?![-.])/

/** In pictures of pages 'H 00 06' is recognised as H OO 06: two letters that are nothing but O, or an O before a figure, are noughts. */
const ZEROS = /^O(?=[O\d]$)|(?<=^O)O$/g

const EDITION_TOKEN =
  /^(?:\d{1,2}-\d{2,4}|(?:0[1-9]|1[0-2])\.\d\d|(?:0?[1-9]|1[0-2])\/\d{2,4}|(?:0[1-9]|1[0-2])(?:[012]\d|9\d))$/
/** 'SNH 0125 TX 03 24', 'LO 0217 A 06 18', 'LO 1020 TX', 'LO HO 1020 TX – Home policy': the number goes on. */
const STATE_AND_EDITION = /^\s[A-Z]{1,2}\s(?:0[1-9]|1[0-2])[ /-]\d\d|^\sTX(?=$|\s[–—-]\s)/
/** 'LO.RSACV.0822' is LO.RSACV of August 2022; 'HO.0304' is a number of its own. */
const DOTTED_EDITION = /(?<=^[A-Z][A-Z0-9]*\.[A-Z0-9.]+)\.(?:0[1-9]|1[0-2])(?:[012]\d|9\d)$/
const EDITION_WORD = /(?:\s\d{1,2}(?:ST|ND|RD|TH)?\s?|\s)(?:ED|ED\.|EDITION|REV|REV\.)(?:\s.*)?$/

/** 'LO SUB (0120)', 'LO HOA+ (10/23)' */
const LETTERS_WITH_EDITION = /^([A-Z]{2,4}(?:\s[A-Z]{2,4}\+?){1,3})\s\((?:0[1-9]|1[0-2])[-/. ]?\d\d(?:\d\d)?\)/

/** 'HO 00 03 04 91' is HO 00 03 of April 1991; 'GHO-3 (03-19) Special Form' is GHO-3. Null where no code stands first. */
export const codeAtStart = (text: string): string | null => LETTERS_WITH_EDITION.exec(text)?.[1] ?? numberAtStart(text)

/** '13215 Bee Cave Pkwy, Austin, TX 78738', 'P O BOX 701' */
const ADDRESS =
  /\b(?:TX|Texas)\W{1,2}\d{5}\b|^\d+ .*\b(?:St|Ave|Dr|Rd|Ln|Ct|Blvd|Pkwy|Way|Hwy|Street|Drive|Road|Lane)\b|^P\.?\s?O\.?\sBOX\b/i

/** '219 E. Houston St', '20 E BROAD ROW', where letters in capitals alone are a direction */
const STREET = /^\d{1,5} [NSEW](?:\.(?:$| [A-Z])| [A-Z]{4,} [A-Z]{2,})/

/** '497 X 4' */
const TIMES = /^[\d.,]+\s[xX×]\s\d+$/

/** 'KIN TX 03 12 (01 25)', 'O180S HO 0100 (01 25)': the edition stands in brackets after the whole number. */
const EDITION_IN_BRACKETS = /^\((?:ed\.?|0?[1-9]\b|1[0-2]\b)/i

/** 'HO- 342', as a picture of HO-342 is recognised. */
const APART = /^([A-Z]{1,5}-)\s(?=\d{2,4}\b)/

/** 'HO 17 320511', 'HO 049005 11': a recogniser joins the pairs of figures of a number and its edition. */
const JOINED = /^([A-Z]{2}) (?=[\d ]*\d{6})(\d\d) ?(\d\d) ?(0[1-9]|1[0-2]) ?(\d\d)(?=\D|$)/

const numberAtStart = (printed: string): string | null => {
  const text = printed.replace(APART, '$1').replace(JOINED, '$1 $2 $3 $4 $5')
  if (ADDRESS.test(text) || STREET.test(text) || TIMES.test(text)) return null
  const { tokens, next } = tokensAtStart(text)
  const bare = EDITION_IN_BRACKETS.test(next) && tokens.length > 2 ? tokens : withoutEdition(tokens)
  // Letters alone are a number only where an edition stands after them, digits only where they are many.
  if (bare.length < tokens.length && isLetterCode(bare.join(' '))) return bare.join(' ')
  if (/^\W*\d{4}\s+\(?(?:0[1-9]|1[0-2])[/-]\d\d\b/.test(text)) return tokens[0] ?? null
  const code = bare.join(' ').replace(EDITION_WORD, '').replace(/\.$/, '').replace(DOTTED_EDITION, '')
  return isCode(code) ? code : null
}

/** What may be parts of a number, and what ends them. */
const tokensAtStart = (text: string): { tokens: string[]; next: string } => {
  const tokens: string[] = []
  let next = ''
  const words = text
    .replace(/(?<=[A-Z0-9])\((?=\d)/g, ' (')
    .replace(/^(?:\d{1,2}[.)]\s+|\W+)/, '')
    .split(/\s+/)
    .slice(0, 7)
  for (const [index, printed] of words.entries()) {
    // At the end of a number OO are letters.
    const areLetters = printed === 'OO' && !/^[O\d]/.test(words[index + 1] ?? '')
    const token = areLetters ? printed : printed.replace(ZEROS, '0')
    next = printed
    if (!(TOKEN.test(token) || EDITION_TOKEN.test(token)) || token.length > 18 || isTitle(token, tokens)) break
    tokens.push(token)
    const goesOn =
      STATE_AND_EDITION.test(text.split(printed)[1] ?? '') || EDITION_IN_BRACKETS.test(words[index + 1] ?? '')
    if (tokens.length > 1 && EDITION_TOKEN.test(token) && !goesOn) break
  }
  return { tokens, next }
}

/** In capitals the title of a form looks like its number: 'TWIA-220 REPLACEMENT COST'; '438 BFU NS' is the underwriters' own form for lenders. */
const isTitle = (token: string, before: string[]): boolean =>
  /^(?!BFU$)[A-Z]{3,}(?:\/[A-Z]{2,})?$/.test(token) && before.some((part) => /\d/.test(part))

/** 'HO-A PLUS' alone: before other words it may be of their title. */
export const plusForm = (text: string): string | null => (/^HO-?[ABC][ -]PLUS$/.test(text) ? text : null)

/** 'LO HO6 AAP', 'LO180 0512': all of a cell is the number. */
export const wholeCode = (text: string): string | null =>
  /^[A-Z][A-Z0-9]*(?:[ -](?:[A-Z]{1,4}|[A-Z]{0,3}\d{1,4}[A-Z]?)){1,4}$/.test(text) && codeAtStart(text) !== null
    ? text
    : null

/** 'HO-A LO', 'L-NOROOF': what has its edition in the next cell may be made of letters alone, and the figures of 'LO 6-14' are no month. */
export const codeBeforeEdition = (text: string): string | null =>
  wholeCode(text) ??
  (/^HO-?[ABC] [A-Z]{2,4}$|^[A-Z]{1,5}-[A-Z]{6,9}$|^[A-Z]{2,5} \d{1,2}-\d{1,3}$/.test(text) ? text : null)

/** 'House & Home Policy – AVP401', '(HO 00 03 Edition 04 91)', 'Deluxe contents, form 02-02-0571-02' */
export const codeAtEnd = (text: string): string | null => {
  const tail = CODE_AT_END.exec(text)
  return tail ? codeAtStart(tail[1] ?? tail[2] ?? '') : null
}
const CODE_AT_END =
  /(?:(?:[–—-]\s|[([]|\bform\s)([A-Z]{1,6}[- ]?\d[A-Z0-9 -]{0,16}(?:\s(?:Ed\.?|Edition|Rev\.?)\s[\d /-]+)?)|\b(?:form|endorsement)\s(?:no\.?\s|number\s)?(\d[\d-]{4,}(?:\s\(?[\d /-]+)?))[)\]]?$/i

/** In a column of codes letters alone are one, too: 'ASI HO TX SP'; 'OPT ID' is an option, 'WIND OR HAIL' are words. */
export const isLetterCode = (text: string): boolean =>
  /^(?!(?:OPT|YOUR|OUR)\s|.*\s(?:OR|AND|OF|THE|FOR|TO)\s)(?:[A-Z]{2,4})(?:\s[A-Z]{2,4}){1,3}$/.test(text)

/** 'HQ-SLC CW (05-17)', '3. HQ-NOTICE 0122', 'CTX HOA': letters and no figures, which are a number only beside others of their family. */
export const familyCode = (text: string, families: Set<string>): string | null => {
  const code =
    /^(?:\d{1,2}[.)]\s+)?([A-Z]{2,5}(?:[ -][A-Z]{1,6}){1,3})(?:\s\(?(?:0[1-9]|1[0-2])[-/. ]?\d\d(?:\d\d)?\)?)?$/.exec(
      text,
    )?.[1]
  return code && families.has(/^[A-Z]+/.exec(code)?.[0] ?? '') ? code : null
}

/** 'ASI HO FUNGI TX 06 19' among others of ASI, 'LOROOF 0623' and 'LOVAC (4/11)' among others that begin with LO: letters alone, and an edition. */
export const datedLetters = (text: string, others: string[]): string | null =>
  /\d\)?$/.test(text)
    ? (familyCode(text, new Set(others.map((code) => /^[A-Z]+/.exec(code)?.[0] ?? ''))) ?? datedWord(text, others))
    : null

const datedWord = (text: string, others: string[]): string | null => {
  const word = /^([A-Z]{4,9})\s\(?(?:0?[1-9]|1[0-2])[-/ .]?\d\d(?:\d\d)?\)?$/.exec(text)?.[1]
  if (word && others.some((code) => code.startsWith(word.slice(0, 2)))) return word
  return others.length > 0 ? (NO_WORD.exec(text)?.[1] ?? null) : null
}
/** 'QRHSPN (07-20)': nobody can say it. */
const NO_WORD = /^([B-DF-HJ-NP-TV-XZ]{5,8})\s\((?:0[1-9]|1[0-2])[-/]\d\d\)$/

/** In a column of numbers: 's9434', '365', or '02-02-2011' below '02-02-0788' and '0205 9901' below '0203 0011 TX', which alone would be none. */
export const isLikeOthers = (text: string, others: string[]): boolean =>
  /^(?:[a-z]{1,3}-?\d{3,5}[a-z]?|\d{3,4})$/.test(text) ||
  (IN_GROUPS.test(text) && others.some((code) => IN_GROUPS.test(code) && code.slice(0, 2) === text.slice(0, 2)))
const IN_GROUPS = /^\d\d-\d\d-\d{4}$|^\d{4} \d{4}(?: [A-Z]{2})?$/

const withoutEdition = (tokens: string[]): string[] => {
  const last = tokens.at(-1) ?? ''
  if (
    tokens.length > 1 &&
    EDITION_TOKEN.test(last) &&
    (/[-/.]/.test(last) || /[\d.-]/.test(tokens.slice(0, -1).join(' ')))
  )
    return tokens.slice(0, -1)
  const rest = tokens.slice(0, -2)
  const isEdition = /^(?:0[1-9]|1[0-2])$/.test(tokens.at(-2) ?? '') && /^\d\d$/.test(last)
  // 'HO 04 12' is a number of its own; after other letters, '01 25' is an edition.
  const isRecent = /^[12]\d$/.test(last) && rest.length > 1 && !/^(?:HO|DP|HE|H|DL|IL|FL)$/.test(rest.at(-1) ?? '')
  return isEdition && (isRecent || rest.some((token) => /[\d.-]/.test(token))) ? rest : tokens
}

const isCode = (code: string): boolean => {
  if (code.length < 3 || code.length > 22 || NOT_A_FORM.test(code)) return false
  // 'WACO TX 76710', 'HO-3 SPECIAL FORM'; 'LO-ROOFTX' is one for Texas, 'LO.NOTICE' after a dot no word.
  if (/(?<!\.)\b[A-Z]{6,}\b(?<!-[A-Z]{4}TX)/.test(code) || /\b[A-Z]{2} \d{5}(?:\.|$)/.test(code)) return false
  if (/\b\d{3}-\d{3}-\d{4}$/.test(code)) return false
  if (/^\d+$/.test(code)) return code.length >= 5 && code.length <= 7
  if (/^\d+\.\d/.test(code)) return false
  if (/^[\d .-]+$/.test(code)) return /^\d{2,3}-\d{3,6}$|^\d\d-\d\d-(?:(?!19[89]\d|20\d\d)\d{4}|\d{4}-\d\d)$/.test(code)
  if (OWN_TEXAS_FORM.test(code)) return true
  return /\d/.test(code) ? /[A-Z]/.test(code) : /^[A-Z]{1,5}(?:[-.][A-Z]{1,6}){1,3}(?:\+| TX)?$/.test(code)
}

/** 'LOI HO-A+', 'TX HO-A': a carrier's letters, or the state's, before those of the Texas form; 'FORM HO-B' is none. */
const OWN_TEXAS_FORM = /^(?!FORM|TEXAS|TEX\b|TYPE|PLAN|ISO\b)[A-Z]{2,5} HO-?[ABC](?:\+| TX)?$/
