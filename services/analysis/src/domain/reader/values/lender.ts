import { isLabelAlone } from '../labels/known-label.ts'
import { insurerAt } from './company.ts'
import { bareName, isAddressLine, isInCareOf } from './names.ts'
import { beginsTakenOut, saysTakenOut } from './taken-out.ts'

/** A sentence ends with a full stop; these do, too. */
const ABBREVIATED = /\b(?:N\.A|Inc|Co|Corp|Ltd|[FS]\.S\.B|(?:F\.)?C\.U|F\.A|S\.A|L\.P)\.$/i

/** 'CITIZENS STATE BANK OF' / 'SOMERVILLE ISAOA': a name that ends so goes on. */
const wholeName = ([first = '', second = '']: string[]): string => {
  const [name = '', next = ''] = [first, second].map((line) => line.split('  ')[0] ?? '')
  const isOpen =
    /(?:\b(?:of|and|the|for)|&|,)$/i.test(name) ||
    (!ENDS_NAME.test(name) && KIND_OF_LENDER.test(next)) ||
    KIND_OF_COMPANY.test(next)
  return isOpen && next && !isAddressLine(next) ? `${name} ${next}` : name
}

/** 'SECURITY SERVICE FEDERAL' / 'CREDIT UNION, ISAOA': a line that says no more than what kind of lender it is. */
const KIND_OF_LENDER =
  /^(?:federal )?(?:credit union|bank|savings (?:bank|and loan)|mortgage|home loans?|loan servicing|servicing|lending)(?:,? (?:llc|inc\.?|corp(?:oration|\.)?|company|co\.?|n\.?a\.?|fsb|ssb))?(?:,?\s+(?:isaoa|its succ).*)?$/i
/** 'AmeriHome Mortgage' / 'Company LLC' */
const KIND_OF_COMPANY =
  /^(?:company|corporation|association|servicing|group)(?:,? (?:llc|inc|l\.?p|n\.?a)\.?)?(?:,?\s+(?:isaoa|its succ).*)?$/i
const ENDS_NAME =
  /\b(?:bank|credit union|mortgage|llc|inc|isaoa|atima|n\.?a|company|corporation|association|servicing)\W*$/i

/** What lenders are named, and some that no such word names: where a label has a heading beside it and a name below, this tells the name. */
export const LENDER =
  /\b(?:bank\w*|(?-i:[A-Z][a-z]{2,8}Bank)|banc\w*|mortgage|mtg|loans?|lend(?:ing|ers?)|credit union|(?:farm|ag) credit|land bank|production credit|f\.?c\.?u|savings|financial|finance|funding|capital|servic\w+|trust|federal|f\.?s\.?b|n\.?\s?a|association|company|co|corp(?:oration)?|inc|llc|l\.?p|ltd|limited|partnership|fund|authority|housing|homes?|board|department|administration|sba|usda|rural development|(?:city|county|state) of|mr\.? cooper|pennymac|loandepot|nationstar|cenlar|shellpoint|flagstar|truist|newrez)\b/i

/** '1st: …', 'FIRST: …', '(1) …', 'First mortgagee – …' */
const ORDINAL =
  /^\(?(?:1st|first|primary|1)\)?(?:\s(?:mortgagee|lender|lienholder|lien))?\s?(?:[:.)–—]|(?<=\))|-\s)\s*/i

/** 'First mortgagee — Deluxe House: Frost Bank': what the loan is on. */
const ON_WHAT =
  /^\(?(?:(?:on|for|of|your|the|main|primary|deluxe|standard|custom|insured|location|loc\.?|item|coverage|no\.|#?1|a|dwelling|house|home|building|residence|premises)\b[\s.]*)+\)?\s?[:–—]\s*(?=[A-Z])/i

/** '1st Lakeview Loan Servicing LLC' is of the first rank; '1st Source Bank' and '1st Alliance Lending' are called so. */
const RANKED =
  /^1st\s(?!(?:source|choice|community|united|alliance|advantage|national|state|financial|security|capital|colonial|constitution|trust|bank|mortgage|federal|texas|city|[a-z]+ bank)\b)(?=\S+\s\S+\s\S)/i

/** 'Loss to the dwelling is payable to Oak Farm Credit', 'We’ve told PennyMac Loan Services, LLC, … that you’re insured' */
const TOLD =
  /^(?:We(?:[’']ve| have)? (?:told|named|listed)|(?:Any |All )?[Ll]oss(?:es)?(?:,? (?:to|on|of|under|for|covered|by|this|policy|the|your|insured|dwelling|building|home|house|residence|structures?|real|property|premises|and|other|coverage|item|[AB1]|shall be|will be|is|are|if any,?))* payable to(?: (?:you|the (?:insured|member|policyholder|owner|subscriber)) and(?: to)?)?:?|(?:Your|The) (?:lender|mortgagee|mortgage (?:company|lender)) is)(?:\s|$)/i

/** 'Heartland Mortgage LLC. The home was built in 1998.' */
const SENTENCE_END =
  /(?<=\b(?:LLC|LP|Inc|Bank|Co|Company|Corp|Corporation|Association|Union|Servicing|Mortgage|Loans?|N\.A))\.\s+(?=[A-Z][a-z]+\s[a-z])/

/** 'Mid-Tex Savings Bank, Brownwood TX' */
const TOWN = /,\s*[A-Z][A-Za-z .]+,?\s(?:Texas|TEXAS|(?!NA|FA|SA|SB|LP|CO)[A-Z]{2})$/

/** 'CITY BANK LUBBOCK TX': words for a lender, a town and its state. 'BANK OF AMERICA', 'FIRST BANK TEXAS' and 'Pecan Bank South Texas' have no town. */
const BARE_TOWN =
  /(?<=\b(?:bank|mortgage|union|llc|inc|n\.?a|corp(?:oration)?|company|association|servic(?:es|ing)|loans?|lending|savings|fsb|ssb|cooper|pennymac|loandepot|nationstar|cenlar|shellpoint|flagstar|truist|newrez))\s+(?!of\b|and\b|&|services?\b|servicing\b|llc\b|inc\b|n\.?a\b|company\b|corp\w*\b|association\b|bank\b|loans?\b|fsb\b|ssb\b|texas\b|(?:(?:north|south|east|west)(?:east|west)?|central) texas$)(?:[A-Z][A-Za-z.']+,?\s){1,3}(?:TX|Texas|TEXAS|(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|M[EDINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|TN|UT|V[TA]|W[AVIY]))$/i

/** 'Broadway National Bank, San Antonio' */
const TOWN_ALONE =
  /(?<=\b(?:bank|mortgage|credit union|llc|inc|n\.?a|corp(?:oration)?|company|association|servic(?:es|ing)|loans?|lending|savings|fsb|ssb))\.?,\s+(?:[A-Z][A-Za-z']+\s?){1,3}$/i

/** 'Capital Bank, SSB', 'Capital Farm Credit, ACA' */
const NO_TOWN = /\b(?:ssb|sb|aca|flca|pca|llp|plc|division|trustee|custodian|successors?)\b/i

/** 'First National Bank of Amarillo TX': the town is the name's, its state is not. */
const BARE_STATE = /(?<=\bbank of [A-Z][A-Za-z]+(?: [A-Z][a-z]+)?)(?:,?\sTX|,\sTexas)$/i

/** 'Frost Bank - Waco, Texas - item 1', 'Frost Bank, Box 4': where it sits, and what of. */
const SEAT =
  /\s[–—-]\s(?=items?\b|loan\b|\d|P\.?\s?O|[A-Z][A-Za-z ]+,\s(?:TX|Texas)\b).*$|,\s*(?:Box|Suite|Ste\.?|Drawer)\s\w+.*$/i

/** '(item 1): Frost Bank' is left of 'Mortgage clause (item 1): Frost Bank'. */
const REMARK_BEFORE = /^\([^()]{2,40}\)\s?:\s+(?=[A-Z])/

/** 'Leroy Pittman (seller-financed note)', 'Frost Bank (first)', 'Frost Bank, Waco, Texas 76701 (item 1)' */
const REMARK =
  /\s\((?=[^)]*\b(?:seller|owner|private|financ\w+|note|lien|loan|mortgag\w*|interest|contract|deed|holder|payee|first|1st|primary|items?|dwelling|house|home|building|residence|coverage|premises|location|servicer|escrow\w*|billed|bill|pays?)\b)[^)]*\)(?=$|,)/i

/** 'Elm Servicing LLC, as servicer for Frost Bank': whose loan it is stands behind who has it. */
const SERVICER = /,?\s(?:as|in its capacity as)\s(?:the\s)?(?:sub-?)?servic(?:er|ing agent)\b.*$/i

const ATTENTION = /,?\s(?:attn|attention)\b.*$/i

/** 'Frost Bank replaced by …', 'changed from Frost Bank to …' */
const SUCCEEDED =
  /^(?:(?:was |is |has been )?(?:changed|replaced|transferred|assigned|amended|updated) from .{4,60}? to|.{4,60}? (?:was |is |has been )?(?:replaced|succeeded|superseded) (?:by|with)|.{4,60}? (?:changed|transferred|assigned) to) (?=[A-Z])/i

/** 'Frost Bank by Regions Bank', below 'What was changed': one of them is gone. */
const isOfTwo = (name: string): boolean => {
  const [former = '', ...later] = name.split(/ (?:by|with|to|instead of|in place of) (?=[A-Z])/)
  return later.length > 0 && [former, ...later].every((part) => LENDER.test(part))
}

/** 'Loan number 4491827750' or 'Loan SB-DL 5507 1182' over the name of who lent it */
const LOAN_ALONE =
  /^(?:[Ll]oan|LOAN)(?: (?:[Nn]umber|NUMBER|[Nn]o\.?|NO\.?|[Nn]br))?[ :#]*(?=.*\d{4})(?:(?:[A-Z\d-]*\d[A-Z\d-]*|[A-Z-]{1,6})(?: |$))+$/

/** Heads of a table, which name nobody. */
const RANK =
  /^(?:first|second|third|primary|position|type|rank|name|names? and address|bank|interest|insurance company|insurer|agent|(?:(?:first|1st|second|2nd|home|equity) )*(?:equity|lien|mortgage|loan|mortgage loan|line of credit|lienholder))$/i

/** 'Frost Bank, N.A. Closed-end loan 448122'; 'Frost Bank Home Loans' is a name. */
const KIND_OF_LOAN =
  /(?<=\b(?:N\.A\.|Inc\.|LLC|Bank|Union))\s(?:closed|open|fixed|home|first|second|construction)[- ](?:end|equity|rate|purchase|lien|loan)\b.*$/i

/** 'Frost Bank 88812' below 'Lender and loan number' */
const LOAN_NUMBER = /\s(?:#\s?)?\d{4,}[\d-]*$/

/** 'Tyler, TX' is where a lender sits; 'Cadence Bank, NA' is one. */
const CITY_AND_STATE = /^[A-Z][A-Za-z.' ]{2,25},\s(?:Texas|(?!NA|FA|SA|SB|LP|CO)[A-Z]{2})(?:\s\d{5}.*)?$/

/** 'Frost Bank, mortgage released 2024' */
const PAID_OFF = /\b(?:released|satisfied|paid (?:off|in full))\b/i

/** 'Mutual of Omaha Mortgage' lends. */
const isInsurer = (name: string): boolean => {
  const insurer = insurerAt(name)
  return (
    insurer !== null &&
    !/^\W*(?:home )?(?:mortgage|bank|loan|lend|savings|credit union)/i.test(name.slice(insurer.length))
  )
}

/** 'Regions Bank, PO Box 9, Waco TX 76701, loan 4471. Canceled 11/03/2026, loan paid.' */
const HAS_LEFT =
  /[.;,(–—]\s*(?:(?:has|is|was|loan|note|lien|interest)\s)*(?:(?:cancell?ed|removed|deleted|released|satisfied|paid (?:off|in full)|closed|terminated)(?=\s*(?:$|[.;,)\d]|(?:on|in|by|as of|effective|at|this|with|from|january|february|march|april|may|june|july|august|september|october|november|december)\b))|no longer (?:has|holds|an?|the|your|on)\b)/i

/** Whether what is said of a lender, be it in the next sentence, is that it has no interest any more. */
export const saysItLeft = (text: string): boolean => HAS_LEFT.test(text.split(OTHER_LENDER)[0] ?? '')
const OTHER_LENDER = /\b(?:previous|prior|former|second|2nd|other|replac\w+|instead of|in place of)\b/i

/** Below a lender that left stands the next one. */
const nextLender = (lines: string[]): string | undefined => {
  const name = lines.length > 0 ? lenderNameIn(lines) : undefined
  return name && LENDER.test(name) ? name : undefined
}

/** The lender's name at the head of these lines; undefined where they name none. */
export const lenderNameIn = ([first = '', ...more]: string[]): string | undefined => {
  if (saysItLeft(first) || LOAN_ALONE.test(first) || isInCareOf(first)) return nextLender(more)
  const [address = '', ...below] = more
  if (isAddressLine(address) && saysItLeft(address)) return nextLender(below)
  const own =
    first
      .replace(/^[•·*–—-]\s*/, '')
      .replace(REMARK_BEFORE, '')
      .replace(/^(?:reads|to read)\s?:?\s(?=[A-Z])/, '')
      .replace(TOLD, '')
      .replace(SUCCEEDED, '')
      .replace(ORDINAL, '')
      .replace(RANKED, '')
      .replace(ON_WHAT, '')
      .split(SENTENCE_END)[0] ?? ''
  // 'Loss, if any, is payable to the insured and' leads on to the name below.
  if (own === '' && TOLD.test(first)) return nextLender(more)
  // 'Loss to scheduled jewelry is payable to …' is of no dwelling.
  if (/^(?:any |all )?loss(?:es)?[\s,]/i.test(own)) return undefined
  if (beginsTakenOut(own) || saysTakenOut(own) || PAID_OFF.test(own)) return undefined
  const name = bareName(wholeName([own.replace(REMARK, ''), ...more]))
    .replace(LOAN_NUMBER, '')
    .replace(KIND_OF_LOAN, '')
  const cut = (
    name
      .replace(ATTENTION, '')
      .replace(SEAT, '')
      .replace(SERVICER, '')
      .split(/,\s*(?=\d)|\s(?=\d{2,5}\s[A-Z][a-z])/)[0] ?? ''
  )
    .replace(TOWN, '')
    .replace(TOWN_ALONE, (town) => (LENDER.test(town) || NO_TOWN.test(town) ? town : ''))
    .replace(BARE_TOWN, '')
    .replace(BARE_STATE, '')
  return isNobody(cut) ? undefined : cut
}

const isNobody = (name: string): boolean =>
  name.length < 4 ||
  [RANK, NO_LENDER, OF_THE_HOME].some((form) => form.test(name)) ||
  (CITY_AND_STATE.test(name) && !/\bbank of\b/i.test(name)) ||
  [isInsurer, isOfTwo, isAddressLine, isLabelAlone, isKindAlone].some((is) => is(name)) ||
  !/^(?:[A-Z]|[a-z]{1,8}[A-Z]|\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)\s)/.test(name) ||
  (name.endsWith('.') && !ABBREVIATED.test(name))

/** 'SERVICING' is the second line of a name. */
const isKindAlone = (name: string): boolean => KIND_OF_LENDER.test(name) || KIND_OF_COMPANY.test(name)

/** 'Home characteristics' heads the block beside that of a lender. */
const OF_THE_HOME =
  /^(?:(?:home|house|dwelling|building|property|premises|residence|your|the|of|and) )+(?:characteristics|features|details|facts|information|description|data|profile|construction|rating)\b/i

/** 'Added June 3, 2026: …' tells since when somebody is one. */
const NO_LENDER =
  /^(?:and|or|has|will|is|insured|loan|name|address|about|(?:added|removed|deleted)(?=\s(?:on\s)?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))\b|[:;]|mortgagee|interest|premium finance|\bforms?\b|endorsement|coverage$|polic|\b(?:assessments?|surcharges?|discounts?|fees?|premiums?|recoupments?)$|^savings$/i
