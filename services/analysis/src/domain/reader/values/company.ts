/** What the name of an insurer ends with: the longer endings first. A brand or an agency alone has none of them. */
const INSURERS = [
  /^[\p{L}&.,'’\- ]*?(?:insurance\s?(?:company|corporation|corp|co|association|exchange|assn)(?:\sof\s(?:the\s)?\p{L}+(?:\samerica)?)?|fair\s?plan(?:\s?association)?)(?=$|[\s,.;|(])/iu,
  /^[\p{L}&.,'’\- ]*?(?:lloyds?(?:\s?of\s?texas)?|indemnity(?:\s?company)?|assurance(?:\s?company)?|casualty\s?(?:company|co)|mutual(?:\s?(?:company|fire))?|reciprocal(?:\s?exchange)?|exchange|underwriters)(?=$|[\s,.;|(])/iu,
]

const NOT_AN_INSURER =
  /agency|agent|agcy|services|brokerage|mortgage|\bbank\b|program|department|\bdba\b|home offices|^a\s|plan\s?company|^alloyds|visit|call|contact/i

/** The insurer's name at the start of a text; null where there is none. */
export const insurerAt = (text: string): string | null => {
  const trimmed = text
    .slice(0, 200)
    .replace(/\s+/g, ' ')
    .replace(/^(?:by|the company is)\s/i, '')
    .trim()
  const match = INSURERS.map((pattern) => pattern.exec(trimmed)).find((found) => found !== null)
  if (!match || match[0].length > 90 || match[0].length < 6) return null
  return NOT_AN_INSURER.test(match[0]) || /^(?:your|this|our|if|we|insurance)\b/i.test(match[0])
    ? null
    : match[0].trim()
}
