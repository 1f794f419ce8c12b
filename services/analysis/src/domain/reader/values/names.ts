/** Words after a name that are not part of it: 'ISAOA/ATIMA', 'DBA …', 'c/o …', 'Attn …', 'its successors and/or assigns'. */
const TAIL =
  /[\s,]*(?:(?:\b|(?<=\bN\.?A\.?))ISAOA(?:ATIMA)?\b|\bATIMA\b|\bits\s*$|\bits\s+succ(?:essors?)?\b|\bsuccessors\s+and\b|\bd\/?b\/?a\b|\bc\/o\b|\bcare\sof\b|\battn\b|\battention\s?:|\bet\s?al\b|\ba\/?k\/?a\b|\(none\)|#\s?\d|\bloan\s*(?:no|nr|number|#|\d)|,\s*P\.?\s?O\.?\s?Box|\bP\.?\s?O\.?\s?Box\b|\sP\.?\s?O\.?$).*$/i

/** 'Amplify Credit Union (replaces UFCU)', 'Cenlar FSB (added 03/02/2026)', 'Cenlar FSB - added 03/02/2026' */
const CHANGED =
  /\s[–—-]\s(?:added|changed|effective|eff\b|as of|since)\b[^()]*$|\s?\((?:replac|add|chang|new|correct|formerly|was|previously|effective|eff\b|as of)[^()]*\)/i

/** A company's or person's name without what is written after it. */
export const bareName = (text: string): string =>
  text
    .replace(/^\(?\d{1,2}[.)]\s+/, '')
    .replace(CHANGED, '')
    .replace(TAIL, '')
    .replace(/[\s,;:]+$/, '')
    .trim()

const ADDRESS_LINE =
  /^(?:\d+[\s-]|P\.?\s?O\.?\s?Box|PSC\s|CMR\s|UNIT\s\d|APO\b|FPO\b|RR\s?\d|ONE\s\w+\s(?:SQUARE|WAY|PLAZA))|\b[A-Z]{2},?\s\d{5}\b/i

export const isAddressLine = (line: string): boolean => ADDRESS_LINE.test(line.trim())

/** 'ATTN LUIS PAREDES', 'c/o Elm Property Management': who opens the letters is not insured. */
export const isInCareOf = (line: string): boolean => /^(?:attn|attention|c\/o|care of|%)(?![\p{L}])/iu.test(line)

const COMPANY =
  /\b(?:LLC|L\.L\.C|INC|LP|LLP|CORP|TRUST|ESTATE|COMPANY|PROPERTIES|RENTALS|HOLDINGS|PARTNERS|BANK|CHURCH|ASSOCIATION)\b/i

/** What follows a given name and is no surname: 'Mary Kay', 'Ana Maria', 'Alonzo R'. */
const SECOND_GIVEN =
  '[\\p{L}.]{1,2}|ann|anne|beth|dee|elaine|elena|elizabeth|ellen|gail|grace|helen|isabel|jane|jean|jo|joan|kay|lee|lou|louise|luisa|lynn|mae|maria|marie|may|nell|rae|rose|ruth|sue'
const GIVEN = `[\\p{L}'’-]+(?:\\s(?:${SECOND_GIVEN}))?`
const SURNAME = "(?:(?:de|del|la|las|los|van|von|der|den|st\\.?)\\s){0,2}[\\p{L}'’-]{2,}"

/** 'FLORES, ANA M AND PAREDES, LUIS', 'FLORES, ANA & MARY KAY', 'DE LA GARZA, ANA': a surname, a comma, and given names. */
const SURNAME_FIRST = new RegExp(
  `^(${SURNAME}),\\s+(${GIVEN})(?:\\s*(?:&|\\band\\b)\\s*(?:(${SURNAME}),\\s+)?(${GIVEN}))?$`,
  'iu',
)

/** 'Nguyen, Thao Minh', 'De Leon, Maria' alone on its line: all that follows the comma is given. */
const GIVEN_NAMES =
  /^((?:(?:de|del|la|las|los|van|von|der|den|st)\.?\s){0,2}[\p{L}'’-]{2,}(?:\s(?:jr|sr|ii|iii|iv)\.?)?),\s+([\p{L}'’-]{2,}(?:\s(?!(?:and|or)\b)[\p{L}'’.-]+){0,2})$/iu

/** 'GUILLORY DENISE ANN' in a listing: what ends in a name that only follows given names begins with the surname. */
const LISTED = /^(\p{Lu}{2,})\s(\p{Lu}{2,}\s(?:ANN|ANNE|ELAINE|ELENA|ELIZABETH|ELLEN|ISABEL|LOUISE|MARIE))$/u

/** How people are greeted is no part of a name. */
const GREETED = /^(?:(?:mr|mrs|ms|miss)\b\.?\s(?:(?:and|&)\s)?)+(?=\p{L})/iu

/** 'GABRIEL & TERESA ZUNIGA' are Gabriel Zuniga and Teresa Zuniga; 'Priya Raman, Daniel Okafor' two; a trust is one. */
export const splitNames = (line: string): string[] =>
  withoutKin(line)
    .replace(/\s*\((?:first )?named insureds?\)/i, '')
    .replace(AND_OWN_TRUST, '; ')
    .replace(AND_TRUST, '; ')
    .split(PARTED)
    .flatMap(personBehindTrust)
    .flatMap(beforeCompany)
    .flatMap(namesOf)
    .map((name) => name.replace(GREETED, ''))

const inBothCases = (words: string): string => `${words}|${words.toUpperCase()}`

/** '… & wife Bernice Kubala', '…, and his spouse, Ana Flores': before a name, not after it. */
const KIN = new RegExp(
  `(?:,\\s*)?(\\s(?:&|${inBothCases('and')})),?\\s(?:(?:${inBothCases('his|her|their|the')})\\s)?(?:${inBothCases('wife|husband|spouse|partner|domestic partner|son|daughter|mother|father|sister|brother')})[,:]?\\s(?=\\p{Lu})`,
  'gu',
)

/** Who belongs to whom is no part of a name. */
export const withoutKin = (text: string): string => text.replace(KIN, '$1 ').replace(KIN_BELOW, '')

/** 'Wendell Flores and spouse,' over 'Imogene Flores' */
const KIN_BELOW = /(?<!\b(?:husband|wife|man))\s(?:and|&)\s(?:(?:his|her)\s)?(?:wife|husband|spouse)[.,]?$/i

/** 'Anna Flores and Luis Flores, and Flores Art Holdings Trust' */
const AND_TRUST =
  /(?<=\s(?:and|&)\s[^,;]+),\s+(?:and|&)\s+(?:the\s(?=estate of\s)|(?=(?:[\p{L}'’.&-]+\s){1,5}(?:trust|estate|llc|l\.l\.c)\b))/giu

/** A semicolon parts names, and so do their numbers, '1) Ana Flores 2) Flores Family Trust', and what leads on to a trust or a company: 'Luis Flores, Flores Family Trust', '…, and The Castellane Residence Trust', '… and Estate of Luis Flores'. */
const PARTED =
  /(?<=\p{L}),?\s+\(?[2-6][.)]\s+(?=\p{Lu}\p{Ll})|\s*;\s*(?:(?:and|&)\s)?|(?<=^\p{L}[\p{L}'’-]*\s(?:[\p{L}'’.-]+\s)?[\p{L}'’-]+),?\s(?:and|&)\s(?:the\s)?(?=estate of\s)|(?<=^\p{L}+\s(?:\p{L}\.?\s)?\p{L}+),\s+(?:(?:and|&)\s)?(?=(?:[\p{L}'’.&-]+\s){1,5}(?:trust|estate|llc|l\.l\.c|l\.?p)\b)|(?:,|\s(?:and|&))\s+(?=the\s(?:[\p{L}'’.&-]+\s){1,5}(?:trust|estate|llc|l\.l\.c)\b)|(?<=\b(?:llc|l\.l\.c\.|inc\.?|l\.?p\.?|trust))\s(?:and|&)\s+/iu

/** 'THE FLORES REVOCABLE TRUST, ANA FLORES': behind the whole name of a trust a person of its name. */
const personBehindTrust = (line: string): string[] => {
  const [trust = '', person = '', ...more] = line.split(/(?<=\btrust), /i)
  const isOne =
    more.length === 0 && /^\p{L}[\p{L}'’-]+(?:\s[\p{L}'’.-]+){1,3}$/u.test(person) && !ROLE_AT_TRUST.test(person)
  const surname = person.split(' ').at(-1)?.toLowerCase() ?? ''
  return isOne && trust.toLowerCase().split(/\s/).includes(surname) ? [trust, person] : [line]
}
const ROLE_AT_TRUST = /\b(?:trust\w*|ttees?|fbo|beneficiar\w*|grantors?|settlors?)\b/i

/** 'Ana Flores, Luis Flores, and Flores Land & Cattle LP': whole names of persons, and last a company's. */
const beforeCompany = (line: string): string[] => {
  const parts = line.split(/,\s+(?:(?:and|&)\s+)?/i)
  const [company = '', ...persons] = parts.toReversed()
  const isWhole = (name: string) =>
    /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(name) && !COMPANY.test(name)
  return persons.length > 0 && persons.every(isWhole) && /\s.*\b(?:LLC|LP|LLP|TRUST)\W*$/i.test(company)
    ? parts
    : [line]
}

/** 'Anna Flores and Flores Living Trust' are two; 'Anna and Luis Flores Trust' is one. */
const AND_OWN_TRUST = /(?<=\p{L}\s([\p{L}'’-]{2,})),?\s(?:and|&)\s(?=\1\s(?:[\p{L}\d'’.-]+\s){0,4}trust\b)/iu

const namesOf = (line: string): string[] => {
  const bare = bareName(line).replace(GREETED, '')
  if (COMPANY.test(bare)) return [bare]
  const [, family = '', given = ''] = GIVEN_NAMES.exec(bare) ?? LISTED.exec(bare) ?? []
  if (given) return [`${given} ${family}`]
  const surnamesFirst = SURNAME_FIRST.exec(bare)
  if (surnamesFirst) {
    const [, surname = '', first = '', other = surname, second] = surnamesFirst
    return [`${first} ${surname}`, ...(second ? [`${second} ${other}`] : [])]
  }
  const parts = bare
    .split(/(?:^|\s+)(?:and|or)(?:\s+|$)|\s*(?:&|,(?!\s*(?:jr|sr|ii|iii)\b))\s*(?:(?:and|or)\s+)?/i)
    .filter(Boolean)
  const last = parts.at(-1)?.split(' ') ?? []
  const surname = last.length > 1 ? last.at(-1) : undefined
  return parts.map((part) =>
    part.split(' ').filter((word) => word.length > 2).length < 2 &&
    surname &&
    !part.endsWith(surname) &&
    !/ /.test(part.replace(/ [A-Z]\.?$/, ''))
      ? `${part} ${surname}`
      : part,
  )
}

/** Words of a name that may begin with a small letter: 'Maria de la Garza', 'Trustees of the Ellsworth Trust'. */
const SMALL =
  /^(?:de|del|della|di|da|dos|du|la|las|los|le|el|van|von|der|den|ter|ten|y|e|bin|al|of|the|and|for|or|as|u\/?a)$/

/** A person's or company's name: two words or more that begin with a capital; figures in a company's only. 'Bundle starts' is none. */
export const looksLikeName = (printed: string): boolean => {
  const text = withoutTrustDate(printed)
  return (
    text.length >= 4 &&
    text.length <= 80 &&
    (COMPANY.test(text) ? /^[\p{Lu}\d][\p{L}\d.'’&,\- ]+$/u : /^[\p{Lu}][\p{L}.'’&,\- ]+$/u).test(text) &&
    /[\p{L}]{2}/u.test(text) &&
    text.split(/\s+/).length > 1 &&
    text.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word) || SMALL.test(word) || /^[dol]['’]\p{Lu}/u.test(word))
  )
}

/** 'The Flores Living Trust dated 3/11/2014', '… Trust dtd March 11, 2014', '… Trust u/a/d 03-11-2014' */
export const withoutTrustDate = (text: string): string => text.replace(TRUST_DATED, '')
const TRUST_DATED =
  /(?<=\btrust)\s(?:dated|dtd\.?|u\/?[ad]\/?[dt]?)\s(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|[a-z]+\.? \d{1,2}, \d{4})$/i

const KEPT_UPPER = new Set(['LLC', 'LP', 'LLP', 'NA', 'II', 'III', 'IV', 'USA', 'US'])

/** 'CARL D WHITFIELD' reads as Carl D Whitfield; names in mixed case stay as printed. */
export const readableName = (name: string): string => {
  if (name !== name.toUpperCase()) return name
  return name.replace(/[\p{L}]+/gu, (word) => (KEPT_UPPER.has(word) ? word : word[0] + word.slice(1).toLowerCase()))
}
