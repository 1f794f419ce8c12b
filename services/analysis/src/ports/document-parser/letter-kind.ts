/** A letter, figure or sign of plain English, as nearly all are. */
export const isPlain = (unicode: string): boolean => {
  const code = unicode.length === 1 ? unicode.charCodeAt(0) : 0
  return code > 0x20 && code < 0x7f
}

/** Marks stand on the letter before them; 'nothing' is a sign for programs, without room. */
export type LetterKind = 'letter' | 'space' | 'mark' | 'nothing'

export const kindOf = (letter: string): LetterKind => {
  if (isPlain(letter)) return 'letter'
  if (letter === ' ') return 'space'
  if (/^\s+$/.test(letter)) return 'space'
  if (/^\p{Mn}+$/u.test(letter)) return 'mark'
  return /^\p{Cf}+$/u.test(letter) ? 'nothing' : 'letter'
}
