import type { FieldEvidence, PolicyDetails, TimeLimit } from '../../policy-fields.ts'
import type { Cell } from '../geometry/cell.ts'
import { isProse, type Page } from '../geometry/layout.ts'
import { sentencesWith } from '../geometry/text/running-text.ts'
import { evidenceOf } from '../search/evidence.ts'
import type { FieldValues } from '../search/field-values.ts'
import { NUMBER_WORDS } from '../values/number-words.ts'
import { pageKind } from './pages/page-kind.ts'

const NUMBER = `(?:\\d{1,4}|${NUMBER_WORDS.slice(1).join('|')})(?:\\s?\\(\\d{1,4}\\))?`
const TIME = `(${NUMBER})\\s(?:calendar\\s|consecutive\\s)?(day|month|year)s?\\b(?:\\s(?:and|plus|\\+)\\s(?:one|1|a)(?:\\s?\\(1\\))?\\s(day))?`
const WITHIN =
  '(?:within|no later than|not later than|before the end of|in no event later than)\\s(?:the earlier of:?\\s)?(?:\\(?[a1]\\)?\\s)?'

/** What both of them have, which most sentences with a number of days have not. */
const HAS_TIME = /within|later than|before the end of/i

/** 'No action can be brought … unless the action is started within two years and one day after …' */
const SUIT = new RegExp(
  `\\b(?:suit|action|lawsuit|legal proceeding)s?\\b[^.]{0,260}?\\b(?:brought|started|filed|commenced|begun)\\b[^.]{0,80}?${WITHIN}${TIME}`,
  'i',
)
const NOT_A_SUIT = /\b(?:appraisal|subrogat|cancel|our right|we may bring|underwriting)\b/i

const AFTER_LOSS =
  '[^.]{0,20}?(?:after|from|of|following)\\s(?:the\\s)?(?:date\\s(?:of|that|on which)\\s)?(?:the\\s|a\\s|any\\s|such\\s|your\\s)?(?:direct\\s|physical\\s|accidental\\s|covered\\s)*(?:loss|damage|occurrence|event)'
/** 'You must report a loss to us not later than 365 days after the date of loss.' */
const NOTICE = new RegExp(
  `(?<![^.])(?=[^.]*\\b(?:claim|loss|damage)\\b)[^.]*?\\b(?:report(?:ed|s)?|notif(?:y|ied)|notice|filed?|submit(?:ted)?|claims?)\\b[^.]{0,200}?${WITHIN}${TIME}${AFTER_LOSS}`,
  'i',
)
const NOT_A_NOTICE =
  /proof of loss|replacement cost|additional amount|actual cash|depreciation|holdback|hold-back|supplement|\bsuit|\baction\b|cancel|renew|\bwe (?:will|must|shall) (?:notify|acknowledge|pay|begin|give|tell)|inventory|mortgage|premium|appraisal|\breopen|additional living|for example/i

/** How long one may report a claim and sue: an endorsement's word before the form's; two that differ are none. */
export const readTimeLimits = (pages: Page[]): FieldValues => {
  const details: Partial<PolicyDetails> = {}
  const evidence: FieldEvidence = {}
  const said = pages.flatMap((page) => sentencesOf(page)).filter(({ text }) => HAS_TIME.test(text))
  const take = (field: 'claim_notice_limit' | 'suit_limit', pattern: RegExp, not: RegExp) => {
    const found = said.flatMap(({ text, cells, rank }) => {
      const match = text.length > MOST_OF_A_SENTENCE || not.test(text) ? null : pattern.exec(text)
      return match ? [{ limit: timeLimit(match, text), cells, rank }] : []
    })
    const best = Math.max(...found.map(({ rank }) => rank))
    const rivals = found.filter(({ rank }) => rank === best)
    const [first] = rivals
    if (!first || rivals.some(({ limit }) => !isSame(limit, first.limit))) return
    details[field] = first.limit
    evidence[field] = evidenceOf(first.cells, 0.85)
  }
  take('suit_limit', SUIT, NOT_A_SUIT)
  take('claim_notice_limit', NOTICE, NOT_A_NOTICE)
  return { fields: {}, details, evidence }
}

/** Letters: a longer one is no sentence, and would take the expressions too long. */
const MOST_OF_A_SENTENCE = 2000

const RANKS = { declarations: 3, endorsement: 2, form: 1, letter: 0, vehicle: 0 }

const sentencesOf = (page: Page): { text: string; cells: Cell[]; rank: number }[] => {
  const rank = RANKS[pageKind(page)]
  if (rank === 0) return []
  const rankHere = rank === 1 && isAmendment(page) ? 2 : rank
  return sentencesWith(page, /\b(?:days?|months?|years?)\b/i).map((sentence) => ({ ...sentence, rank: rankHere }))
}

/** 'This endorsement changes the policy' may stand in small print at the head of a page of running text. */
const isAmendment = (page: Page): boolean =>
  page.cells.some(
    (cell) =>
      cell.y < 0.35 * page.height &&
      (!isProse(cell) || cell.text.length < 90) &&
      /endorsement changes the policy|amendatory endorsement|special provisions/i.test(cell.text),
  )

const timeLimit = ([, number = '', unit = '', day]: RegExpExecArray, quote: string): TimeLimit => ({
  amount: Number(/^\d+/.exec(number)?.[0] ?? NUMBER_WORDS.indexOf(/^[a-z]+/i.exec(number)?.[0].toLowerCase() ?? '')),
  unit: `${unit.toLowerCase()}s` as TimeLimit['unit'],
  extra_days: day ? 1 : 0,
  quote: quote.slice(0, 400),
})

const isSame = (a: TimeLimit, b: TimeLimit): boolean =>
  a.amount === b.amount && a.unit === b.unit && a.extra_days === b.extra_days
