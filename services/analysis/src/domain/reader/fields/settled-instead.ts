/** 'Not taken - settled at actual cash value': what holds instead of what was refused. */
const INSTEAD =
  /^\W*(?:no|none|declined|rejected|not (?:taken|purchased|selected|chosen|elected|included|bought|covered))\s?[–—,;:.-]+\s(?=(?:(?:losses|claims|it|they|is|are|property|contents|we|pay)\s)*(?:(?:settled|paid|valued)\s(?:(?:at|on|for)\s)?)?(?:the |its )?actual cash)/i

export const withoutRefusal = (words: string): string => words.replace(INSTEAD, '')
