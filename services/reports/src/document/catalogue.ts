import type { Language } from '@plainpolicy/platform/report/report-data'

/** The same words in each language: what English says, Spanish has to say too. */
export const catalogue = <T>(words: { en: T; es: NoInfer<T> }): Record<Language, T> => words
