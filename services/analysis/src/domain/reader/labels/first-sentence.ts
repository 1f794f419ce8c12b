/** What begins after a full stop, or after a figure and a semicolon, is said of something else: 'replacement cost. Personal property: …'; not what begins after 'Policy No.' */
const NEXT_SENTENCE =
  /(?:(?:[a-z0-9%)]{2}(?<!\b(?:Mrs|Mr|Ms|Dr|St))|(?:Coverage|COVERAGE) [A-F]|\b(?:RCV?|ACV))\.\s+(?=[A-Z][a-z]+[\s:])|COVERAGE [A-F]\.\s+(?=[A-Z]{2,}[\s:])|[A-Z0-9%)]{2}(?<![A-Z]\sNO)\.\s+(?=[A-Z]{2,}[\s:])|[\d%)];\s+(?![Ii]ncreased?\b|[Tt]otal\b)(?=[A-Za-z]{3})|(?<![A-Za-z]\s)\b(?:No|NO)\.\s+(?=[A-Z][A-Za-z]+[\s:]))/

/** Before a name: 'Rev. Thomas Cole', 'DR. ANITA RAO'. */
const TITLE_OF_PERSON = /^(?:dr|rev|capt|sgt|lt|col|maj|gen|hon|prof|fr|mr|mrs|ms)\.\s/i

/** What is said of a label, up to where something else is. */
export const firstSentence = (text: string): string => {
  const title = TITLE_OF_PERSON.exec(text)?.[0] ?? ''
  const rest = text.slice(title.length)
  const end = NEXT_SENTENCE.exec(rest)
  return end ? `${title}${rest.slice(0, end.index + end[0].search(/[.;]/))}` : text
}
