const WHEN = String.raw`\b(?:when|if|where|once|after|unless|until|only|provided)\b`
const SHARE = String.raw`\d[\d.]*\s?(?:%|per\s?cent\b)`

/** 'When more than 50 per cent of the dwelling is damaged'; not '…, we pay 25% where it is damaged' */
const DAMAGED = String.raw`${WHEN}(?:(?!\b(?:we|pays?|up to)\b)[^.;$])*?${SHARE}(?:(?!${WHEN})[^.;$]){0,60}?\b(?:is|are|was|were|has been|have been|gets?|becomes?)\s(?:\w+ )?(?:damaged|destroyed|lost|demolished|ruined)\b`
/** 'Once the damage passes 50%', 'if rebuilding costs exceed the limit by 10%'; not '…, we pay 25% more' */
const PASSED = String.raw`${WHEN}[^.;$]*?\b(?:exceeds?|passes|reaches|tops|surpasses|(?:is|are) (?:more|greater|over|above))\b(?:(?!\b(?:we|pays?|up to|additional|extra|an)\b)[^.,;$]){0,40}?${SHARE}(?! (?:more|extra|additional)\b)`
/** 'provided that you report additions of more than 10% of that amount' */
const TO_BE_TOLD = String.raw`\b(?:reports?|reported|tell|told|notif(?:y|ied)|inform|advise)\b[^.;$]*?\b(?:more than|over|above|exceed(?:s|ing)?|at least|worth)\s(?:${SHARE}|\$\s?[\d,]+\d)`
/** 'if you keep the dwelling insured to 100% of its replacement cost' */
const INSURED_TO = String.raw`${WHEN}[^.;$%]*?\b(?:keep|kept|maintain(?:ed)?)\b[^.;$%]*?\binsured (?:to|for|at) (?:at least )?${SHARE} of (?:its|the|that)\b`
const THRESHOLD = new RegExp(`${DAMAGED}|${PASSED}|${TO_BE_TOLD}|${INSURED_TO}`, 'gi')

/** What a text says without how much must be lost before anything is paid, and what of the home must be told. */
export const withoutThresholds = (text: string): string => text.replace(THRESHOLD, '')
