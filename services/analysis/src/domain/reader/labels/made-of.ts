/** Words in any order, of which more is asked: looked for twice, since all that is no such label fails at its first word. */
export const madeOf = (words: string, asked: string): string => `(?=${words})${asked}${words}`
