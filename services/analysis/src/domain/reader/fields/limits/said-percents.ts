import type { Page } from '../../geometry/layout.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { parsePercent } from '../../values/amount.ts'
import { hasDenial } from '../../values/denial.ts'
import { withoutRows } from './places/without-rows.ts'
import type { LimitRow } from './rows/limit-row.ts'
import { withoutThresholds } from './rows/thresholds.ts'

/** Below tables and labels: a sentence is read only where neither states the share. */
const RANK = 0.7

const rowsSaid = (pages: Page[], about: RegExp, percentIn: (sentence: string) => number | null): LimitRow[] =>
  pages.flatMap((page) =>
    sentencesWith(page, SHARE).flatMap(({ text: whole, cells: lines }) => {
      const [label, ...cells] = lines
      const text = withoutThresholds(withoutRows(page, whole, lines))
      const isOneShare = text.length < 420 && (text.match(SHARES) ?? []).length === 1 && about.test(text)
      const percent = isOneShare && !hasDenial(text) && !OF_NO_LIMIT.test(text) ? percentIn(text) : null
      if (percent === null || !label) return []
      const amount = { dollars: null, percent, base: 'A', status: null, hasCents: false }
      return [{ label, match: { weight: 1, rest: '', lead: '', isListed: false }, amount, cells, rank: RANK }]
    }),
  )

const SHARE = /\d\s?%|\bper\s?cent\b/i
const SHARES = new RegExp(SHARE, 'gi')
const OF_NO_LIMIT = /\bexcluded|\bno coverage|\bpremium|\bcredit|\bdiscount/i
const OF_DWELLING =
  /(?:%|\bper\s?cent)\s?of (?:the |your )?(?:(?:limit|amount)(?: of (?:insurance|liability))? (?:for|of|on|under) )?(?:the |your )?(?:coverage a\b|dwelling|home|house|building|residence)\b(?! (?:is|are|was|must|has|limit must)\b)/i

/** 'Increased cost to comply with ordinance or law is included up to 5% of the Coverage A limit.' */
export const ordinanceSaid = (pages: Page[]): LimitRow[] =>
  rowsSaid(pages, /\bordinance|\bbuilding (?:laws?|codes?)\b|\bcode upgrade/i, (text) =>
    OF_DWELLING.test(text) && !isHedged(text) ? parsePercent(text) : null,
  )

/** What a share of the dwelling limit may be for, besides rebuilding it. */
export const OF_OTHER_THING =
  /\bdebris|\bdetached|\bordinance|\blaws?\b|\bcodes?\b|\bloss of use|\bliving|\bother structures|\bpersonal property|\bcontents|\bbelongings|\bjewel|\btheft|\bbusiness|\btrees?\b|\bshrub|\bdeductible|\binflation|\bpremium|\bcredit|\bdiscount|\bliability|\bfung|\bmold|\bwater|\bmoney|\bfences?\b|\bgreen\b|\bpools?\b/i
const MAY_BE =
  /\b(?:may|might|available|optional|example|could|would|you can|ask us|offer\w*|prior|previous|last year|higher)\b/i
const REBUILDING =
  /\bincreased dwelling\b|\brebuild|\breconstruct|\breplac\w* cost|\bcosts? (?:of|to) (?:rebuild|repair|replac|restor)/i
const OF_HOME = /\bdwelling|\bhome\b|\bhouse\b|\bresidence\b|\bcoverage a\b/i
/** '125% of that amount' */
const WHOLE_AND_MORE =
  /\b(?:pay|cover|up to|extend|increase)\w*\b.*\b1[0-9]\d\s?% of (?:the |your |that |this )?(?:coverage a|dwelling|home|house|residence|building|limit|amount)\b/i
/** 'an additional 25%', '50% of your home limit more', '25% beyond the limit' */
const MORE =
  /\badds? (?:up to )?\d{1,3}\s?% to (?:the|your) |\b(?:additional|extra|another|further)\s\d{1,3}\s?%|%\s(?:more|extra|additional|above|over|beyond|on top)\b|%\s?of (?:the |your |that )?[\w ]{0,24}?(?:limit|amount|coverage a)(?: \w+){0,2}? (?:more|extra|on top|in addition|beyond)\b|\bpays? up to \$[\d,]+ (?:more|extra|on top) \((?:[^()%\d]{0,20}[ ,])?\d{1,2}\s?%\)(?! than)/i

/** 'We pay the cost to rebuild, and up to 50% of your home limit more if that turns out not to be enough.' */
export const extensionSaid = (pages: Page[]): LimitRow[] =>
  rowsSaid(pages, OF_HOME, (text) => {
    const percent = parsePercent(text)
    if (percent === null || MAY_BE.test(text) || OF_OTHER_THING.test(text)) return null
    if (percent > 100) return WHOLE_AND_MORE.test(text) ? percent : null
    return MORE.test(text) && REBUILDING.test(text) ? percent : null
  })
