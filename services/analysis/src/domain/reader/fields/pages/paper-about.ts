import { withoutOtherPapers } from './own-name.ts'

/** 'Premium is billed by separate invoice.' on a policy. */
const TELLS_OF_BILL =
  /\b(?:is|are|will be) (?:billed|invoiced|collected|paid) (?:\w+ ){0,2}(?:by|in|on|through|with|under) (?:an? |the )?(?:separate |monthly |annual )*(?:invoice|bill)/gi

/** '… in consideration of the premium and of the application on file, insures': what a contract rests on, and the middle of any sentence. */
const OF_SENTENCE = /^[a-z].*$|\bin consideration of\b.*$/gm

/** Wherever they stand in a title. */
const OF_PAPERS =
  /premium notice|billing|\binvoice|statement of account|\bquote\b|proposal|application|(?<!\b(?:replacement|rebuilding|construction|cost|value) )estimate|(?<!\()\bcancell?ation\b|^(?:[a-z’']+ ){0,4}(?:non-?renewal notice|notice of non-?renewal)(?: of [a-z’' ]{4,30})?$|^(?:[a-z’']+ )*(?:insurance|property|temporary) binder$|^binder(?: of insurance)?$|\bthis binder (?:expires|ends|is valid)\b/im

/** As the whole title: declarations have rows and remarks with such words. */
const WHOLE_TITLE =
  /^(?:[a-z’']+ ){0,3}(?:bill|payment reminder|notice of premium due|premium due notice|past due notice|coverage comparison|rate change notice|claims? (?:summary|statement)|statement of loss|inspection report|change request|renewal questionnaire|(?:insurance )?premium (?:finance|financing|loan|budget) (?:agreement|contract|disclosure|note|statement)(?: (?:and|&) .{4,40})?|(?:lender|force)[- ]placed insurance(?: notice)?|conditional renewal(?: notice)?|confirmation of (?:coverage|insurance) (?:for|to) (?:your )?(?:lender|mortgagee|mortgage company))$/im

/** Papers about a policy, and policies of other things, that may print a dwelling's limit all the same. */
export const isPaperAbout = (titles: string, text: string): boolean => {
  if (/declaration/i.test(withoutOtherPapers(text))) return false
  const own = titles.replace(TELLS_OF_BILL, '').replace(OF_SENTENCE, '')
  return OF_PAPERS.test(own) || WHOLE_TITLE.test(own)
}
