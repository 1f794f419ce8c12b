/** 'Premium is billed by separate invoice.' on a policy. */
const TELLS_OF_BILL =
  /\b(?:is|are|will be) (?:billed|invoiced|collected|paid) (?:\w+ ){0,2}(?:by|in|on|through|with|under) (?:an? |the )?(?:separate |monthly |annual )*(?:invoice|bill)/gi

/** Papers about a policy, and policies of other things, that may print a dwelling's limit all the same. */
export const isPaperAbout = (titles: string, text: string): boolean =>
  !/declaration/i.test(text) &&
  /premium notice|billing|\binvoice|statement of account|\bquote\b|proposal|application|(?<!\b(?:replacement|rebuilding|construction|cost|value) )estimate|(?<!\()\bcancell?ation\b|^(?:[a-z’']+ ){0,4}(?:non-?renewal notice|notice of non-?renewal)(?: of [a-z’' ]{4,30})?$|^(?:[a-z’']+ )*(?:insurance|property|temporary) binder$|^binder(?: of insurance)?$|\bthis binder (?:expires|ends|is valid)\b/im.test(
    titles.replace(TELLS_OF_BILL, ''),
  )
