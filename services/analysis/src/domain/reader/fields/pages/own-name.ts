/** What policies call the pages that state them. */
const NAME =
  /declarations?\b|\bdec(?:s|laration)? page\b|\bschedule of insurance\b|\bcertificate of (?:[a-z]+ ){0,3}insurance\b|\b(?:policy|insurance|dwelling|homeowners?) (?:certificate|schedule)\b/i
const SUMMARY = /^(?:(?:your|revised|amended|renewal|new) )*(?:coverage|policy) summary\b/im

/** 'If you change insurers, send the new declarations page to …', 'This is not a policy or a declarations page.' */
const OF_ANOTHER_PAPER =
  /\b(?:(?:send|mail|fax|forward|provide|bring|upload|submit|attach|enclose)(?: (?:us|me|it))?|copy of|see|refer to|read|in|on|with|not)\s(?:[\w’',/-]+ ){0,8}(?:declarations?|dec)\b(?: pages?)?|\byour (?:\w+ )?declarations?(?: pages?)? (?:is|are) (?:enclosed|attached|on (?:its|their|the) way)\b/gi

/** Whether a text is headed as declarations are, and does not only speak of them. */
export const namesDeclarations = (text: string): boolean => {
  const own = withoutOtherPapers(text)
  return NAME.test(own) || SUMMARY.test(own)
}

export const withoutOtherPapers = (text: string): string => text.replace(OF_ANOTHER_PAPER, '')
