import type { Page } from '../../geometry/layout.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import type { Sentence } from '../../geometry/text/sentences.ts'
import { evidenceOf } from '../../search/evidence.ts'
import { isOriginal } from '../../values/original-roof.ts'
import { namesOtherBuilding, OTHER_BUILDING } from '../../values/other-building.ts'
import type { Dated } from './dated.ts'

const ORIGINAL =
  /(?<!\b(?:porch|patio|carport|garage|barn|shed|solar) )\broof\b[^.;$%]{0,60}\boriginal to (?:the |this |your )?(?:home|house|dwelling|building)\b/i

/** 'Garage: built 2004, roof original to the building' */
const OF_OTHER = /^\W*(?:the )?(?:garage|workshop|guest ?house)\b/i

/** 'Year built 2017, one-piece shingle roof, original to the home' */
export const roofAsBuilt = (pages: Page[], yearBuilt: number | null): Dated | null => {
  const isSaid = ({ text }: { text: string }) =>
    isOriginal(ORIGINAL.exec(text)?.[0] ?? '') && !OF_OTHER.test(text) && !OTHER_BUILDING.test(text)
  const cell = pages.flatMap((page) => page.cells).find(isSaid)
  const said = cell ? [cell] : pages.flatMap(saidOver)[0]?.cells
  return said && yearBuilt !== null ? { year: yearBuilt, evidence: evidenceOf(said, 0.85, 'derived') } : null
}

/** '… since your roof is original to the' over 'home, …' */
const saidOver = (page: Page): Sentence[] =>
  sentencesWith(page, /\boriginal\b/i).filter(
    ({ text }) =>
      IN_SENTENCE.test(text) &&
      !OPEN.test(text) &&
      isOriginal(ORIGINAL.exec(text)?.[0] ?? '') &&
      !namesOtherBuilding(text),
  )
const OPEN = /\b(?:if|when|whether|unless|assume)\b[^,;.]*\broof is original/i
const IN_SENTENCE = /\b(?:your|the) roof is original to the (?:home|house|dwelling)\b/i
