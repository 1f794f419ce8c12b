import type { Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import { isOriginal } from '../../values/original-roof.ts'
import { OTHER_BUILDING } from '../../values/other-building.ts'
import type { Dated } from './dated.ts'

const ORIGINAL =
  /(?<!\b(?:porch|patio|carport|garage|barn|shed|solar) )\broof\b[^.;$%]{0,60}\boriginal to (?:the |this |your )?(?:home|house|dwelling|building)\b/i

/** 'Garage: built 2004, roof original to the building' */
const OF_OTHER = /^\W*(?:the )?(?:garage|workshop|guest ?house)\b/i

/** 'Year built 2017, one-piece shingle roof, original to the home' */
export const roofAsBuilt = (pages: Page[], yearBuilt: number | null): Dated | null => {
  const cell = pages
    .flatMap((page) => page.cells)
    .find(
      ({ text }) => isOriginal(ORIGINAL.exec(text)?.[0] ?? '') && !OF_OTHER.test(text) && !OTHER_BUILDING.test(text),
    )
  return cell && yearBuilt !== null ? { year: yearBuilt, evidence: evidenceOf([cell], 0.85, 'derived') } : null
}
