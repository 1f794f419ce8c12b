/** The steps of an analysis, in order. */
const steps = ['fetch-document', 'read-pages', 'read-fields', 'check-fields', 'assess-policy', 'write-result']

/** The step that has begun, and of its scanned pages how many are read; null where none are told of. */
export interface Progress {
  step: string | null
  pagesRead: number | null
  pages: number | null
}

export const notBegun: Progress = { step: null, pagesRead: null, pages: null }

/** Progress is never shown going backwards: what is done again after a crash changes nothing. */
export function laterProgress(known: Progress, said: Progress): Progress {
  const { step, pagesRead, pages } = isLater(known, said) ? said : known
  return { step, pagesRead, pages }
}

function isLater(known: Progress, said: Progress): boolean {
  const [before, now] = [known, said].map(({ step }) => steps.indexOf(step ?? '')) as [number, number]
  if (before === now) return (said.pagesRead ?? -1) > (known.pagesRead ?? -1)
  return now > before
}

/** For whoever waits, while they are read. */
export const pagesOf = ({ step, pagesRead, pages }: Progress): { read: number; of: number } | null =>
  step !== 'read-pages' || pagesRead === null || pages === null ? null : { read: pagesRead, of: pages }
