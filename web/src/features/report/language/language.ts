export type Language = 'en' | 'es'

/** `?lang=es` in the address; English without it. */
export const languageOf = (search: URLSearchParams): Language => (search.get('lang') === 'es' ? 'es' : 'en')
