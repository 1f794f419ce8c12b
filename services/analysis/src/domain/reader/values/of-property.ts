/** Where one part of a limit ends: after its figure, or after what is said of it. */
const ENDS_PART = /[.;]\s+|,\s+(?=\D)|\s+(?:and|\/|\|)\s+|(?<=\d{3})\/(?=[a-z])|\s[·•–-]\s(?=\D*\$)/i
const PROPERTY = /\bproperty\b|\bsection (?:i|1|one)\b/i
const LIABILITY = /\bliability\b|\bsection (?:ii|2|two)\b/i
const DOLLARS = /\$\s?\d|\d,\d{3}/

/** 'Property: $10,000. Liability: $50,000', '$10,000 Section I / $50,000 Section II': the part that is of property; all of it where there are no such parts. */
export const ofProperty = (text: string): string => {
  if (!PROPERTY.test(text) || !LIABILITY.test(text)) return text
  const parts = text.split(ENDS_PART).filter((part) => DOLLARS.test(part))
  const own = parts.filter((part) => PROPERTY.test(part) && !LIABILITY.test(part))
  return parts.length === 2 && own.length === 1 && own[0] ? own[0] : text
}
