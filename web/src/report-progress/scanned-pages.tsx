import type { PagesRead } from './report-progress.ts'

/** Pictures of pages take about a second each: the line says how far their reading is. */
export function ScannedPages({ pages }: { pages: PagesRead | null }) {
  if (!pages) return null
  return (
    <p className="text-small text-ink-soft">
      Scanned pages read: <span className="figures font-semibold text-ink">{`${pages.read} of ${pages.of}`}</span>
    </p>
  )
}
