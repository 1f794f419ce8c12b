import { OFFER } from '../../prose/tells-policy.ts'
import { parseDates } from '../../values/dates.ts'

/**
 * Letters greet, offers suppose, bills ask for money, claims are paid, policies end, samples show; each may look like the
 * declarations, send them along or point to them.
 */
const OTHER_PAPER = new RegExp(
  [
    OFFER.source,
    String.raw`^(?:dear|hi|hello|howdy|good (?:morning|day))\b,? [A-Z]`,
    String.raw`\b(?:quot(?:es?|ed|ation|ing)|proposal|proposed|invoice|brochure|flyer|binder|reinstate\w*|cancell?ed|cancell?ation|estimator)\b`,
    String.raw`\b(?:this|your|an) (?:estimate|illustration|example|application|offer|renewal offer)\b|\bestimated (?:\w+ )?(?:premium|price|cost)\b(?! (?:to|of) re)|\bapplication (?:number|no|id)\b`,
    String.raw`^samples?\b|\b(?:an?|this|your) sample\b|^(?:void|specimen|draft)\W*$|\btraining (?:use|purposes)\b`,
    String.raw`\b(?:evidence|proof|verification|confirmation) of (?:\w+ ){0,3}(?:insurance|coverage)\b`,
    String.raw`\b(?:payment|balance) due\b|(?<!\b(?:nothing|no payment) )\b(?:is|are) due\b|\bpay \$\s?[\d,.]+ by\b|\b(?:first|your) payment\b(?! (?:plan|method|options?|schedule)\b)`,
    String.raw`\bto (?:buy|sign up)\b|\bto start (?:this|your) (?:policy|coverage)\b|\bif you (?:buy(?! (?:a|another) (?:new |second |different )?(?:home|house)\b)|decide|sign|renew|switch|choose(?! to re(?:build|pair|place)\b))\b`,
    String.raw`\bgood until\b|\balmost there\b|\b(?:tell|let) us (?:know )?(?:by\b(?! (?:phone|e-?mail|mail|text|letter)\b)|whether\b(?! you (?:have|own|keep)\b))|\b(?:we|companies) (?:shopped|recommend|suggest|compared|would (?:send|offer|charge))\b|\bwill look like\b`,
    String.raw`\b(?:plan|option) [A-Z\d] of \d|\b(?:pick|choose|select) this (?:plan|option|policy)\b`,
    String.raw`(?<!\bclaims )\bpending\b|\bsubject to (?:\w+ ){0,2}(?:inspection|approval(?! (?:by|of) (?:the )?(?:state|texas)\b)|underwriting)\b|\bindicative\b|\bno cover(?:age)? is (?:given|provided)\b`,
    String.raw`\bwill (?:terminate|lapse|expire)\b|\b(?:policy|coverage) (?:ends|ended)\b|\bno longer insure|\b(?:was|is|has been) (?:terminated|replaced by|rewritten)\b(?<!\b(?:roof|siding|wiring|plumbing|furnace|heater)\b[^.]*)|^rewritten\b`,
    String.raw`\bprovides no cover(?:age)?\b|\bsummary (?:does not|doesn[’']t|is for)\b|\binformation only\b|\badjuster\b(?! will\b)`,
    String.raw`\b(?:policy|declarations?(?: page)?)\b[^.]{0,20}\b(?:enclosed|attached|follows?|comes? with|on its way)\b(?! (?:forms?|endorse))|\b(?:enclosed|attached) (?:is|are|you)\b`,
    String.raw`\bclaim (?:number|no\.?|#|payment|of)\b|\bdate of loss\b`,
    String.raw`\b(?:not|isn[’']t|aren[’']t) (?:a|an|your|the|part of your) (?:\w+ )?(?:policy|contract|insurance|declarations?)\b|\bnot (?:yet )?issued\b`,
    String.raw`\b(?:see|read|check|refer to|find|full|complete) (?:(?:all|the|your|our|in|details|of) ){0,4}(?:policy|declarations?)\b`,
  ].join('|'),
  'i',
)

/** What another paper says; 'Your coverage ends on March 1, 2027' says no more than the term where that ends then. */
export const isOfOtherPaper = (text: string, ends: string[]): boolean => {
  const dates = parseDates(text)
  const isOfTerm = dates.length === 1 && dates.every((date) => ends.includes(date))
  return OTHER_PAPER.test(isOfTerm ? text.replace(ENDS, '') : text)
}
const ENDS = /\b(?:policy|coverage) (?:ends|will expire)\b/i
