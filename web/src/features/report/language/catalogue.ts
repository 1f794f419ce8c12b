/** The texts of one module. The Spanish ones have the shape of the English ones, so that none can be forgotten. */
export interface Catalogue<Words> {
  readonly en: Words
  /** Once it has been learned; the page shows nothing in Spanish before. */
  readonly es: Words
}

let spanish: Readonly<Record<string, object>> | null = null

/** English comes with the code that says it. Spanish comes for all catalogues at once, each by its name. */
export function catalogue<Words extends object>(name: string, en: Words): Catalogue<Words> {
  return {
    en,
    get es() {
      const words = spanish?.[name]
      if (!words) throw new Error(`Nobody has learned the Spanish of '${name}'`)
      return words as Words
    },
  }
}

export function learnSpanish(words: Readonly<Record<string, object>>): void {
  spanish = words
}

export const knowsSpanish = (): boolean => spanish !== null

/** A catalogue in each language that is here: for what was written in the language before. */
export const inKnownLanguages = <Words>(words: Catalogue<Words>): Words[] =>
  knowsSpanish() ? [words.en, words.es] : [words.en]
