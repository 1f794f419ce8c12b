import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { EvidenceRef } from './document-model.ts'

/** One place in the policy and all the figures that stand there. */
export interface EvidencePlace extends Evidence {
  /** From 1, in the order of the policy's pages. */
  id: number
  paths: string[]
}

/** Each place once, from the first page to the last, on a page from top to bottom. */
export function evidencePlaces(evidence: Record<string, Evidence>): EvidencePlace[] {
  const found = new Map<string, Omit<EvidencePlace, 'id'>>()
  for (const [path, place] of Object.entries(evidence)) {
    const key = `${place.page} ${place.quote} ${place.quote === '…' ? place.box.join() : ''}`
    const known = found.get(key)
    if (known) known.paths.push(path)
    else found.set(key, { ...place, paths: [path] })
  }
  return [...found.values()]
    .sort((a, b) => a.page - b.page || a.box[1] - b.box[1] || a.box[0] - b.box[0])
    .map((place, index) => ({ ...place, id: index + 1 }))
}

/** A path also takes what lies below it ('deductibles.wind_hail' takes 'deductibles.wind_hail.amount'). */
export function refsOf(places: readonly EvidencePlace[], sources: readonly string[]): EvidenceRef[] {
  const isMeant = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}.`))
  return places.filter(({ paths }) => paths.some(isMeant)).map(({ id, page }) => ({ id, page }))
}
