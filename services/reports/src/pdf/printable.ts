/** All that the fonts of paper can show; a PDF for everybody may hold no empty boxes. */
const UNPRINTABLE =
  /[^\n\u0020-\u007e\u00a0-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]+/gu

/** Spaces, dashes and signs that policies print in other forms of theirs; what nobody can show becomes a dot in the middle. */
const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[\u2010-\u2012\u2015]/g, '–')
    .replaceAll(/[\u25a0-\u25ff\u2219\u00b7]/g, '·')
    .replaceAll(UNPRINTABLE, '·')

/** The same value with every text in it printable. */
export function printable<T>(value: T): T {
  if (typeof value === 'string') return printableText(value) as T
  if (Array.isArray(value)) return value.map(printable) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printable(part)])) as T
}
