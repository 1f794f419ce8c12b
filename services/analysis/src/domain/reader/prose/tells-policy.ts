import type { Page } from '../geometry/layout.ts'
import { PERIOD_LABELS, POLICY_NUMBER_LABELS } from '../labels/identity-labels.ts'
import { matchLabel } from '../labels/label.ts'
import { NAMED_INSURED_LABELS } from '../labels/party-labels.ts'
import { insuringClause } from './insuring-clause.ts'
import { SELF_NAMED, THESE_ARE_YOURS } from './self-named.ts'
import { toldIdentity } from './told-identity.ts'
import { toldLimits } from './told-limits.ts'
import { type Told, toldSentences } from './told-sentences.ts'

/**
 * Declarations state a named insured, a policy period, an insured home and its limits; these do it in sentences. Forms
 * tell of limits without a person's name and home, letters and offers tell of both and are no contract.
 */
export const tellsPolicy = (page: Page): boolean => {
  const before = known.get(page)
  if (before !== undefined) return before
  const tells = namesMoney(page) && tellsFacts(page)
  known.set(page, tells)
  return tells
}

const known = new WeakMap<Page, boolean>()

const namesMoney = (page: Page): boolean => page.cells.filter(({ text }) => /\$\s?\d/.test(text)).length >= 2

const tellsFacts = (page: Page): boolean => {
  const sentences = toldSentences(page)
  if (isOffer(page, sentences)) return false
  if (insuringClause(page) && !isAboutPolicy(page, sentences)) return true
  const topics = topicsIn(sentences)
  if (topics === 0) return false
  const { policy_number, policy_holder_name, property_address, effective_date } = toldIdentity(sentences).fields
  const facts = [policy_number, policy_holder_name, property_address, effective_date].filter(Boolean).length
  if (topics >= 3 && (labelsIdentity(page) || sentences.some(({ text }) => THESE_ARE_YOURS.test(text)))) return true
  return facts >= 2 && (topics >= 2 || facts >= 3)
}

/** A letter, a certificate, a petition and a notice may say in such words what somebody has. */
const isAboutPolicy = (page: Page, sentences: Told[]): boolean =>
  page.cells.some(({ text }) => OF_OTHER_PAPER.test(text)) || sentences.some(({ text }) => CANCELLED.test(text))
const OF_OTHER_PAPER =
  /^(?:to whom it may concern|attn\b|attention:|re:|subject:|(?:yours )?(?:sincerely|truly|respectfully|faithfully)\b|(?:best |kind |warm )?regards\b|(?:insurance )?binder\b|(?:specimen|sample)\b)|\bthis (?:is to )?certif(?:y|ies)\b|\b(?:hereby|we) certif|\bthis binder\b|\b(?:plaintiff|defendant)s?\b|\bthank you for\b|\benclosed (?:is|are|please)\b|\bplease find\b/i
/** 'This policy is void if …' and 'If it is cancelled …' are conditions of one in force. */
const CANCELLED =
  /^(?!.*\b(?:if|when|where|unless|until|should|may)\b).*\b(?:is|was|has been) (?:hereby )?(?:cancell?ed|terminated)\b/i

const IDENTITY = [POLICY_NUMBER_LABELS, NAMED_INSURED_LABELS, PERIOD_LABELS]

/** A column beside the sentences may name the policy, the insured and the period, each at a label of its own. */
const labelsIdentity = (page: Page): boolean =>
  IDENTITY.every((labels) => page.cells.some((cell) => cell.text.length < 60 && matchLabel(cell, labels) !== null))

/** The next page of the same: more limits, or the other party of the contract, and no page of a form. */
export const goesOnTelling = (page: Page): boolean => {
  const sentences = toldSentences(page)
  return !isOffer(page, sentences) && topicsIn(sentences) >= 1
}

const COVERAGES = /^coverage_[a-f]_|^(?:mold|water_backup|foundation_water)_limit$/

const topicsIn = (sentences: Told[]): number =>
  new Set(
    toldLimits(sentences)
      .map(({ topic }) => topic)
      .filter((topic) => COVERAGES.test(topic)),
  ).size

/** What a page says of itself that is no contract, or none any more. */
export const OFFER =
  /\bthis is (?:an?|your|our) (?:quote|quotation|offer|proposal|estimate|bill|invoice|reminder|application|summary of your application)\b|\bis not (?:a policy|your policy|a contract|insurance|part of your policy)\b|\bthis (?:letter|notice|summary|flyer|brochure|bill|quote|offer|proposal|estimate|application)\b|\bnot (?:yet )?(?:bound|in force)\b|\bto (?:accept|bind|apply)\b|\bif you (?:accept|decide to buy|sign up)\b|\byour quote\b|\bamount due\b|\bplease pay\b|\bhas been cancell?ed\b|\bwill (?:be cancell?ed|not be renewed|not renew)\b|\bnon-?renew/i

const isOffer = (page: Page, sentences: Told[]): boolean =>
  !sentences.some(({ text }) => SELF_NAMED.test(text)) && offers(page, sentences)

const offers = (page: Page, sentences: Told[]): boolean =>
  sentences.some(({ text }) => OFFER.test(text)) ||
  page.cells.some(({ text }) => /^Dear\s|\b(?:quote|quotation|proposal) (?:number|no\.?|#)/i.test(text))
