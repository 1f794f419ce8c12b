const OWN_RULE =
  /\s?\((?:the |your )?[a-z ]{3,30} (?:has|have) (?:its|their) own (?:rule|settlement|terms|schedule)s?\b[^()]*\)/gi

/** '… at replacement cost (the roof has its own rule, see below)': of that thing nothing is said here. */
export const withoutOwnRule = (text: string): string => text.replace(OWN_RULE, '')
