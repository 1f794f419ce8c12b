import type { Page } from '../../geometry/layout.ts'
import type { Sentence } from '../../geometry/text/sentences.ts'
import { toldSentences } from '../../prose/told-sentences.ts'

/** 'That is 1% of Coverage A.', and nothing else. */
const SHARE =
  /^(?:that|this|it)(?: is|'s| equals| comes to) (\d[\d.]*\s?%) of (?:the |your )?(?:coverage a|(?:dwelling|house|home)(?: limit| amount| coverage)?)(?: limit| amount)?\.?$/i
const PAYS_FIRST = /^you (?:pay|bear|cover|absorb) the first \$[\d,]+\d of [^$%.]+\.$/i

/** 'You pay the first $3,000 of a loss caused by wind or hail. That is 1% of Coverage A.': both sentences as one. */
export const sharesSaidAfter = (page: Page): Sentence[] =>
  toldSentences(page).flatMap(({ text, before, cells }) => {
    const share = PAYS_FIRST.test(before) ? SHARE.exec(text)?.[1] : undefined
    return share ? [{ text: before.replace(/(?= of )/, ` (${share} of Coverage A)`), cells }] : []
  })
