import type { Language } from '../language/language.ts'
import type { Evidence } from '../report-types.ts'
import { evidenceWords } from './evidence-words.ts'

export interface Certainty {
  /** How many of three bars are filled. */
  level: 1 | 2 | 3
  words: string
}

/** The reader's confidence (0 to 1) in words; a figure that we are not sure of asks to be checked on the page. */
export function certaintyOf(confidence: number, language: Language): Certainty {
  const level = confidence >= 0.9 ? 3 : confidence >= 0.7 ? 2 : 1
  return { level, words: evidenceWords[language].certainty[level] }
}

export function methodWords({ method, found }: Pick<Evidence, 'method' | 'found'>, language: Language): string {
  const words = evidenceWords[language]
  const how = method === 'printed' ? words.printed : words.derived
  if (found === 'person') return how + words.byPerson
  return found === 'ocr' ? how + words.fromPicture : how
}
