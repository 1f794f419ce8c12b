export type Language = 'en' | 'es'

/** The texts of one module. The Spanish ones have the shape of the English ones, so that none can be forgotten. */
export interface Catalogue<Words> {
  en: Words
  es: Words
}

/** A catalogue whose shape is given by its English texts. */
export function catalogue<Words extends object>(words: { en: Words; es: NoInfer<Words> }): Catalogue<Words> {
  return words
}

/** `?lang=es` in the address; English without it. */
export const languageOf = (search: URLSearchParams): Language => (search.get('lang') === 'es' ? 'es' : 'en')
