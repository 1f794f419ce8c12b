/** Words of a table of coverages; a policy's form has them, too, but hardly an amount. */
const TELLING = /^(?:coverages?|dwelling|deductibles?|premiums?|limits?|mortgagee|period|insured)\W*$/i
const AMOUNT = /^\$?\d{1,3}(?:[,.]\d{3})+(?:\.\d\d)?$/
const MOST_WORDS = 6
const TITLE = 6
const AN_AMOUNT = 2
const MOST_AMOUNTS = 20
/** Words within a sentence; on a page of sentences they are two of three, on declarations half at most. */
const RUNNING = /^[a-z]{2,}[,.;:]?$/
const PROSE = 0.55
/** What a sentence says of amounts and coverages is an example as a rule. */
const AN_EXAMPLE = 0.25

/** How much the words at a page's head look like those of declarations: 0 for a page of sentences, from about 10 for a table of coverages. */
export const looksLikeDeclarations = (texts: string[]): number => {
  const words = texts.flatMap((text) => text.trim().split(/\s+/))
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length
  const title = words.some((word) => /^declarations?\W*$/i.test(word)) ? TITLE : 0
  const isProse = count(RUNNING) > PROSE * words.length
  const table = Math.min(count(TELLING), MOST_WORDS) + AN_AMOUNT * Math.min(count(AMOUNT), MOST_AMOUNTS)
  return title + (isProse ? AN_EXAMPLE * table : table)
}
