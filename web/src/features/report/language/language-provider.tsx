import type { ReactNode } from 'react'
import type { Language } from './language.ts'
import { LanguageContext } from './language-context.ts'

interface LanguageProviderProps {
  /** The one that the address asks for. */
  asked: Language
  /** The one whose words are here, as `useSpoken` tells. */
  spoken: Language | null
  children: ReactNode
}

/** Says all below in one language. A page that opens in Spanish shows no words in English before. */
export function LanguageProvider({ asked, spoken, children }: LanguageProviderProps) {
  if (spoken === null) return <main id="content" tabIndex={-1} lang={asked} className="min-h-svh" aria-busy="true" />
  return <LanguageContext value={spoken}>{children}</LanguageContext>
}
