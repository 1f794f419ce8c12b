import type { Page } from '../geometry/layout.ts'
import { namesDeclarations } from './own-name.ts'

/** What brokers and insurers certify to lenders and others of somebody's policy. 'Evidence of insurance' alone is what Lloyd's calls its contract. */
const EVIDENCE =
  /^(?:\W*acord\W+(?:\d+\W+)?)?evidence of (?:[a-z]+ ){1,4}insurance\b|^\W*acord\W+\d|^\W*certificate holder\b|\bconfers no rights\b|\babove[- ]described polic(?:y|ies)\b|\bmatter of information only\b|\bthis is (?:to certify|evidence) that (?:the )?(?:following |polic(?:y|ies) of )?(?:insurance|polic(?:y|ies))\b/i

/** 'EVIDENCE OF PROPERTY INSURANCE', 'This certificate is issued as a matter of information only': a paper on a policy, where no page is headed as declarations. */
export const certifies = (pages: Page[]): boolean =>
  pages.some(({ cells }) => cells.some(({ text }) => EVIDENCE.test(text))) &&
  !pages.some((page) =>
    page.cells.some(
      ({ text, y }) =>
        y < 0.3 * page.height &&
        text.length < 110 &&
        namesDeclarations(text) &&
        !/\b(?:certificate|evidence)\b|[a-z]\.$/i.test(text),
    ),
  )
