const WORDS = 'One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve'
const WORD = `${WORDS}|${WORDS.toUpperCase()}`

/**
 * 'PART ONE. ', 'Part A: ', 'Part IV – ', 'ITEM SEVEN. ', 'SECTION TWO. ': how forms number what they ask. 'Section I' and
 * 'Section 2' tell what a coverage is of.
 */
export const NUMBER_OF_PART = `(?:(?:Part|PART|Item|ITEM|Block|BLOCK|Box|BOX)\\s(?:${WORD}|[IVX]{1,4}|[A-Ha-h]|\\d{1,2}[A-Za-z]?)|(?:Section|SECTION)\\s(?:${WORD}|[A-H]))\\s?[.:)–—-]+\\s+`
