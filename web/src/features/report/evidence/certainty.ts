import type { Evidence } from '../report-types.ts'

export interface Certainty {
  /** How many of three bars are filled. */
  level: 1 | 2 | 3
  words: string
}

/** The reader's confidence (0 to 1) in words; a figure that we are not sure of asks to be checked on the page. */
export function certaintyOf(confidence: number): Certainty {
  if (confidence >= 0.9) return { level: 3, words: 'We are sure of this reading' }
  if (confidence >= 0.7) return { level: 2, words: 'We are fairly sure of this reading' }
  return { level: 1, words: 'We are not sure: please check this page yourself' }
}

export function methodWords({ method, found }: Pick<Evidence, 'method' | 'found'>): string {
  const words = method === 'printed' ? 'Printed in your policy' : 'Computed from what your policy prints'
  return found === 'ocr' ? `${words}, read from a picture of the page` : words
}
