/** 'DELETED 10/02/25', 'Deleted at insured’s request', '(removed 08/11/2026)', 'No longer applies': beside what is no part of the policy any more. */
export const isTakenOut = (text: string): boolean =>
  /^\W*(?:deleted?|removed?|withdrawn|replaced|superseded|cancell?ed|terminated|ended|discontinued|no longer (?:applies|applicable|attached|in force)|not attached|not in force|(?:form|endorsement)\s(?:deleted|removed|withdrawn))(?:\s(?:on|by|from|as of|eff(?:ective|\.)?|with this (?:change|renewal|amendment)|this (?:term|year|renewal|period)|at renewal|(?:(?:at|by|per|on) )?(?:(?:the )?(?:named )?(?:(?:insured|policyholder|owner)(?:[’']?s)?|your) )?request|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{4}-\d\d-\d\d|\w{3,9}\.? \d{1,2},? \d{4}))*\W*$/i.test(
    text,
  )

/** 'DELETED 08/03/2026 - SUNTRUST MORTGAGE', 'Removed: HO 04 95' */
export const beginsTakenOut = (text: string): boolean => {
  const [status, name] = text.split(/\s[–—-]\s|:\s/, 2)
  return name !== undefined && isTakenOut(status ?? '')
}

/** 'Residence glass (deleted 08/11/2026)': the end of the words themselves says so. */
export const saysTakenOut = (text: string): boolean =>
  isTakenOut(text) || isTakenOut(/(?:\(|[–—-]\s|:\s)([^()–—:]+)\)?$/.exec(text)?.[1] ?? '')

/** 'Personal property coverage ($11,550) removed': what is said of a figure is that it is gone. */
export const isFigureTakenOut = (text: string): boolean =>
  /\$\s?[\d,]+\d\)?,? (?:(?:is|was|has been) )?(?:removed|deleted|dropped|cancell?ed|taken off)\.?$/i.test(text)
