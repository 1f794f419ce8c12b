import { type Cell, misalignment } from '../cell.ts'
import type { Page } from '../layout.ts'
import { beginsPeriod, isOverDay } from './begins-period.ts'
import { HAS_OWN } from './former-value.ts'
import { isChosen, isPackage } from './package-columns.ts'
import { isBesideOwn, isOwn } from './pairs-of-heads.ts'
import { isOfEarlierYear } from './years-of-heads.ts'

/** What a column of a table holds. */
export type ColumnRole = 'previous' | 'current' | 'difference' | 'premium' | 'deductible' | 'limit'

/** 'Before this change' beside 'As of this change', 'Prior to amendment' beside 'Following the amendment' */
export const THE_CHANGE = '(?:this|the)?(?:change|amendment|endorsement|revision|transaction)$'

const ROLES: [ColumnRole, RegExp][] = [
  ['previous', new RegExp(`(?:before|priorto|upto|until|preceding)${THE_CHANGE}`)],
  ['current', new RegExp(`(?:after|asof|with|by|following|under|since|upon)${THE_CHANGE}`)],
  [
    'previous',
    /previous|^(?:[a-z]{2,24})?(?:for|in)comparison(?:only)?$|^prior$|prior(?:policy|term|year|limit|(?:annual)?premium)|expiring|^old(?:limit|value|premium|policy|term|coverage)?$|last(?:policy)?(?:year|term|period)|^(?:your)?last(?:policy|limits?|amounts?)?$|^before|^former|^current(?:policy|term)|^ifyou(?:want|wish|prefer|choose|likes?|would|had|to|an?|save|pay|more|less|lower|higher|money|costs?|premium|coverage|protection)+$|^(?:coverages?|limits?|options?|what)?(?:that)?youcould(?:have|add|get|choose)|^from$|^was$|^(?:the|your|what)?(?:lender|bank|loan|mortgagee|investor|servicer)s?(?:asksfor|asks|requires|needs|wants|minimum|requirements?|required)$|^coins(?:urance)?(?:percent(?:age)?)?$|^(?:limit|deductible|premium|amount|value|coverage|annual|annualpremium|yearly)s?(?:before|was|prior|old|previously|expiring)$/,
  ],
  [
    'difference',
    /^(?:premium|annual|yearly)?(?:difference|change|increase)s?(?:(?:for|in|over)?(?:the|this|your|a)?(?:whole|full|policy)?(?:year|term)|inpremium|yearly|annual)?$|^(?:additional|return)(?:orreturn|oradditional)?(?:premium)?$/,
  ],
  ['premium', /^(?:annual|total)?(?:premiums?|costs?|charges?)$/],
  [
    'deductible',
    /^(?:applicable|item)?(?:deductibles?s?|ded)(?:amount|percent(?:age)?)?(?:of(?:the|each)?(?:item|limit|insurance))?(?:(?:per|each|any)(?:one)?(?:loss|occurrence|item|claim))*$/,
  ],
  [
    'limit',
    /^(?:total|section(?:i|ii|1|2)?|policy)?(?:coverage)?(?:limits?|amounts?)(?:of(?:liability|insurance|coverage|protection)?)?$|^howmuch(?:(?:we)?(?:cover|insure|pay|protect)|coverage)?$|^(?:wepay|pays?|covered|insured)?upto$|^(?:the)?mostwe(?:will)?pay$|^(?:coverage|insured|covered)amounts?$/,
  ],
  [
    'current',
    /^(?:amended|renewal(?:term)?$|new(?:term|limit|value)?$|(?:limit|deductible|amount|value|coverage)s?(?:now|new|amended|revised|after)$|revised|^(?:annual|yearly|premium|annualpremium)?as(?:renewed|amended|endorsed|changed|revised)$|this(?:policy)?term|thisrenewal|thisyear|now$|after$|current$)/,
  ],
]

/** 'Previous policy number', 'Prior carrier', 'Forms removed with this change': a caption over its one value, or over a list, not the head of a column of figures. */
const IS_CAPTION =
  /^(?:forms|endorsements)(?:that(?:were|are))?(?:added|removed|deleted|withdrawn|changed|revised)|(?:previous|prior|expiring|former|last)(?:policy)?(?:numbers?|no(?![a-z])|carrier|insurer|company|agent|agency|address)/

/** 'Previous No.: LO-D25-003902': letters may follow the label in one cell. */
const IS_NUMBERED = /\b(?:previous|prior|expiring|former|last)\s(?:policy\s|certificate\s)?(?:no\b|nbr|number|#)/i

export const roleOf = (cell: Cell): ColumnRole | null => {
  if (roles.has(cell)) return roles.get(cell) ?? null
  const mayHead =
    cell.text.length < 40 &&
    !IS_CAPTION.test(cell.key) &&
    !IS_NUMBERED.test(cell.text) &&
    !HAS_OWN.some((form) => form.test(cell.text))
  const role = (mayHead && ROLES.find(([, pattern]) => pattern.test(cell.key))?.[0]) || null
  roles.set(cell, role)
  return role
}

const roles = new WeakMap<Cell, ColumnRole | null>()

/** What stands beside 'From', 'Was' or 'Before'. */
export const isOfPresent = (cell: Cell): boolean =>
  roleOf(cell) === 'current' || isOfRenewal(cell) || /^(?:to|is|isnow|new|now|after)$/.test(cell.key)

/** Whether a cell names a column of the table below its line. */
export const namesColumn = (cell: Cell, line: Cell[]): boolean =>
  roleOf(cell) !== null ||
  [isOfEarlierYear, isPartOfTotal, isPackage, isBesideOwn, isOwn].some((names) => names(cell, line)) ||
  isBeforeRenewal(cell, line) ||
  USED.test(cell.key)

const rolesByLine = new WeakMap<Cell[], Map<Cell, ColumnRole | null>>()

/** The role of a head among those of its line, which every figure below asks for again. */
export const roleIn = (page: Page, headers: Cell[], cell: Cell): ColumnRole | null => {
  const ofLine = rolesByLine.get(headers) ?? new Map<Cell, ColumnRole | null>()
  rolesByLine.set(headers, ofLine)
  const known = ofLine.get(cell)
  if (known !== undefined) return known
  const role = isPackage(cell, headers) ? roleOfPackage(page, cell) : roleOfHead(page, headers, cell)
  ofLine.set(cell, role)
  return role
}

const roleOfPackage = (page: Page, cell: Cell): ColumnRole => (isChosen(page, cell) ? 'current' : 'previous')

const roleOfHead = (page: Page, headers: Cell[], cell: Cell): ColumnRole | null =>
  isOverDay(page, cell) || isBegun(page, cell) ? null : roleAmong(headers, cell)

/** 'ADDITIONAL' over 'LIVING EXPENSE' begins the name of a coverage, and is no column of additional premiums. */
const isBegun = (page: Page, head: Cell): boolean =>
  head.key === 'additional' &&
  page.cells.some(
    (cell) =>
      cell.y > head.y + 2 &&
      cell.y - head.y < 1.6 * head.size &&
      misalignment(cell, head) < 4 &&
      /^living/.test(cell.key),
  )

const roleAmong = (headers: Cell[], cell: Cell): ColumnRole | null =>
  [isOfEarlierYear, isPartOfTotal, isUntilThen, isBeforeRenewal, isOfOtherSource, isBesideOwn].some((holds) =>
    holds(cell, headers),
  )
    ? 'previous'
    : beginsPeriod(cell, headers)
      ? null
      : [isRenewal, isOwn, isAfterFormer, isFromThen].some((holds) => holds(cell, headers))
        ? 'current'
        : isPriceOfOptions(cell, headers)
          ? 'premium'
          : roleOf(cell)

/** 'Additional coverages   Additional premium': what these cost, and no difference to what was charged before. */
const isPriceOfOptions = ({ key }: Cell, headers: Cell[]): boolean =>
  key === 'additionalpremium' &&
  headers.every((header) => header.key === key || OF_OPTIONS.test(header.key)) &&
  headers.length > 1
const OF_OPTIONS =
  /^(?:additional|optional|other)(?:coverages?|endorsements?|options?|protections?)(?:andendorsements)?$|^(?:limits?|amounts?)(?:ofliability)?$/

/** 'Until' beside 'From', over the same day; 'From' beside 'To' is the former one. */
const isUntilThen = ({ key }: Cell, headers: Cell[]): boolean =>
  key === 'until' && headers.some((header) => header.key === 'from')
const isFromThen = ({ key }: Cell, headers: Cell[]): boolean =>
  key === 'from' && headers.some((header) => isUntilThen(header, headers))

/** 'Current policy term' beside 'Prior policy term'; beside 'Renewal' it ends. */
const isAfterFormer = ({ key }: Cell, headers: Cell[]): boolean =>
  CURRENT.test(key) && headers.some((header) => !CURRENT.test(header.key) && roleOf(header) === 'previous')
const CURRENT = /^current(?:policy|term)/

/** 'Tax record   Listing   Used for this policy': what other sources say was not taken. */
const isOfOtherSource = ({ key }: Cell, headers: Cell[]): boolean =>
  !USED.test(key) && headers.some((header) => USED.test(header.key))
const USED = /^(?:used|applied|accepted)(?:for|in|on|by)(?:this|your|the|us)?(?:policy|rating|term)?$/

const POLICY = '(?:your|the|this)?(?:policy|coverages?|limits?|terms?)?'
const UNTIL = new RegExp(
  `^${POLICY}(?:(?:what)?(?:you|we)have(?:now|today)?|now|today|currently|current|atpresent|untilthen)$`,
)
const FROM_THEN = new RegExp(
  `^${POLICY}(?:(?:on|from|asof|effective|starting|beginning|at|after|upon|with)(?:the|your)?(?:renewal|next|new|[a-z]{3,9}\\d{5,6}$|\\d{5,8}$)|(?:what)?(?:you|we)willhave$|willbe$|next(?:term|year|policy)?$|(?:renewal|new)(?:term|policy|limits?|coverages?|amounts?)?$)`,
)

/** 'Until 03/01/2026' beside 'From 03/01/2026' or 'Now'; a period ends on another day than it begins. */
const endsAsOtherBegins = (key: string, headers: Cell[]): boolean => {
  const day = /^(?:until|through|upto|before|priorto|ending(?:on)?)([a-z]{0,9}\d{5,8})$/.exec(key)?.[1]
  const begins = ({ key: other }: Cell) => other === 'now' || (FROM_THEN.test(other) && other.endsWith(day ?? ''))
  return day !== undefined && headers.some(begins)
}

/** 'Your policy now', 'Term ending 4/11/2026' or 'Ending term' beside 'At renewal': what is current when a renewal comes ends with it. */
const isBeforeRenewal = ({ key }: Cell, headers: Cell[]): boolean =>
  endsAsOtherBegins(key, headers) ||
  ((ENDS.test(key) || UNTIL.test(key)) && headers.some((header) => header.key !== key && isOfRenewal(header))) ||
  (THIS_YEAR.test(key) &&
    headers.some(isOfRenewal) &&
    !headers.some((header) => roleOf(header) === 'previous' || isOfEarlierYear(header, headers)))

/** Beside 'Last year' it is the renewal's, beside 'At renewal' the one before. */
const THIS_YEAR = /^thisyear$/

const isRenewal = (cell: Cell, headers: Cell[]): boolean =>
  isOfRenewal(cell) && headers.some((header) => header.key !== cell.key && isBeforeRenewal(header, headers))

/** 'Renewal limits', 'Your policy on June 6, 2026', 'What you will have' */
const isOfRenewal = ({ key }: Cell): boolean =>
  key.length < 30 && !SUPPOSED.test(key) && (RENEWS.test(key) || FROM_THEN.test(key))
/** 'Without renewal credit', 'Next renewal (estimate)' */
const SUPPOSED = /^(?:without|before)|estimate|projected|quote|credit|discount/

const ENDS =
  /^(?:your|the)?(?:ending|outgoing)(?:policy)?(?:term|period|year)$|^(?:your)?(?:current|existing|present|today)|(?:now|today)$|(?:term|period|year|policy)(?:that|which)?(?:is|now)?(?:ending|ended|ends|expires|expired)(?:on)?\d*$/
const RENEWS =
  /renew(?:al|ed|ing)|^(?:your)?(?:new|next|upcoming|coming)(?:policy|term|period|year|limit|amount|value)?$/

/** 'Basic limit' and 'Increased' beside 'Total limit' are not all that is insured. */
const isPartOfTotal = ({ key }: Cell, headers: Cell[]): boolean =>
  PART.test(key) &&
  headers.some((header) => TOTAL.test(header.key)) &&
  // 'Included' alone beside 'Total' may head limits beside premiums.
  (/(?:limit|amount)s?$/.test(key) || headers.filter((header) => PART.test(header.key)).length > 1)
const PART =
  /^(?:basic|base|standard|included|automatic|minimum|increased?|additional|added|optional|purchased|extra|excess)(?:by|limit|amount|coverage|percent(?:age)?)?s?$/
const TOTAL = /^total(?:limit|amount|coverage|percent(?:age)?)?s?$/
