import { type Cell, squash } from '../../geometry/cell.ts'
import { sentencesIn } from '../../geometry/text/sentences.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import { endsInDenial, hasDenial, isDenial } from '../../values/denial.ts'
import { OTHER_BUILDING } from '../../values/other-building.ts'
import { EITHER, isOfOtherPerils, OF_OTHER_COST, OTHER_ROOF, PART_OF_HOME } from './open-settlement.ts'
import { dependsOnAge } from './settlement-by-age.ts'
import type { Settlement, SettlementRules } from './settlement-rules.ts'

/** What rebuilding would cost says nothing of how losses are paid. */
const ESTIMATE =
  /\bestimat|replacement cost (?:value )?(?:of|for) (?:the |your )?(?:dwelling|building|home|house)\W*\$/i

/** What a text denies or tells a person to ask states nothing: 'at replacement cost, not at actual cash value'. */
const affirmed = (text: string): string =>
  text
    .replace(
      /\b(?:not|never|unless|without|no(?= (?:replacement cost|actual cash|(?:roof |payment |payments? by )*(?:schedule|depreciation))))\b[^.;,]*/gi,
      '',
    )
    .replace(/\b(?:percent(?:age)?|share|portion) of (?:the |its |their )?(?:full )?replacement cost\b/gi, '')
    .replace(/\bother than (?:the |your )?roof\w*(?: surfac\w+| cover\w+)?/gi, '')
    .replace(/(?:^|(?<=\. ))(?:ask|contact|call)\b[^.;]*/gi, '')

/** How a roof is settled after a fire says nothing of one after hail. */
const OTHER_PERIL = /\b(?:fire|lightning|theft|vandalism)\b/i
const STORM = /\b(?:wind\w*|hail\w*)\b/i

/** 'Scheduled personal property … at replacement cost': things named one by one are no contents; nor is their list a roof's schedule. */
const SCHEDULED = /\bscheduled (?:personal )?(?:property|articles|items|jewelry|valuables)\b/i

/** 'The garage apartment building is settled at …'; not 'The dwelling and its detached structures …', 'Roof surfacing, including that of a garage, …' */
const isOfElse = (text: string): boolean =>
  [OTHER_BUILDING, SCHEDULED].some((words) => {
    const at = text.search(words)
    return at >= 0 && !OF_HOME.test(text.slice(0, at))
  })
const OF_HOME =
  /\b(?:dwelling|home|house|residence|coverages? [ac]|contents|property|roof\b.*\b(?:including|and|or))\b/i

const keys = new WeakMap<Statement, string>()

const keyOf = (statement: Statement): string => {
  const key = keys.get(statement) ?? keyOfSentences(affirmed(statement.text))
  keys.set(statement, key)
  return key
}

/** What one sentence ends with and the next begins with is not said together, nor what a semicolon parts; a heading of a word or two is. */
const keyOfSentences = (text: string): string =>
  sentencesIn(text)
    .map((sentence) => `${squash(sentence)}${/;$/.test(sentence) || sentence.split(' ').length > 3 ? '|' : ''}`)
    .join('')
    .replace(/\|$/, '')

/** 'Replacement cost contents   No   $0.00' */
const isAnsweredNo = ({ cells, isRow }: Statement): boolean =>
  isRow === true && cells.some(({ text }, at) => HOW.test(text) && isDenial(cells[at + 1]?.text ?? ''))
const HOW = /\brepl\w*\b|\bactual cash\b|\b(?:RC|RCV|ACV)\b|\bschedule\b/i

/** 'Endorsement LO-88, Actual Cash Value Roof, is removed' */
const TAKEN_OFF =
  /\b(?:replacement cost|actual cash|ACV|RCV|schedule)\b[^.;:]*\b(?:is|are|was|were|has been) (?:hereby )?(?:removed|withdrawn|taken off|dropped)\b/i

/** The first title of an endorsement or plain sentence that states a settlement, by the order of the rules. */
export const firstStatement = (
  said: Statement[],
  { statements, hasSchedules }: SettlementRules,
): { value: Settlement; cells: Cell[] } | null => {
  for (const [pattern, value] of statements) {
    const statement = said.find(
      (one) =>
        one.text.length < 400 &&
        pattern.test(keyOf(one)) &&
        !EITHER.test(keyOf(one)) &&
        !dependsOnAge(one.text) &&
        !ESTIMATE.test(one.text) &&
        !PART_OF_HOME.test(one.text) &&
        !isOfElse(one.text) &&
        !OF_OTHER_COST.test(one.text) &&
        !(hasSchedules && (isOfOtherPerils(one.text) || OTHER_ROOF.test(one.text))) &&
        !(hasSchedules && OTHER_PERIL.test(one.text) && !STORM.test(one.text)) &&
        !hasDenial(one.text) &&
        !endsInDenial(one.text) &&
        !isAnsweredNo(one) &&
        !TAKEN_OFF.test(one.text) &&
        !/deleted|\bdo(?:es)? not apply|\b(?:no|none|n\/a)\W*$/i.test(one.text),
    )
    if (statement) return { value, cells: statement.cells }
  }
  return null
}
