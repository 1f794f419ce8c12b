import type { Page } from '../../geometry/layout.ts'
import { namesDeclarations } from './own-name.ts'

/** 'EVIDENCE OF PROPERTY INSURANCE', 'ACORD 27 (2016/03)' at the head of a page. 'Evidence of insurance' alone is what Lloyd's calls its contract. */
const TITLE =
  /^(?:\W*acord\W+(?:\d+\W+)?)?evidence of (?:(?:commercial|residential|personal|property|homeowners?|dwelling|hazard|flood|home|mobile|manufactured|fire)[’']?s? ){1,3}insurance\b(?!:|.*\b(?:is|was|must|required?|sent)\b)|^\W*acord\W+\d+\W*(?:$|\(|evidence|certificate)/i
/** 'This certificate is issued as a matter of information only', 'Should any of the above described policies be cancelled …' */
const SAID =
  /^\W*certificate holder\b|\bconfers no rights\b|\babove[- ]described policies\b|\bmatter of information only\b|\bthis is (?:to certify|evidence) that (?:the )?(?:following |polic(?:y|ies) of )?(?:insurance|polic(?:y|ies))\b/i

/** In parts of a page: where its titles stand. */
const HEAD = 0.3

/** A paper by which brokers and insurers certify somebody's policy to lenders and others, where no page is headed as declarations. */
export const certifies = (pages: Page[]): boolean =>
  pages.some((page) =>
    page.cells.some(({ text, y }) => SAID.test(text) || (y < HEAD * page.height && TITLE.test(text))),
  ) && !pages.some(isHeadedAsDeclarations)

const isHeadedAsDeclarations = (page: Page): boolean =>
  page.cells.some(
    ({ text, y }) =>
      y < HEAD * page.height &&
      text.length < 110 &&
      namesDeclarations(text) &&
      !/\b(?:certificate|evidence)\b|[a-z]\.$/i.test(text),
  )
