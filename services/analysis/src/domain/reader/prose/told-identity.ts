import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf } from '../search/evidence.ts'
import { parseAddress } from '../values/address.ts'
import { insurerAt } from '../values/company.ts'
import { bareName, looksLikeName, splitNames } from '../values/names.ts'
import { yearInSentence } from '../values/year-in-sentence.ts'
import type { Told } from './told-sentences.ts'
import { isSupposed } from './told-topics.ts'

type Identity = Pick<
  PolicyFields,
  | 'insurance_provider'
  | 'policy_number'
  | 'policy_holder_name'
  | 'additional_insured_names'
  | 'property_address'
  | 'effective_date'
  | 'renewal_date'
  | 'mortgagee'
>
type Said = { fields: Partial<PolicyFields>; evidence: FieldEvidence }

/** Who is insured by whom, where and when, as sentences tell it. The first sentence that says a thing counts. */
export const toldIdentity = (sentences: Told[]): Said => {
  const said: Said = { fields: {}, evidence: {} }
  for (const told of sentences.filter(({ text }) => text.length < 500 && !isSupposed(text))) {
    const own = { ...numberIn(told), ...termIn(told), ...namesIn(told), ...addressIn(told), ...companiesIn(told) }
    for (const [field, value] of Object.entries(own)) {
      if (field in said.fields) continue
      Object.assign(said.fields, { [field]: value })
      said.evidence[field] = evidenceOf(told.cells, 0.85)
    }
  }
  return said
}

const NUMBER =
  /\b(?:[Pp]olicy|[Cc]ontract)(?: (?:number|no\.|#))?(?: is|:)? #?((?:(?!HO |DP )[A-Z]{1,4}(?:-[A-Z]{1,4})? )?(?=[A-Z0-9-]*\d[A-Z0-9-]*\d[A-Z0-9-]*\d[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{4,24}(?: [A-Z0-9]*\d[A-Z0-9]*){0,3})(?=[\s.,;)]|$)/

/** 'under policy number LO-HO-' at the end of a line, and the rest on the next. */
const AT_LINE_END = /(?<=\b[A-Z]{1,4}[A-Z0-9-]*-) (?=\d{4})/

const numberIn = ({ text }: Told): Partial<Identity> => {
  const number = NUMBER.exec(text.replace(AT_LINE_END, ''))?.[1]
  return number ? { policy_number: number } : {}
}

const OTHER_TIME = /\b(?:payment|instal\w+|discount|pay by|bill)\b/i

const termIn = ({ text }: Told): Partial<Identity> => {
  const year = OTHER_TIME.test(text) ? null : yearInSentence(text)
  return year ? { effective_date: year.start, renewal_date: year.end } : {}
}

const NAME = String.raw`\p{Lu}[\p{L}'.-]*(?:\s(?:\p{Lu}[\p{L}'-]*\.?|de|la|las|los|del|van|der|von|of|the))+`
const INSURED = new RegExp(
  String.raw`\b(?:insures?|covers?|protects?|issued to|made (?:out )?(?:for|to)|belongs to|insureds? (?:is|are|named here is|named here are)|policyholders? (?:is|are)|agreement with|contract with|"?[Yy]ou"? (?:are|means?)|"?[Yy]ou"?,)\s((?:[Tt]he\s)?${NAME}(?:(?:,|,? and| &)\s${NAME})*)`,
  'u',
)
/** 'It is for Ana Flores and Luis Paredes, who are both named insureds.' 'Other Structures are insured for $31,000.' names nobody. */
const SAID_INSURED = new RegExp(
  String.raw`\b(${NAME}(?:(?:,|,? and| &)\s${NAME})*),?\s(?:who\s)?(?:is|are)\s(?:the\s|both\s|all\s|each\s)*(?:named\s)?insureds?\b(?!\s(?:for|up to|at|on)\b)`,
  'u',
)
const RELATION =
  /\b(?:(?:his|her|their|your) )?(?:spouse|wife|husband|(?:domestic |life )?partner|daughter|son|mother|father|sister|brother),? (?=\p{Lu})/gu

/** 'We insure Ana Flores's home at …' */
const OF_THEM =
  /(?<=\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)'s?(?= (?:home|house|residence|dwelling|property|rental|condo)\b)/gu

/** 'Ana Flores and Luis Paredes.'; not 'Luis Paredes Jr.' */
const ENDS_SENTENCE = /(?<=\p{Ll}{3})\.$/u

const namesIn = ({ text }: Told): Partial<Identity> => {
  const own = text.replace(RELATION, '').replace(OF_THEM, '')
  const match = (SAID_INSURED.exec(own) ?? INSURED.exec(own))?.[1]
  const names = splitNames(match?.replace(ENDS_SENTENCE, '') ?? '').filter(
    (name) => looksLikeName(name) && !isNoPerson(name),
  )
  const [first, ...rest] = names
  if (!first) return {}
  return rest.length > 0 ? { policy_holder_name: first, additional_insured_names: rest } : { policy_holder_name: first }
}

const isNoPerson = (name: string): boolean =>
  insurerAt(name) !== null || /\b(?:Insurance|Policy|Home|House|Dwelling|Coverage|Texas|Bank|Mortgage)\b/i.test(name)

const PLACE = /(?:^|\s)(?:at|is|of|on|:)\s(\d[^;$]{6,90}?\b(?:TX|Texas)\W{1,2}\d{5})/
const HOUSE = /\b(?:house|home|residence|dwelling|property|premises|live[sd]?|living|condominium|building)\b/i
const ELSEWHERE =
  /\b(?:mail(?:ing|ed)?|send|sent|write to|office|headquarters|agent|agency|call|lender|mortgage\w*|loan|bank)\b|\bbox \d/i

const addressIn = ({ text }: Told): Partial<Identity> => {
  const place = PLACE.exec(text)?.[1]
  const address = place && HOUSE.test(text) && !ELSEWHERE.test(text) ? parseAddress([place]) : null
  return address ? { property_address: address } : {}
}

const ISSUER =
  /\b(?:issued|underwritten|provided|written|insured) by (?:the )?(?=\p{Lu})|(?:^|\b(?:you and|between) )(?:[Ww]e|[Uu]s), (?=\p{Lu})|["“]?[Ww]e["”]? (?:are|means?) (?=\p{Lu})|\b(?:insurer|insurance company|company) (?:is|behind it is|that insures you is) (?=\p{Lu})/u
const LENDER =
  /\b(?:told|notified|lender(?: is|,)|mortgage (?:is )?(?:with|from|company is|company,)|(?:loan|mortgage) (?:is )?(?:with|from|held by)|(?:owe money|owed|money) to|mortgagee(?: is|,)|(?:listed|named|shown) (?:lender|mortgagee) is) (?=\p{Lu})/u
const LOAN = /\b(?:lender|loan|mortgage\w*|lienholder|bank|ISAOA|ATIMA)\b/i
const COMPANY_NAME =
  /^\p{Lu}[\p{L}'&.-]*(?:\s(?:\p{Lu}[\p{L}'&.-]*|of|and|the|&))*(?:, (?:LLC|Inc\.?|N\.A\.|NA|L\.P\.|LP|F\.S\.B\.|FSB))?/u

const companiesIn = ({ text, heading }: Told): Partial<Identity> => {
  const issuer = ISSUER.exec(text)
  const insurer = issuer ? insurerAt(text.slice(issuer.index + issuer[0].length)) : null
  const told = LOAN.test(text) || LOAN.test(heading) ? LENDER.exec(text) : null
  const name = told ? COMPANY_NAME.exec(text.slice(told.index + told[0].length))?.[0] : undefined
  const lender = name ? bareName(name).replace(/(?<!\b(?:N\.A|Inc|Co|L\.P|F\.S\.B|Corp))\.$/, '') : undefined
  return {
    ...(insurer ? { insurance_provider: insurer } : {}),
    ...(lender?.includes(' ') ? { mortgagee: lender } : {}),
  }
}
