import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { TimeLimit } from '../policy-fields.ts'
import { CLAIMS_CLOCK_WORDS } from './claims-clock-words.ts'
import { isWindstormAssociation, type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { CLAIM_DAYS, TEXAS_LAW } from './texas-law.ts'

type ClockStep = NonNullable<ReportData['claims_clock']>[number]

/** The steps of a claim in their order: the policy's own limits, and between them what Texas asks of the insurer. */
export function claimsClock(facts: PolicyFacts): ClockStep[] {
  if (facts.kind === 'not_home_insurance') return []
  return [...notice(facts), ...(isUnderPromptPayment(facts) ? promptPayment(facts) : []), ...suit(facts)]
}

/** Chapter 542 leaves out the Windstorm Association, whose claims chapter 2210 orders; flood policies are federal. */
const isUnderPromptPayment = (facts: PolicyFacts): boolean =>
  facts.kind !== 'flood_declarations' && !isWindstormAssociation(facts)

function notice(facts: PolicyFacts): ClockStep[] {
  const words = CLAIMS_CLOCK_WORDS[facts.language]
  const step = { id: 'notice', title: words.noticeTitle }
  const limit = facts.details.claim_notice_limit
  const sources = sourcesOf(facts, 'claims_clock.notice')
  if (limit !== null) {
    const text = words.notice(inWords(limit, facts))
    return [{ ...step, text, days: inDays(limit), origin: 'policy', law: null, sources }]
  }
  if (!isWindstormAssociation(facts)) return []
  return [
    { ...step, text: words.windstormNotice, days: null, origin: 'law', law: TEXAS_LAW.windstormClaim, sources: [] },
  ]
}

/** Tex. Ins. Code 542.056 and 542.057 count business days; 542.055 and 542.059 do not. */
const businessDays = { business_days: true } as const

function promptPayment({ language }: PolicyFacts): ClockStep[] {
  const words = CLAIMS_CLOCK_WORDS[language]
  const { acknowledge, decide, more, pay, catastrophe } = CLAIM_DAYS
  const texts = {
    acknowledge: { text: words.acknowledge(acknowledge), title: words.acknowledgeTitle, days: acknowledge },
    decide: { text: words.decide(decide, more), title: words.decideTitle, days: decide, ...businessDays },
    pay: { text: words.pay(pay), title: words.payTitle, days: pay, ...businessDays },
    catastrophe: { text: words.catastrophe(catastrophe), title: words.catastropheTitle, days: catastrophe },
    late: { text: words.late, title: words.lateTitle, days: null },
  }
  return (['acknowledge', 'decide', 'pay', 'catastrophe', 'late'] as const).map((id) => ({
    id,
    ...texts[id],
    origin: 'law',
    law: TEXAS_LAW[id],
    sources: [],
  }))
}

function suit(facts: PolicyFacts): ClockStep[] {
  const limit = facts.details.suit_limit
  if (limit === null) return []
  const words = CLAIMS_CLOCK_WORDS[facts.language]
  const text = words.suit(inWords(limit, facts))
  const sources = sourcesOf(facts, 'claims_clock.suit')
  return [{ id: 'suit', title: words.suitTitle, text, days: inDays(limit), origin: 'policy', law: null, sources }]
}

/** '2 years and 1 day'. */
function inWords({ amount, unit, extra_days: extra }: TimeLimit, { language }: PolicyFacts): string {
  const words = CLAIMS_CLOCK_WORDS[language]
  const length = words[unit](amount)
  return extra === 0 ? length : words.and(length, words.days(extra))
}

/** Months and years have no fixed number of days, so they get none. */
const inDays = ({ amount, unit, extra_days: extra }: TimeLimit): number | null =>
  unit === 'days' ? amount + extra : null
