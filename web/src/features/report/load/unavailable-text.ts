import { inKnownLanguages } from '../language/catalogue.ts'
import type { Language } from '../language/language.ts'
import { loadWords } from './load-words.ts'
import type { WhyUnavailable } from './outcome.ts'
import { unavailableWords } from './unavailable-words.ts'

export interface UnavailableText {
  message: string
  /** What is known beyond the message. */
  detail: string | null
}

export function unavailableText({ is, status }: WhyUnavailable, language: Language): UnavailableText {
  const words = unavailableWords[language]
  if (is === 'network') return { message: loadWords[language].network, detail: words.away }
  const message = words[is]
  if (!status) return { message, detail: null }
  if (is === 'error' || is === 'missing') return { message, detail: newWords(status.message, is) }
  const { pages } = status
  return { message, detail: pages ? words.scannedPages(pages.read, pages.of) : null }
}

/** The server's own sentence, where it says more than the specified one (a car policy, a property in another state). */
function newWords(message: string | null, said: 'error' | 'missing'): string | null {
  const words = message?.trim() ?? ''
  const isSaid = inKnownLanguages(unavailableWords).some((known) => known[said] === words)
  return words === '' || isSaid ? null : words
}
