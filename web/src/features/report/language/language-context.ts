import { createContext, useContext } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { Language } from './language.ts'

/** English where nobody says otherwise. */
export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)

/** A module's texts in the reader's language. */
export const useWords = <Words>(words: Catalogue<Words>): Words => words[useLanguage()]
