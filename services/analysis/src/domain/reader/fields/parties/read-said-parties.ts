import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import type { Sentence } from '../../geometry/text/sentences.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { insuringClause } from '../../prose/insuring-clause.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { parseAddress } from '../../values/address.ts'
import { looksLikeName, splitNames, withoutKin } from '../../values/names.ts'

/** '… for the residence at 4217 Beverly Drive, Highland Park, TX 75205.', 'The residence premises covered by this policy is located at …' */
const LOCATED =
  /\b(?:residence(?: premises)?|home|house|dwelling|property|premises|condominium|unit|building|location|risk|(?<=\binsurance (?:\([^()]*\) )?(?:for|on) (?:your|the) )rental)\b(?![^.;:$\d]*\b(?:agen(?:t|cy)|office|mail\w*|bill\w*|lender|mortgagee|claims?|company)\b)[^.;:$\d]{0,70}?\b(?:at|is)\s(?:the address of\s)?(\d[^.;$]{8,90}?\b(?:TX|Texas)\W{1,2}\d{5})/i
/** 'One family dwelling, built 2015, at 12 Elm St' */
const BUILT = /,? built(?: in)? \d{4},?(?= at\b)/i

const INSURES_NAMES = String.raw`\binsures\s(?:[A-Z][\w.'’-]*,?\s(?:and\s|&\s)?){2,7}`
const PLACE = String.raw`\s(\d[^.;$]{8,90}?\b(?:TX|Texas)\W{1,2}\d{5})`
/** '… insures Ana Flores at 12 Elm St, Waco, TX 76710' */
const INSURED_AT = new RegExp(String.raw`${INSURES_NAMES}at${PLACE}|\b[Ii]nsured items (?:are )?(?:all )?at${PLACE}`)
/** '… insures Ana Flores of 12 Elm St, Waco, TX 76710': where she is written to, and her home where 'The house at this address is the residence premises' */
const INSURED_OF = new RegExp(`${INSURES_NAMES}(?:of|residing at)${PLACE}`)
/** 'The property is all at the member’s residence stated above.' */
const AT_THIS_ADDRESS =
  /\b(?:house|home|dwelling|building) at th(?:is|at) address is the (?:residence premises|(?:insured|covered|described) (?:location|dwelling|property|home))\b|\b(?:is|are|located|situated|stands?)\s(?:all\s|both\s|located\s|situated\s)?at\s(?:the\sabove\s(?:residence|address)|(?:the|said)\s(?:\w+[’']s?\s)?(?:residence|address)(?:,?\s(?:named|stated|given|shown|written|described))?\sabove)\b/i

/** 'This policy is issued by … to The Ellsworth Family Trust for …' */
const ISSUED_TO =
  /\b(?:issued|insures|insured)\b(?:[^.]{0,80}?\bto)?\s((?:The\s)?[A-Z](?:[^,.;\d]|(?<=\s[A-Z])\.){4,80}?)(?:\s(?:for|at|against|of|residing)\b|,\s(?:who|husband|wife|a married couple|spouses|both|of|residing)\b)/

/** 'Lone Oak Insurance Company insures Ana Flores and Luis Paredes.' */
const INSURES =
  /^(?:The\s)?[A-Z][\w&.' -]{3,60}\b(?:Company|Exchange|Association|Lloyds|Mutual|Corporation)\s(?:of\s\w+\s)?insures\s([A-Z][^.,;:\d]{4,90})\.?$/

/** '… the subscribers of the Exchange insure Ana Flores and Luis Paredes (“you”) under policy number …' */
const INSURE_YOU =
  /\binsures?\s((?!.*\b(?:[Nn]amed|[Aa]bove|[Hh]ome\w*|[Rr]enters|[Ff]amily|Texas)\b.*\()(?:The\s)?[A-Z][^,;:()\d]{4,90}?)\s\(["“']?(?:you|the insureds?)["”']?\)/

/** 'This certifies that Ana Flores, of PO Box 12, Waco, TX 76710, is insured under policy …' */
const IS_INSURED = /\bthat ((?:The )?[A-Z][^.;:\d]{3,80}?)(?:, of\b[^;]{5,80}?)?,? (?:is|are) insured\b/

/** '… insures the building at 12 Elm St, Waco, TX 76710, owned by Ana Flores.' */
const OWNED_BY = /\binsures\b.*\bowned by ((?:The )?[A-Z][^.;:\d]{3,80})\.?$/

/** 'This policy insures the home of Ana Flores and Luis Paredes at 12 Elm St, …' */
const HOME_OF =
  /\binsures (?:the )?(?:home|house|dwelling|residence|property|building|contents|condo|unit)(?: and (?:its )?contents)? of (?!Your\b|Our\b|[A-Z][a-z]+ Famil)((?:The )?[A-Z](?:[^,.;:\d]|(?<=\s[A-Z])\.){4,80}?)\s(?:at|in) \d/

/** 'You’re covered, Elm Row Holdings LLC': a company is named in full where a person would be greeted. */
const GREETED =
  /^(?!.*\b(?:[Aa]gency|[Bb]rokers?)\b)You(?:[’']re| are) (?:covered|insured|protected), ((?:The )?[A-Z][^.;:\d]{3,60} (?:LLC|L\.L\.C\.|LP|L\.P\.|LLP|Inc|Trust))[.!]?$/

/** 'This policy is for Ana Flores and Luis Paredes.' */
const IS_FOR =
  /\b(?:This|Your) (?:renewal )?(?:policy|declarations page) is for ((?:The )?(?!.*\b(?:[Hh]omes?|[Hh]omeowners|[Ff]amil(?:y|ies)|[Dd]wellings?|[Oo]wners?|[Rr]enters?|[Tt]exas)\b)[A-Z][^.;:\d]{3,80})\.?$/

/** 'Lone Oak County Mutual Insurance Company agrees with Ana Flores, the named insured, of 12 Elm St …' */
const AGREES_WITH =
  /\bagrees with ((?:The )?[A-Z](?:[^,.;:\d]|(?<=\s[A-Z])\.){4,80}?), (?:the )?(?:first )?named insureds?(?=[,.]|$| of\b)/

/** 'This policy, number LO-448812, is renewed for Ana Flores for the period from …' */
const RENEWED_FOR =
  /\b(?:This|Your) policy\b[^.;:]{0,60}\bis (?:renewed|continued|written) for ((?:The\s)?(?!.*\b(?:Years?|Months?|Terms?|Period|Another|Homeowners|Owners?|Renters|Cost)\b)[A-Z](?:[^,.;:\d]|(?<=\s[A-Z])\.){4,80}?)(?:\s(?:for|from|at)\b|,|\.$)/

/** 'Ana Flores is the named insured.' */
const IS_NAMED =
  /^((?:The )?[A-Z](?:[^,.;:\d]|(?<=\s[A-Z])\.){4,80}?),? (?:is|are) (?:both )?(?:the )?(?:first )?named insureds?\.?$/

/** 'Luis Paredes, spouse, is an additional named insured.' */
const IS_ADDED =
  /^([A-Z](?:[^,.;:\d]|(?<=\s[A-Z])\.){4,80}?)(?:, (?:(?:his|her|their|your) )?(?:spouse|wife|husband|(?:domestic )?partner|son|daughter|mother|father|brother|sister))?,? (?:is|are) (?:also an?|(?:an? |the )?(?:also |additional |second |other |further )+) ?named insureds?\.?$/
/** 'Your Spouse is …', 'The Association is …' name nobody, 'Frost Bank is …' whose is the loan. */
const NOBODY =
  /^(?:your?|our|we|each|any|every|no|who|if)\b|\b(?:associations?|mortgagee|owners?|lender|bank|mortgage|lending|loans?|[HP]OA|trustees?|credit union|management|insurance|insureds?|policyholders?|persons?|members?|agency)\b/i

const personsIn = (says: RegExp, sentence: string): string[] => {
  const names = says.exec(sentence)?.[1] ?? ''
  return NOBODY.test(names) ? [] : splitNames(names).filter(looksLikeName)
}

/** 'Also insured: Luis Paredes.' */
const ALSO = /^also insured(?: is| are)?:? ([A-Z][^.;:\d]{3,80})\.?$/i

const namesIn = (sentence: string): string[] =>
  splitNames(
    [GREETED, INSURE_YOU, IS_INSURED, OWNED_BY, HOME_OF, AGREES_WITH, ISSUED_TO, IS_FOR, RENEWED_FOR, INSURES]
      .map((says) => says.exec(sentence)?.[1])
      .find(Boolean) ?? '',
  ).filter(looksLikeName)

/** What a sentence says of them. */
const saidIn = (text: string, isAtAddress: boolean): Partial<PolicyFields> => {
  const place =
    LOCATED.exec(text.replace(BUILT, ''))?.[1] ??
    INSURED_AT.exec(text)?.slice(1).find(Boolean) ??
    (isAtAddress ? INSURED_OF.exec(text)?.[1] : undefined)
  const address = place ? parseAddress([place]) : null
  const [first, ...rest] = [...personsIn(IS_NAMED, text), ...namesIn(text)]
  const also = [...splitNames(ALSO.exec(text)?.[1] ?? '').filter(looksLikeName), ...personsIn(IS_ADDED, text)]
  return {
    ...(address ? { property_address: address } : {}),
    ...(first ? { policy_holder_name: first } : {}),
    ...(rest.length + also.length > 0 ? { additional_insured_names: [...rest, ...also] } : {}),
  }
}

/** Who is insured, and where, in policies that say so in sentences. */
export const readSaidParties = (pages: Page[]): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const isAtAddress = pages.some((page) => sentencesWith(page, AT_THIS_ADDRESS).length > 0)
  for (const { text: whole, cells } of pages.flatMap(told)) {
    const text = withoutKin(whole)
    const said = text.length > 420 || isHedged(text) ? {} : saidIn(text, isAtAddress)
    // Others are insured beside the first, who is named with them or was before.
    if ((fields.policy_holder_name !== undefined) === (said.policy_holder_name !== undefined))
      delete said.additional_insured_names
    for (const name of Object.keys(said) as (keyof typeof said)[]) {
      if (fields[name] !== undefined) continue
      Object.assign(fields, { [name]: said[name] })
      evidence[name] = evidenceOf(cells, 0.85)
    }
  }
  return { fields, evidence }
}
const told = (page: Page): Sentence[] => [insuringClause(page) ?? [], sentencesWith(page, TELLS)].flat()
const TELLS =
  /\b(?:TX|Texas)\b|^You(?:[’']re| are) (?:covered|insured|protected), |\bissued\b|\binsure[sd]?\b|\bpolicy is for\b|\b(?:renewed|continued|written) for\b|\bagrees with\b/
