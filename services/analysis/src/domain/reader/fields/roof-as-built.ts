import { evidenceOf } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { isOriginal } from '../values/original-roof.ts'
import type { Dated } from './dated.ts'

const ORIGINAL =
  /(?<!\b(?:porch|patio|carport|garage|barn|shed|solar) )\broof\b[^.;$%]{0,60}\boriginal to (?:the |this |your )?(?:home|house|dwelling|building)\b/i

/** 'Year built 2017, one-piece shingle roof, original to the home' */
export const roofAsBuilt = (pages: Page[], yearBuilt: number | null): Dated | null => {
  const cell = pages.flatMap((page) => page.cells).find(({ text }) => isOriginal(ORIGINAL.exec(text)?.[0] ?? ''))
  return cell && yearBuilt !== null ? { year: yearBuilt, evidence: evidenceOf([cell], 0.85, 'derived') } : null
}
