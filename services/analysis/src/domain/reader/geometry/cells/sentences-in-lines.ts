/* Where other lines have a column a sentence may have the beginning of a word, by chance. */

/** A sentence goes on in small letters for many words: where another line has its column is chance. */
export const isRunning = (text: string): boolean => /^[a-z]/.test(text) && smallWordsIn(text) > 4

/** Nor is it a column where a sentence comes to its figure: 'You pay the first' before '$5,000 of a flood loss.' */
export const comesToFigure = (before: string, rest: string): boolean =>
  /^\$\d[\d,]*(?:\.\d\d)?(?: ?[.;]$| ?[.;,]? [A-Za-z]+ [a-z])/.test(rest) &&
  /\s[a-z]+ [a-z]+$/.test(before) &&
  smallWordsIn(before) > 2

/** 'This policy is renewed for Ana Flores' before 'for the period from March 1, 2026 to' */
export const goesOn = (before: string, rest: string): boolean =>
  /^[a-z]+ [a-z]+ /.test(rest) && smallWordsIn(before) > 2

const smallWordsIn = (text: string): number => text.match(/(?<=\s)[a-z]+/g)?.length ?? 0
