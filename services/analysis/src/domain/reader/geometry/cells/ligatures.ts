import type { TextItem } from '../page-text.ts'

const LIGATURES: Record<string, string> = {
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
}

const LIGATURE = new RegExp(`[${Object.keys(LIGATURES).join('')}]`, 'g')

/** Letters that a font draws as one; TeX's fonts have no other name for them than these control characters. */
export const withLetters = (item: TextItem): TextItem =>
  item.text.search(LIGATURE) < 0 ? item : { ...item, text: item.text.replace(LIGATURE, (one) => LIGATURES[one] ?? one) }
