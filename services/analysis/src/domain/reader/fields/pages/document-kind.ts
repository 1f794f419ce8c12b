import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import type { PolicyFields } from '../../../policy-fields.ts'
import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { certifies } from './certifies.ts'
import { isPolicy } from './is-policy.ts'
import { isUmbrella } from './is-umbrella.ts'
import { isTold, pageKind, titleOf } from './page-kind.ts'
import { isPaperAbout } from './paper-about.ts'

export interface KindGuess {
  kind: DocumentKind
  isRenters: boolean
  /** What a policy of one peril insures, be its page an amended one. */
  insures: DocumentKind | null
}

/** What the document is, from its titles and from what it insures. `declarations` are the pages classified as such. */
export const documentKind = (declarations: Page[], fields: PolicyFields): KindGuess => {
  const form = fields.policy_form
  const hasDwellingLimit = fields.coverage_a_dwelling !== null
  const text = declarations.flatMap((page) => page.cells.map((cell) => cell.text)).join('\n')
  const titles = declarations.map(titleText).join('\n')
  // A page of conditions that follows the declarations begins clauses with 'Cancellation' and tells of estimates.
  const headings = declarations
    .filter((page) => pageKind(page) !== 'form')
    .map(titleText)
    .join('\n')
  const is = (kind: DocumentKind): KindGuess => ({ kind, isRenters: false, insures: null })
  const isOfHome = hasDwellingLimit && HOME_POLICY.test(titles.replaceAll(RENTERS, ''))
  // What a tenant added to the building has a limit, too, but no title.
  const isRenters = form === 'HO-4' || (!isOfHome && declarations.some(isTitledRenters))
  if (isRenters) return { kind: 'not_home_insurance', isRenters: true, insures: null }
  if (isPaperAbout(headings, text) || isTitledOther(declarations) || certifies(declarations))
    return is('not_home_insurance')
  if ((OTHER_POLICY.test(titles) && !isOfHome) || isOfBusiness(text, titles) || isUmbrella(text))
    return is('not_home_insurance')
  const own = [...declarations.map(ownTitles), ...associationOf(fields)]
  const titled = titlesOf(fields)
  if (!hasDwellingLimit && isServiceContract(own.join('\n'), text)) return is('not_home_insurance')
  if (isVehiclePolicy(text, hasDwellingLimit) || !isPolicy(declarations, fields, own)) return is('not_home_insurance')
  const kind = kindOfHome(own, form, titled)
  const ofUnit = kind === 'homeowners_declarations' && declarations.some(tellsOfUnit)
  return { ...is(ofUnit ? 'condo_declarations' : kind), insures: onePeril(own, titled) }
}

/** The association's name may break over two lines of the page's head. */
const associationOf = ({ insurance_provider: name }: PolicyFields): string[] =>
  name && /\btexas windstorm insurance association\b/i.test(name) ? [name] : []

const isTitledRenters = (page: Page): boolean =>
  titleCells(page).some(({ text }) => text.search(RENTERS) >= 0 && !FOR_SEVERAL.test(text))

const RENTERS =
  /renters?[’']? (?:insurance|policy|declaration)|\btenants?[’']? (?:policy|form\b|homeowner|insurance|declaration)/gi
/** Texas' bill of rights, which comes with each policy, is that of 'homeowners, dwelling and renters insurance'. */
const FOR_SEVERAL = /\b(?:homeowners?|dwelling|condo\w*)[’']?\s?(?:,|&|\/|\band\b|\bor\b)/i

/** Sentences that insure what the owner added to a unit, where an association insures the building. */
const tellsOfUnit = (page: Page): boolean =>
  isTold(page) && page.cells.some(({ text }) => /\badditions and alterations\b.*\bunit\b/i.test(text))

/** 'Texas Windstorm Insurance Association recoupment   $466.00', 'Private flood   Not purchased', 'Ask about private flood insurance.', 'Homeowners policy excluding windstorm or hail': a row of a table, a remark on another policy, the end of a sentence or what is left out is no title. */
const ownTitles = (page: Page): string =>
  titleCells(page)
    .filter(
      (cell) =>
        !/[a-z]\.$/.test(cell.text) &&
        !OF_OTHER_POLICY.test(cell.text) &&
        !LEFT_OUT.test(cell.text) &&
        !cellsRightOf(page, cell).some(({ text }) => ANSWER.test(text)),
    )
    .map(({ text }) => text)
    .join('\n')

/** Of an amended page, too, the titles say that flood, or wind, is all that is insured. */
const onePeril = (pages: string[], titled: Titles): DocumentKind | null =>
  titled.find(
    ([kind, pattern]) => kind !== 'amended_declarations' && pages.some((titles) => pattern.test(titles)),
  )?.[0] ?? null

const ANSWER =
  /^(?:[-−+(]?\s?\$\s?\d|\d+(?:\.\d+)?\s?%|[-−+(]?[\d,]+\.\d\d\)?$|\d{1,3}(?:,\d{3})+$|(?:not )?(?:included|incl\.?|covered|purchased|selected|excluded|applies|applied)$|(?:19|20)\d\d$|(?:yes|no|none|n\/?a)$)/i
/** Before a peril: what the policy does not insure. */
const LEFT_OUT =
  /\b(?:excluding|excl\.?|without|other than|except(?:ing)?(?: for)?|ex-?|less|minus|no|non-?)\s?-?\s?(?:the )?(?:perils? of )?(?:wind|hail|named storm|hurricane|tropical|flood)/i
const OF_OTHER_POLICY =
  /\b(?:recoup\w*|assessments?|surcharges?|pass-?through|\bfees?|lev(?:y|ies)|credits?|discounts?|separate(?:ly)?|excluded?|exclusion|does not|do not|is not|are not|not (?:covered|insured|provided|included)|insured (?:separately )?under (?:an?other|a separate|policy)|wind\w*\b.*\b(?:is|are) (?:\w+ )?(?:insured|covered|written|provided|placed) (?:by|with|through|in)|eligib\w+|you (?:may|can|should|might)|consider|available)\b/i

/** The foot of one page's titles and the head of the next one's make no title together. */
const kindOfHome = (pages: string[], form: string | null, titled: Titles): DocumentKind => {
  const named = titled.find(([, pattern]) => pages.some((titles) => pattern.test(titles)))?.[0]
  if (named) return named
  const titles = pages.join('\n')
  if (form === 'HO-6' || /condominium|condo\b|unit[- ]?owners/i.test(titles)) return 'condo_declarations'
  const isDwelling = DWELLING_POLICY.test(titles) && !/homeowner/i.test(titles)
  const isLet = LET.test(titles) && !/^HO-/.test(form ?? '')
  return /^DP-/.test(form ?? '') || isLet || isDwelling ? 'dwelling_declarations' : 'homeowners_declarations'
}

const AMENDED =
  /(?:revised|endorsed|corrected|changed|updated)(?:\s[\w&/]+){0,3}\s*(?:declarations?|(?:coverage|policy) summary|schedule of insurance)\b|\b(?:effective )?date of (?:this |the )?(?:change|endorsement|amendment)\b|\beffective date of (?:this|the) update\b|\b(?:endorsement|page|schedule)s? replaces? (?:the|your|all) (?:\w+ )?(?:declarations|coverage summary|schedule)|amended(?:\s[\w&/]+){0,5}\s*declaration|declarations?\s*(?:page)?\W*amended(?!\W+no\b)|(?:policy )?change declarations?\b|declarations? (?:for|of) (?:your|the|this) policy (?:is|are) (?:amended|changed)|endorsement to (?:the |your )?(?:homeowners? |dwelling |policy ){0,2}declarations|^change effective(?: date)?\b|^(?:policy )?change date\b|^policy change$|^(?:reason for (?:this |the )?(?:policy )?(?:change|amendment|endorsement|update)|endorsement reason)\b(?!\W+(?:renewal|new (?:policy|business)|none|n\/a|annual)\b)|^(?:reason|transaction(?: type)?|type of transaction): (?:policy |mid-?term )?(?:change|endorsement|amendment)\b|declarations?\W{1,3}(?:policy )?change\b|amendment (?:no|number|of declarations)|revised declarations|change of (?:the |your )?(?:policy )?declarations|declarations? (?:as changed|as amended|of change)\b|\b(?:mid-?term|policy) change (?:endorsement|summary|notice|no\b|number|effective)|\bmid-?term change\b.{0,20}\bdeclarations?\b|replaces change no|\bchange takes effect\b|declarations?(?: page)?(?:\s?[-–—:]\s?endorsement$|\s\((?:as )?(?:changed|amended)\)|\nchanged\b)|^this endorsement changes the policy (?:effective|as of) \d|^amended$[\s\S]{0,200}?^(?:policy )?declarations?(?: page)?$/im

type Titles = [DocumentKind, RegExp][]

const TITLES: Titles = [
  ['amended_declarations', AMENDED],
  [
    'flood_declarations',
    /flood\s*(?:insurance\s*)?(?:policy|coverage|certificate)?\W*(?:(?:amended|revised|renewal|change)\s*)?declarations|standard flood insurance policy|(?:private|residential|excess|primary)\s+flood(?! (?:is |are )?(?:insured|covered|endorsement)\b)|flood insurance (?:policy|certificate)|\bwrite[- ]your[- ]own company\b/i,
  ],
  [
    'windstorm_declarations',
    /texas windstorm insurance association|^twia$|^wind(?:storm)?(?: and|,? or| ?[&/]) ?hail only$|windstorm\s*(?:and|&|or|\/)\s*hail\s*(?:only\s*)?(?:insurance\s*)?policy\b(?!\s(?:number|no\b|with|of|fee|period|term|form|type))|\b(?:wind(?:storm)?|named storm|hurricane)(?: ?(?:and|&|or|\/) ?(?:hail|wind))?(?:[ -]only)?(?: (?:insurance|residential|dwelling|homeowners?|property|personal|coverage))* (?:policy\b(?! (?:number|no\b|with|of|fee))|certificate|declarations)|policy\W+wind(?:storm)?(?: and hail| only)|^(?:perils? (?:insured|covered)(?: against)?|(?:covered|insured) (?:perils?|causes? of loss)):? wind(?!.*\b(?:fire|lightning|theft|other)\b)/im,
  ],
]

/** What takes wind and hail out, or insures liability, does not insure them alone, whatever its titles name; a windstorm association insures nothing else. */
const titlesOf = ({ insurance_provider, wind_hail_excluded, coverage_e_personal_liability }: PolicyFields): Titles =>
  !/windstorm/i.test(insurance_provider ?? '') && (wind_hail_excluded || coverage_e_personal_liability !== null)
    ? TITLES.filter(([kind]) => kind !== 'windstorm_declarations')
    : TITLES

const LET =
  /dwelling fire|landlord(?!['’]?s? furnish)|rental (?:dwelling|property|home) (?:policy|insurance)|dwelling property|rental property|non[- ]?owner occupied/i

/** Carriers' names for policies on houses that are let, beside the windstorm association's; 'Standard Fire Policy Provisions' is a form of any. */
const DWELLING_POLICY =
  /\bdwelling\W{1,3}(?:t?dp|form|basic|broad|special)\b|\binsurance (?:on|of) (?:the |your )?dwellings?\b|\bdwelling certificate\b|\b(?:texas )?dwelling (?:policy|insurance|declarations?|basic|broad|special|form|\w+ form)|rental (?:home|house|unit)|(?:(?<!standard )fire|lease[- ]?holder|investment property) policy/i

/** A flood policy insures flood; its title is the proof. */
export const floodCoverage = (pages: Page[]): FieldValues => {
  const title = pages.flatMap((page) => page.cells).find((cell) => /flood/i.test(cell.text) && cell.text.length < 110)
  if (!title) return { fields: {}, evidence: {} }
  return { fields: { flood_coverage: true }, evidence: { flood_coverage: evidenceOf([title], 0.97) } }
}

/** The head of the page, where it says what it is. */
const titleCells = (page: Page): Cell[] =>
  page.cells.filter((cell) => cell.y < 0.3 * page.height && cell.text.length < 110)

const titleText = (page: Page): string =>
  titleCells(page)
    .map((cell) => cell.text)
    .join('\n')

/** What the largest letters of the first page say, however often it speaks of declarations. */
const isTitledOther = ([first]: Page[]): boolean => first !== undefined && (isQuote(first) || isTitled(first))

/** Words that only an offer has; two of them make one. */
const OFFER =
  /\bquote (?:number|no\b|id|date|is (?:good|valid)|expires)|\bthis quote\b|\bquoted on\b|proposed (?:effective|insured|policy)|\bnot an? (?:policy|binder|contract)|(?:coverage is )?not bound|\bestimated (?:annual )?premium\b|^(?:tba|tbd|to be (?:assigned|determined|announced|issued))$|\bapplication is (?:\w+ )?pending|\bas applied for\b|\bno (?:policy|coverage|insurance) (?:has (?:yet )?been|is) (?:yet )?(?:issued|bound|in force)|\bnot (?:yet )?(?:been )?issued\b|\binsurance quote\b|homeowners quote\b/gi

const isQuote = (page: Page): boolean => {
  const signs = page.cells.flatMap(({ text }) => text.match(OFFER) ?? [])
  return new Set(signs.map((sign) => sign.toLowerCase())).size > 1
}

const isTitled = (first: Page): boolean =>
  /\b(?:quote|quotation|proposal|application|invoice|estimate|billing|premium notice|statement of account|notice of (?:cancell?ation|non-?renewal))\b/i.test(
    titleOf(first),
  ) && !/declaration|\bpolicy\b(?! (?:quote|proposal|application))/i.test(titleOf(first))

const OTHER_POLICY =
  /umbrella\s(?:(?:liability|insurance|excess)\s)*(?:policy|declarations|insurance)|(?:excess|catastrophe) liability (?:policy|declarations|insurance)|personal auto|watercraft policy|motorcycle|inland marine|\b(?:boat ?owners?|yacht|personal articles|jewelry|recreational vehicle|golf cart|travel|event) (?:policy|floater|insurance|declarations)|mobile phone|pet insurance|life insurance/i
/** What is repaired when it wears out, which has a declaration of coverage, a term and a deductible, too. */
const SERVICE_CONTRACT =
  /\b(?:service (?:contract|agreement)s?|home (?:warranty|protection (?:plan|contract|agreement))|(?:structural|builders?[’']?s?|new home|residential|limited) warranty|warranty (?:plan|contract|agreement|certificate)|maintenance (?:plan|agreement))\b/i
const NO_INSURANCE =
  /\bthis (?!policy\b)(?:\w+ )?(?:(?:contract|agreement|plan|warranty) )?is not (?:an? )?(?:contract of (?:\w+ )?insurance|(?!flood|wind)(?:\w+ )?insurance(?: (?:contract|policy))?|policy of insurance)\b|\bit is not insurance\b|\b(?:this|this contract|this agreement) is an? (?:\w+ )?service (?:contract|agreement)\b/i

/** A flood policy says that it is no homeowners insurance. */
const isServiceContract = (titles: string, text: string): boolean =>
  !/\b(?:flood|windstorm)\b/i.test(titles) && (SERVICE_CONTRACT.test(titles) || NO_INSURANCE.test(text))

/** What shops, builders and owners' associations insure beside their buildings; the owner of a home may do one thing of it. */
const BUSINESS =
  /\bcommercial (?:property|package|lines|general|inland)\b|\bbusiness ?owners\b|\b(?:general|products)[\w -]{0,30} aggregate\b|\bbusiness (?:personal property|income)\b|\bdirectors (?:and|&) officers\b|^master policy\b|\bassociation (?:declarations|personal property)\b|\bworkers[’']? compensation\b/gim

/** What is kept at home for a business, or who works there, has limits on such policies, too. */
const HOMEOWNERS = /\bhomeowners?[’']?s? (?:insurance |policy )*(?:policy|insurance|declarations)\b/i

const isOfBusiness = (text: string, titles: string): boolean =>
  !HOMEOWNERS.test(titles) && new Set((text.match(BUSINESS) ?? []).map((sign) => sign.toLowerCase())).size >= 2

/** A home policy may name an umbrella among its discounts. */
const HOME_POLICY = /homeowner|dwelling|condominium|home (?:policy|insurance)|windstorm|flood/i

/** A mobile home that is moved is insured against 'trip collision', and a policy of it may be called comprehensive. */
const isVehiclePolicy = (text: string, hasDwellingLimit: boolean): boolean => {
  const signs = text.match(
    /\bVIN\b|bodily injury liability|(?<!trip )collision|comprehensive(?! (?:personal|policy|form|home|dwelling|manufactured|mobile))|uninsured\W+underinsured|motorist|garag(?:ed|ing)/gi,
  )
  return (signs?.length ?? 0) >= (hasDwellingLimit ? 6 : 2)
}
