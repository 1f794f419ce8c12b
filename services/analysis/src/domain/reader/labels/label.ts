import { isUnticked } from '../geometry/boxes.ts'
import { type Cell, squash } from '../geometry/cell.ts'
import { isProse } from '../geometry/layout.ts'
import { inFull } from './abbreviations.ts'
import { firstSentence } from './first-sentence.ts'
import { withoutInstruction } from './instruction.ts'
import { isLongLabel } from './long-labels.ts'
import { NUMBER_OF_PART } from './numbers-of-parts.ts'
import { remarkAt } from './remarks.ts'

/** How a carrier names something. `pattern` meets the start of the squashed text; the higher weight wins. */
export interface Label {
  pattern: RegExp
  weight: number
  /** The expression with which others of its list begin, too, and which is not looked for once for each. */
  stem?: string
}

export const label = (pattern: RegExp, weight = 1): Label => ({ pattern, weight })

export interface LabelMatch {
  weight: number
  /** What stands in the same cell after the label: 'Policy Number: TXL418827'. */
  rest: string
  /** Numbers before it: '• 2% Windstorm and Hail'. */
  lead: string
  /** Named in a list of forms: 'GHO-290 (03-19) Replacement Cost on Contents'. What stands below it is another form. */
  isListed: boolean
  /** The cell goes on to another sentence that ends in a colon: what follows the cell is said of that. */
  isOver?: boolean
}

/** Bullets, numbers of items ('3.', 'ITEM 3.', 'PART THREE.', '(b)') and amounts that may stand before a label: '$32,800 (2% of Dwelling)', '2% of Coverage A, $4,360,'; not '$3,000. For every other loss', whose figure ends the sentence before. */
const LEADS =
  /\(?(?:[a-h]|i{1,3}|iv|v)\)\s+|\(\d[\d.]*\s?% of [A-Za-z ]{1,24}\)\s+|of (?:the )?(?:Coverage|Cov\.?) [A-D],?\s+(?=\(?\$|(?:by|for|if|when)\b|[Ww]ind|[Hh]ail|[Nn]amed|[Hh]urricane|WIND|HAIL|NAMED|HURR)|[•*☒☑✓✔·\-–—\s]+|\[[xX✓]\]\s*|(?:Item|ITEM)\s\d{1,2}[A-Za-z]?\s?[.:,)–—-]?\s+|(?!12[ -]months?\b)(?!\$[\d,]+\.\s+(?:For|In|If|When|All|Any|Every|Each|Other)\b)\(?\$?\d[\d,.½]*\)?%?\)?[.:]?\s+/
const LEAD = new RegExp(`^(?:${NUMBER_OF_PART}|${LEADS.source})+`)
/** In a list of endorsements: 'HO-208 02-15 Water backup', '01-24 Water backup', 'TWIA-431 Increased cost', 'HQ-208 CW (05-17) Water', 'LO.WBU Water backup', 'Endorsement 310 - Additional living expense'; not 'WIND-HAIL DEDUCTIBLE', not 'B-OTHER STRUCTURES'. */
const CODE =
  /^(?!(?:TOTAL|FOR|YOUR|TERM|FULL|FIRST|ANNUAL|CLAUSE|PERIL|DED|PART)[\s-]\d)(?:[A-Z]{1,6}[ .-]?\d{1,4}(?:\.\d{1,3})?[A-Z]{0,3}(?:[ -]\d\d)*(?: (?:TX|[A-Z]{2}(?= \(?\d\d[-/ ]\d)))?,?|(?:Option|OPTION|Opt\.?) [A-Z0-9]{1,3}(?: ?[:–-])?|(?:Endorsement|ENDORSEMENT) (?:No\. )?\d{2,4}[A-Z]?(?: ?[:–-])?|(?!WIND-|BACK-|RE-|[A-F]-[A-Z]{4})[A-Z]{1,4}-[A-Z]{1,5}\d{0,3}|[A-Z]{2,4}\.[A-Z]{2,6}\d{0,3}[A-Z]{0,2})(?:\s+(?=\(?\d\d[-/ ]\d|[A-Z][A-Za-z]{3})|(?=\(\d\d[-/ ]\d{2,4}\)\s))/
const EDITION = /^\(?\d\d[-/ ]\d{2,4}\)?\s+/

/** 'Total annual premium (last year $2,610.00)', 'Total (includes a change of +$18.40)', 'Mortgagee (added 01/27/26)': what was before, and since when it is so, is no part of a label. */
const EARLIER =
  /\s?\((?:added \d{1,2}\/|(?:incl(?:udes|uding|\.)? )?(?:an? )?(?:change|increase|decrease) of(?=\s)|loan\s|expiring|last (?:year|term)|previous(?:ly)?|prior|was|before|old)\b[^)]*\)/i

/** 'The limit for remediation of fungus … is $10,000', 'The most we pay for …' */
const LEAD_OF_CLAUSE =
  /^(?:(?:with|at|on|based on|percentages (?:are|apply) (?:of|to))\s(?=(?:an?|the|your)\s[^$]{3,40}\$))?(?:an? |the |your |this |our )?\s*(?:(?:new|current|renewal)\s)?(?:(?:limit(?: of (?:liability|insurance))?|most (?:that )?we (?:will )?pay) (?:for|on) (?:the |your )?)?/i

/** '$10,000 ($1,000 deductible)' is a figure, whatever is remarked about it; not '$6,000 (2% of Dwelling) wind or hail', '$6,000 (2%) wind or hail'. */
const HAS_REMARK = /^\$\s?[\d,]+(?:\.\d\d)?\s?\((?!\d[\d.]*\s?%(?: of [A-Za-z ]{1,24})?\)\s[A-Za-z])/

/** 'LIMITS: Coverage A $915,000', 'Amount of coverage – other structures   $91,500' */
const HEADING =
  /^(?:limits?(?: of (?:liability|insurance))?:|amount of (?:coverage|insurance)\s?[:–—-](?!.*estimat))\s+(?=[a-z])/i

/** '$38,000   On dwelling', 'ON HOUSEHOLD GOODS', 'AMT ON OUT-BUILDINGS' */
const ON = /^(?:On|ON|(?:[Aa]mount|AMOUNT|[Ss]um|SUM) (?:on|On|ON)) (?:(?:the|your|THE|YOUR) )?(?=[A-Za-z]{4}|OUT-)/

/** 'Deductible: $3,770 (1%) all other perils': the peril is the label. */
const DEDUCTIBLE_OF =
  /^deductibles?\s?[:–-]\s?(?!\d\s[A-Za-z])(?=[^a-z]*\d[^a-z]*(?<!\()(?:(?:for|on)\s)?(?:all|any|every|each|wind|hail|named|hurricane|tropical|other|aop)\b)/i

const MAX_LABEL_LENGTH = 130

export const matchLabel = (cell: Cell, labels: Label[]): LabelMatch | null => {
  const parts = partsOf(cell)
  if (parts.isProse) return null
  const known = parts.matches.get(labels)
  if (known !== undefined) return known
  const match = bestOf(parts, labels)
  parts.matches.set(labels, match)
  return match
}

const bestOf = ({ lead, text, key, title, head, isListed }: LabelParts, labels: Label[]): LabelMatch | null => {
  if (!anyOf(labels).some((any) => any.test(key) || (title && any.test(title)) || (head && any.test(head)))) return null
  let best: LabelMatch | null = null
  for (const { pattern, weight } of labels) {
    if (weight <= (best?.weight ?? 0)) continue
    const match = (title && pattern.exec(title)) || pattern.exec(key) || (head === null ? null : pattern.exec(head))
    if (match?.index !== 0) continue
    best = { weight, lead, isListed, ...restOf(afterKey(text, match[0].length)) }
  }
  return best
}

const unions = new WeakMap<Label[], RegExp[]>()

/** Most cells are no label at all, which few expressions tell at once. */
const anyOf = (labels: Label[]): RegExp[] => {
  const known = unions.get(labels)
  if (known) return known
  const made = unionsOf(labels)
  unions.set(labels, made)
  return made
}

/** Letters; V8 neither optimises nor compiles an expression of more than 20,480. */
const LONGEST_UNION = 16_000

const unionsOf = (labels: Label[]): RegExp[] =>
  [...Map.groupBy(labels, ({ stem = '' }) => stem)].flatMap(([stem, own]) =>
    inUnions(own.map(({ pattern }) => pattern.source.slice(stem.length))).map(
      (union) => new RegExp(stem ? `${stem}(?:${union})` : union),
    ),
  )

const inUnions = (sources: string[]): string[] => {
  const unions = ['']
  for (const source of sources) {
    const last = unions.pop()
    if (last && last.length + source.length > LONGEST_UNION) unions.push(last, source)
    else unions.push(last ? `${last}|${source}` : source)
  }
  return unions
}

const restOf = (whole: string): Pick<LabelMatch, 'rest' | 'isOver'> => {
  const rest = firstSentence(whole)
  return { rest, isOver: rest !== whole && whole.endsWith(':') }
}

const isTooLong = (cell: Cell): boolean =>
  cell.text.length > MAX_LABEL_LENGTH || (isProse(cell) && !/:/.test(cell.text) && !isLongLabel(cell.text))

interface LabelParts {
  lead: string
  text: string
  key: string
  /** What stands before a colon is the whole label: 'Deductible: $500' says no more than 'Deductible'. */
  title: string | null
  /** What stands before a remark in brackets is the whole label: 'Building property (alterations of the unit)'. */
  head: string | null
  /** A sentence of the page is no label, nor is what is offered beside an empty box; a clause that was taken out of one may begin with one. */
  isProse: boolean
  isListed: boolean
  /** Several fields ask about the same names. */
  matches: Map<Label[], LabelMatch | null>
}

/** In 'Coverage B (Personal property)' the brackets hold the name, not a remark on it. */
const nameOf = (text: string): string | null => (/^coverage [A-Z]$/i.test(text) ? null : squash(text))

const parts = new WeakMap<Cell, LabelParts>()

const partsOf = (cell: Cell): LabelParts => {
  const known = parts.get(cell)
  if (known) return known
  const full = inFull(cell.text)
  const words = full.includes('(') ? withoutInstruction(full.replace(EARLIER, '')) : full
  const bare = cell.isClause ? words.replace(LEAD_OF_CLAUSE, '') : words
  const listed = bare.replace(HEADING, '').replace(CODE, '').replace(EDITION, '').replace(DEDUCTIBLE_OF, '')
  const onWhat = cell.isClause ? listed : listed.replace(ON, '')
  const lead = LEAD.exec(onWhat)?.[0] ?? ''
  const after = onWhat.slice(lead.length)
  const text = cell.isClause && lead.includes('$') ? after.replace(/^(?:is|are)\s(?:the|your)\s/i, '') : after
  const colon = text.indexOf(':')
  const title = colon > 0 && colon < 60 ? squash(text.slice(0, colon)) : null
  const end = remarkAt(text)
  const found = {
    lead,
    text,
    key: text === cell.text ? cell.key : squash(text),
    title,
    head: end > 2 ? nameOf(text.slice(0, end)) : null,
    isProse: !cell.isClause && (isTooLong(cell) || isUnticked(cell.text) || HAS_REMARK.test(cell.text)),
    isListed: CODE.test(cell.text),
    matches: new Map(),
  }
  parts.set(cell, found)
  return found
}

/** The text after so many of its letters and digits. */
const afterKey = (text: string, length: number): string => {
  let seen = 0
  let index = 0
  for (const character of text) {
    if (seen >= length) break
    seen += /[a-zA-Z0-9]/.test(character) ? 1 : character < '\u0080' ? 0 : squash(character).length
    index += character.length
  }
  const after = text.slice(beginsWord(text, index - 1) ? index - 1 : index)
  // 'minimum $10,000 - Wind and hail; 5% of Coverage A - Named storm': what follows is said of something else.
  if (/^\)?\s?;/.test(after)) return ''
  return after.replace(/^[\s:.?#)\]’'–—-]+/, '').trim()
}

/** 'NAMED INSURED SAFFRON ELM', 'MORTGAGEE SOUTH ELM BANK': the letter with which a name begins is no plural of the label's. */
const beginsWord = (text: string, at: number): boolean =>
  /(?:insured|assured|holder|member|owner|mortgagee|lender) $/i.test(text.slice(0, at)) &&
  /^[A-Z][A-Za-z]{2}/.test(text.slice(at))
