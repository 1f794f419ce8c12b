import { learnSpanish } from './catalogue.ts'

let coming: Promise<void> | null = null

/** Fetches the Spanish words, once. Where that fails, the next call tries again. */
export function loadSpanish(): Promise<void> {
  coming ??= import('./spanish.ts').then(
    (code) => learnSpanish(code.spanish),
    (error: unknown) => {
      coming = null
      throw error
    },
  )
  return coming
}

/** Begins to fetch them for whoever will want them next, and says nothing of a failure: whoever wants them, does. */
export function expectSpanish(): void {
  loadSpanish().catch(() => {})
}
