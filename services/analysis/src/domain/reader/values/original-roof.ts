/** 'Original to the home', 'Same as house', 'As built', 'Never replaced': put on when the home was built. */
export const isOriginal = (text: string): boolean =>
  ORIGINAL.test(text) &&
  !/\bnot (?:the )?original|replac|re-?roof|updated|renewed|\bnew\b/i.test(text.replace(NEVER_REPLACED, ''))
const NEVER_REPLACED = /\b(?:never|not) (?:been )?(?:replaced|updated|renewed)|\bsince new\b/gi
const ORIGINAL =
  /\boriginal|\bof the same year\b|\b(?:same|as old|age) as (?:the |your )?(?:home|house|dwelling|building|year built)|\bas built\b|\bsince (?:construction|built|new)\b|\bnever (?:been )?replaced|^\W*never\W*$|\b(?:built|came) with (?:the )?(?:home|house|dwelling)/i
