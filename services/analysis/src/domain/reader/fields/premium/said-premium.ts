import type { Page } from '../../geometry/layout.ts'
import { type Statement, statements } from '../../geometry/text/statements.ts'
import { toNumber } from '../../values/amount.ts'
import type { Premium } from './premium-sums.ts'

/** 'Your dwelling costs $1,459.37 to insure for the policy year', 'We charge $2,110 for the twelve months' */
const FOR_THE_YEAR =
  /\b(?:costs?|charge|premium (?:is|comes to)|price is|(?:will|to) pay)\b[^$.;]{0,20}(\$\s?\d[\d,]*(?:\.\d\d)?)(?: to insure| in all| in total| altogether)* (?:for|in) (?:the|this|one|a|your) (?:full |whole |entire )?(?:policy |renewal |coming |contract )?(?:year|term|(?:12|twelve) months)\b/i
/** 'The member shall pay an annual premium of $2,110.00', 'In consideration of a yearly premium of $2,110' */
const AS_PREMIUM =
  /^(?!.*\b(?:20\d\d|typical|average|homes?|households?|you paid)\b)(?!.*\bwe will also\b).*\b(?:pays?|charged?|consideration of|payment of)\b[^$.;]{0,20}\b(?:total |whole )?(?:annual|yearly) premium (?:of|is|being) (\$\s?\d[\d,]*(?:\.\d\d)?)/i
/** 'Your total annual premium for the home described here, liability and valuable articles is $2,110.00.' */
const TOTAL_OF_HOME =
  /^(?!.*\b(?:options?|plans?|if|quoted?|ended|cancel\w*|former|before|without|excluding|alone|only)\b)your total (?:annual|yearly) premium(?: for (?:the|your|this) (?:home|house|dwelling|residence|property|policy)\b[^$;.\d]{0,70})? (?:is|comes to) (\$\s?\d[\d,]*(?:\.\d\d)?)\.?$/i
/** '…, which includes the inspection fee of $45.00' */
const INCLUDED = /,? (?:(?:which|that) )?includ(?:es|ing)\b.*$/i
/** What one coverage costs, or what is paid besides. */
const OF_A_PART =
  /\b(?:endorsements?|coverage|fees?|tax(?:es)?|monthly|instal\w+|discounts?|credits?|sav(?:e|ings?)|flood|auto|umbrella|last year|expir\w+|previous|prior)\b/i

/** What the year costs, where a sentence tells it; two that differ tell nothing. */
export const saidPremium = (pages: Page[]): Premium | null => {
  const said = pages.flatMap(statements)
  const told = [...said.flatMap(premiumIn), ...said.flatMap(twelvePaymentsIn)]
  const [first] = told
  return first && [...told, ...said.flatMap(totalIn)].every(({ dollars }) => dollars === first.dollars) ? first : null
}

/** 'Your total annual premium for all that this summary describes is $2,398.00.': of whatever it is the total. */
const totalIn = ({ text, cells, isRow }: Statement): Premium[] => {
  const printed = isRow
    ? undefined
    : /\btotal (?:annual|yearly) premium\b[^$]*(\$\s?\d[\d,]*(?:\.\d\d)?)/i.exec(text)?.[1]
  return printed ? [{ dollars: toNumber(printed), cells }] : []
}

const premiumIn = ({ text, cells, isRow }: Statement): Premium[] => {
  const said = text.replace(INCLUDED, '')
  const printed =
    isRow || OF_A_PART.test(said)
      ? undefined
      : [FOR_THE_YEAR, AS_PREMIUM, TOTAL_OF_HOME].map((says) => says.exec(said)?.[1]).find(Boolean)
  return printed ? [{ dollars: toNumber(printed), cells }] : []
}

/** 'You pay $264.25 a month.' before 'That is $3,171.00 for the whole policy year': what twelve payments come to is the year's, where it says so. */
const twelvePaymentsIn = ({ text, cells, isRow }: Statement, at: number, all: Statement[]): Premium[] => {
  const before = all[at - 1]
  const [monthly, yearly] = [MONTHLY.exec(before?.text ?? '')?.[1], COMES_TO.exec(text.replace(INCLUDED, ''))?.[1]]
  if (isRow || before?.isRow || !monthly || !yearly || OF_A_PART.test(text.replace(INCLUDED, ''))) return []
  const dollars = toNumber(yearly)
  return Math.abs(12 * toNumber(monthly) - dollars) < 0.13 ? [{ dollars, cells }] : []
}

const MONTHLY =
  /^(?:you pay|we charge(?: you)?|your (?:premium|price) is|your policy costs) (\$\s?\d[\d,]*(?:\.\d\d)?) (?:a|per|each|every) month\.?$/i
/** 'That is $48 for the year' behind 'Water backup costs $4 a month.' is a part's. */
const COMES_TO =
  /^that(?: is|[’']s| makes| comes to) (\$\s?\d[\d,]*(?:\.\d\d)?) (?:for|in) (?:the|this|one|a|your) (?:full |whole |entire )?(?:policy )?(?:year|term|(?:12|twelve) months)[.,]?$/i
