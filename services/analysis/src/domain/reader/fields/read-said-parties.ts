import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { sentencesWith } from '../geometry/running-text.ts'
import { isHedged } from '../geometry/statements.ts'
import { parseAddress } from '../values/address.ts'
import { looksLikeName, splitNames } from '../values/names.ts'
import type { FieldValues } from './field-values.ts'

/** '… for the residence at 4217 Beverly Drive, Highland Park, TX 75205.', 'The residence premises covered by this policy is located at …' */
const LOCATED =
  /\b(?:residence(?: premises)?|home|house|dwelling|property|premises|condominium|unit|building|location|risk)\b(?![^.;:$\d]*\b(?:agen(?:t|cy)|office|mail\w*|bill\w*|lender|mortgagee|claims?|company)\b)[^.;:$\d]{0,70}?\b(?:at|is)\s(?:the address of\s)?(\d[^.;$]{8,90}?\b(?:TX|Texas)\W{1,2}\d{5})/i
/** 'This policy is issued by … to The Ellsworth Family Trust for …' */
const ISSUED_TO =
  /\b(?:issued|insures|insured)\b(?:[^.]{0,80}?\bto)?\s((?:The\s)?[A-Z](?:[^,.;\d]|(?<=\s[A-Z])\.){4,80}?)(?:\s(?:for|at|against|of)\b|,\s(?:who|husband|wife|a married couple|spouses|both|of)\b)/

/** 'Lone Oak Insurance Company insures Ana Flores and Luis Paredes.' */
const INSURES =
  /^(?:The\s)?[A-Z][\w&.' -]{3,60}\b(?:Company|Exchange|Association|Lloyds|Mutual|Corporation)\s(?:of\s\w+\s)?insures\s([A-Z][^.,;:\d]{4,90})\.?$/

const namesIn = (sentence: string): string[] =>
  splitNames((ISSUED_TO.exec(sentence) ?? INSURES.exec(sentence))?.[1] ?? '').filter(looksLikeName)

/** Who is insured, and where, in policies that say so in sentences. */
export const readSaidParties = (pages: Page[]): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  for (const { text, cells } of pages.flatMap((page) =>
    sentencesWith(page, /\b(?:TX|Texas)\b|\bissued\b|\binsures\b/),
  )) {
    if (text.length > 420 || isHedged(text)) continue
    const place = LOCATED.exec(text)?.[1]
    const address = place && !fields.property_address ? parseAddress([place]) : null
    if (address) {
      fields.property_address = address
      evidence.property_address = evidenceOf(cells, 0.85)
    }
    const [first, ...rest] = namesIn(text)
    if (!first || fields.policy_holder_name) continue
    fields.policy_holder_name = first
    evidence.policy_holder_name = evidenceOf(cells, 0.85)
    if (rest.length === 0) continue
    fields.additional_insured_names = rest
    evidence.additional_insured_names = evidenceOf(cells, 0.85)
  }
  return { fields, evidence }
}
