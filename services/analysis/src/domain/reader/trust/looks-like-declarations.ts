/** Words of a table of coverages; a policy's form has them, too, but hardly an amount. */
const TELLING = /^(?:coverages?|dwelling|deductibles?|premiums?|limits?|mortgagee|period|insured)\W*$/i
const AMOUNT = /^\$?\d{1,3}(?:[,.]\d{3})+(?:\.\d\d)?$/
const MOST_WORDS = 6
const TITLE = 6
const AN_AMOUNT = 2

/** How much the words at a page's head look like those of declarations: 0 for a page of sentences, from about 10 for a table of coverages. */
export const looksLikeDeclarations = (texts: string[]): number => {
  const words = texts.flatMap((text) => text.trim().split(/\s+/))
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length
  const title = words.some((word) => /^declarations?\W*$/i.test(word)) ? TITLE : 0
  return title + Math.min(count(TELLING), MOST_WORDS) + AN_AMOUNT * count(AMOUNT)
}
