import { isLabelAlone } from '../labels/known-label.ts'
import {
  isAddressLine,
  isInCareOf,
  looksLikeName,
  readableName,
  splitNames,
  withoutKin,
  withoutTrustDate,
} from './names.ts'

/** Words that no person's name has, wherever they stand in a line. */
const NO_NAME =
  /polic|declaration|^by\s|\b(?:tele)?phones?\b|\bheld in (?:a |the )?trust\b|\bdescription|insurance|insureds?\b|attorney[- ]in[- ]fact|premium|\bpages?(?=\s?(?:\d|of\b))|^pages?\b|\b(?:this|next|last|first|second|see|back|front|title|cover|dec|homeowners?|signature|summary|on) pages?\b|residence|premises|address|location|taken|\bnone\b|same as|mortgagee|\bagent|^(?:(?:the|your|our|surplus|excess|wholesale|retail|producing|placing|insurance|mortgage|general|licensed|lines) (?:and |& )?)*brokers?(?: of record| name| no)?$|coverage|deductible|\bnumber|period|effective|mailing|producer|agency|transaction|summary|\bbusiness$|\brenewal\b|\brewrit|\bamend|\bendorse|\breissue|\bissue(?:d|s)?\b|\bescrow\b|\bpay(?:ment|or|er|able)s?\b|\bbill(?:ed|ing)\b|\bbill(?=$| (?:to|plan|type|date|mortgag|insur|number|no\b|frequency|method|pay|code|mode|account|escrow|direct|annual|month))|\bserv(?:iced?|ed|icing)\b|\s(?:by|for|at|from|of)$|(?<!^(?!bill|mail|ship|issued|sen[dt]|paid|pay|sold|remit|cop[iy]|forward|return|attn|made|due|notice|question|refer|report|belong|deliver|claim|address)\p{L}{2,}(?:\s\p{L}{2,})?)\sto$|\bcontinued\b|\beffective\b|\bdate|building|\bunit\b|\bcounty$|standard time|^items?(?: no\.?)?$|property|interest|expenses?\b|\btheft\b|\bvandalism\b|\bmischief\b|\bdividend credits?\b|^\W*(?:no ?one|nobody|owners? of (?:the|this|your))\b|\blimits?(?= of\b|$)|(?<!\p{L})(?:you|your|we|our|us|who|where|whose|means|starts?|ends?|begins|sends?|are|is|was|were|this|that|with|if|not|any|each|when|allow|ask|only|see|all)(?!\p{L})/iu

/** 'The Castellane Residence Trust', 'Holloway Property Rentals LLC': what a trust or a company owns is in its name. */
const OWNED =
  /(?:residence|propert(?:y|ies)|premises|building|location|interest)(?=[^;]*\s(?:trust|llc|l\.l\.c|lp|partnership|estate)\b)/giu

const isNoName = (text: string): boolean => NO_NAME.test(withoutTrustDate(text).replace(OWNED, ''))

/** 'Named insured and mailing' / 'address': the label's own second line. */
const LABEL_REST =
  /^(?:[a-z][a-z ]*|(?:(?:[Aa]nd|AND) )?(?:(?:[Mm]ailing|MAILING) )?(?:[Aa]ddress(?:es)?|ADDRESS(?:ES)?))\W*$/

/** 'AT2   002217 0066' or 'AT2  H-14-5083-FA91  H F' over the names: where a letter is sorted. */
const MARK_OF_POST = /^[A-Z]{1,3}\d{1,3}(?:\s+(?:[A-Z]{1,2}|[A-Z-]*\d[A-Z\d-]*))*$/

/** The names at the head of a block of lines, up to what is none. */
export const linesToNames = (lines: string[]): string[] | undefined => {
  const names: string[] = []
  const own = lines.slice([LABEL_REST, MARK_OF_POST].some((form) => form.test(lines[0] ?? '')) ? 1 : 0)
  for (const text of joinedNames(own)) {
    if (isInCareOf(text)) continue
    if ((isAddressLine(text) && !/\s(?:LLC|LP|Inc|Trust)$/i.test(text)) || /:$/.test(text) || names.length >= 6) break
    const found = splitNames(text).map(readableName)
    if (!found.every(looksLikeName) || isNoName(text) || IS_ROLE.test(text) || isLabelAlone(text)) break
    names.push(...found)
  }
  return names.length > 0 ? names : undefined
}

/** '…, husband and wife' */
const COUPLE =
  /,?\s+(?:husband (?:and|&) wife|wife (?:and|&) husband|a married couple|his wife|her husband|(?:as )?joint tenants|jtwros|a single (?:man|woman|person))\b.*$/i

/** '… and spouse if a resident of the same household' */
const SPOUSE_UNNAMED = /,?\s+(?:and|&)\s(?:(?:his|her|your) )?(?:spouse|wife|husband),? if\b.*$/i

/** 'Octavio Brown, Member' of the company that is insured. */
const ROLE =
  /(?<=\p{L}\s.*\p{L}\.?),\s(?:(?:managing|sole|resident) )?(?:member|manager|(?:co-?)?owner|president|general partner)$/iu

/** 'Ana Flores, first named insured' over 'Luis Paredes, named insured'; an 'additional insured' may be who only has an interest. */
const NAMED_SO =
  /,\s(?:(?:an?|the)\s)?(?:(?:first|primary|second|third|other|also|additional|joint|co-?)\s?)?named insured$/i

/** Below a name: 'Manager of the LLC', 'Sole member' */
const IS_ROLE =
  /^(?:(?:managing|sole|general|limited|co-?|majority) ?)?(?:members?|managers?|owners?|presidents?|partners?|trustees?|officers?|agents?|tenants?)(?: of (?:the |said )?(?:LLC|L\.L\.C\.|company|corporation|trust|partnership|named insured))?$/i

/** 'Quentin Maddox (added' / '10/01/2026)', 'Ana Flores added': what is said of a person. */
const withoutRemark = (text: string): string =>
  withoutKin(text.replace(SPOUSE_UNNAMED, ''))
    .replace(/(?<=\p{Ll}{3})(?<!\bCorp)\.$/u, '')
    .replace(COUPLE, '')
    .replace(ROLE, '')
    .replace(NAMED_SO, '')
    .replace(/,\s(?:(?:is|are|who is)\s)?also (?:an? )?(?:named )?insured$/i, '')
    .replace(
      /\s*\((?:also(?= (?:an? )?(?:named )?insured\))|added|new|effective|since|first|second|primary|spouse|co-?|joint|named|as of|wife|husband|domestic|partner|registered|d\.?o\.?b)\b[^)]*\)?$|(?<=\S\s\S.*)\s(?:newly )?added$/i,
      '',
    )

/** 'Ana Flores   and   Luis Paredes' on one line */
const AND_APART = /\s{2}(and|or|&)\s{2}/i

/** 'INSURED: Ana Flores' / 'AND: Estate of Luis Flores' */
const SEPARATE = /^(?:and|&)\s?:/i

/** 'The Flores-Paredes' over '2014 Living Trust': words of which alone no name is made. */
const REST_OF_TRUST = /^(?:(?:19|20)\d\d |(?:living|revocable|irrevocable|family|community|property) )+trust\b/i
/** 'The Flores Revocable Trust' over 'of 2014' or 'dated March 11, 2014' */
const YEAR_OF_TRUST = /^(?:of|dated|dtd\.?|u\/?[ad]\/?[dt]?)\s(?:[\w.]+[ ,/-]{1,2}){0,2}(?:19|20)\d\d$/i

/** A name that breaks over the line leaves one word for the next: '… Living' / 'Trust', '… and Desmond' / 'Cole'. */
const joinedNames = (lines: string[]): string[] => {
  const joined: string[] = []
  for (const line of lines) {
    const text =
      withoutRemark(line.replace(AND_APART, ' $1 ').split('  ')[0] ?? '')
        .replace(/^(?:and|&)\s?:\s*/i, '')
        .split(/,\s*(?:(?:both\s)?(?:residing\s|living\s)?(?:of|at)\s)?(?!(?:19|20)\d\d$)(?=\d|P\.?\s?O\b)/)[0]
        ?.trim() ?? ''
    const isRest =
      /^(?:[\p{L}'’.-]+$|(?:&|and)\s)/iu.test(text) ||
      REST_OF_TRUST.test(text) ||
      /(?:&|\band)$/i.test(joined.at(-1) ?? '')
    const isOfTrust = YEAR_OF_TRUST.test(text) && /\btrust$/i.test(joined.at(-1) ?? '')
    if (isOfTrust || (isRest && !SEPARATE.test(line) && joined.length > 0 && !isNoName(text)))
      joined[joined.length - 1] += ` ${text}`
    else joined.push(text)
  }
  return joined
}
