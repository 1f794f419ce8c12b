import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { sentencesIn } from '../geometry/text/sentences.ts'
import { codeAtStart } from '../values/form-code.ts'
import { isEditionAlone } from './forms/form-editions.ts'

/** Squashed: what calls it cosmetic, or a loss of appearance, and takes it out. */
export const isCosmeticExclusion = (key: string): boolean =>
  /cosmetic[a-z]{0,40}excl|excl[a-z]{0,33}cosmetic|(?:takes?|removes?|leaves?)(?:out)?(?:all|any)?(?:coverage|cover|insurance)?(?:for|of)?(?:the)?cosmetic(?:loss|damage)[a-z]{0,70}(?:outof|from)(?:your|the|this)?(?:coverage|cover|policy|insurance)|(?:wedonot|policydoesnot|willnot)(?:pay|cover|insure)(?:for|loss|any|against)*cosmetic|nocoverage(?:isprovided)?forcosmetic|cosmetic(?:damage|loss)?(?:they|it|this|these|that)(?:is|are)not(?:covered|insured|paid)|cosmetic(?:hail|wind|damage|loss(?:es)?|marr?ing|dent(?:s|ing)|or|and)+(?:of|to|on)(?=[a-z]{0,24}(?:roof|shingle|metal))[a-z]{4,30}not(?:covered|insured|paid)|^(?:(?:metal)?roof[a-z]{0,12})?cosmetic(?:loss|damage)[a-z]{0,40}(?:not(?:covered|insured|paid)|nopayment)|(?<!in|of|match|matching)appearance(?:loss|damage)(?:is|are|(?:of|to)[a-z]{0,16}roof[a-z]{0,12})?(?:excl|not(?:covered|insured|paid))|excl(?:usion|udes?|uded)(?:of|for)?appearance(?:loss|damage)/.test(
    key,
  )

/** 'Exclusions by endorsement: animal liability, trampoline, cosmetic loss to metal roof' */
export const isAmongExclusions = (text: string): boolean =>
  /^[^.:$\d]{0,30}\bexclusions\b[^.:$\d]{0,20}:[^.:$]*\bcosmetic\b/i.test(text)

/** 'Metal siding: cosmetic dents are not covered' leaves the roof in. */
export const isOfOtherSurface = (text: string): boolean => OTHER_SURFACE.test(text) && !ROOFING.test(text)
const OTHER_SURFACE = /\b(?:siding|gutters?|downspouts?|fenc\w+|doors?|walls?|screens?|awnings?|sheds?|appliances?)\b/i
const ROOFING = /\b(?:roof\w*|shingles?|surfac\w+)\b/i

const STORM = /\b(?:hail\w*|wind\w*)\b/i
const ROOF = /\b(?:roof\w*|siding|metal|shingles?|gutters?|surfac\w+)\b/i
/** What a storm does to the looks of a roof. */
const HARM =
  /\b(?:dents?|dented|denting|dings?|pits?|pitting|pitted|scratch\w*|marr?(?:s|ed|ing)?|marks?|blemish\w*|discolou?r\w*|stains?|appearance|looks|cosmetic\w*)\b/i
/** Nothing but that: the roof still keeps the water out. */
const ONLY =
  /\b(?:only|just|nothing but|no more than|merely|alone|cosmetic\w*|(?:does|do|did|will|that|which|but|still|and)\b.{0,20}\b(?:not|never|no|keeps?|stops?|sheds?)\b.{0,30}\b(?:water|leak\w*|rain|hole\w*|open\w*|function\w*|work\w*|life)|\b(?:goes on|continues?|remains?|still|able)\b.{0,20}\b(?:keep\w*|shed\w*|stop\w*|serv\w*|function\w*|water-?tight))\b/i
const NOTHING =
  /\bnothing is (?:paid|due|payable|owed)|\bpa(?:y|id) nothing\b|\b(?:is|are|do|does|will) not (?:be )?(?:pay|paid|cover\w*|insur\w*)|\bnot (?:covered|insured|paid for|payable)\b|\bno (?:coverage|payment|cover|insurance)\b|\bexclu(?:ded?|des|sion)\b|\b(?:left|leaves|takes?|taken) out\b|\b(?:outside|(?:no|not a?) ?part of)(?: of)? (?:this|the|your|our) (?:policy|coverage|insurance|contract)\b/i

/** 'Roof damage of looks alone' */
const OF_ROOF =
  /\b(?:damage|loss|dents?|marks?|scratch\w*)\b.*\b(?:to|of|on|in) (?:the |your )?(?:(?!an?\b)\w+ )?roof(?! (?:appliances?|accessor\w+|equipment|vents?))|^(?:dents?|dings?|marks?|scratch(?:es)?)\b.{0,30}? (?:in|on|to|of) an? (?:\w+ )?roof\b|\broof\w* (?:damage|loss|dents?|marks?)\b/i

/** 'Dents and marks from hail that do not let water in' */
export const isOfLooks = (text: string): boolean =>
  HARM.test(text) && ONLY.test(text) && (STORM.test(text) || OF_ROOF.test(text))

/** 'On the metal roof, when hail does nothing but dent it, nothing is paid' */
export const leavesLooksOut = (text: string): boolean =>
  sentencesIn(text).some(
    (sentence) => isOfLooks(sentence) && ROOF.test(sentence) && NOTHING.test(sentence) && !COVERED.test(sentence),
  )

const COVERED = /\b(?:is|are) (?:also )?covered\b|\bwe (?:do )?(?:pay|cover)\b/i

/** An endorsement that is named after it takes it out, unless its name says that it is bought: 'HO 06 44 Cosmetic damage, roof'. */
export const isFormOfLooks = (cells: Cell[]): boolean =>
  cells.some((cell, index) => {
    // 'LO 127   01 24   Cosmetic damage'
    const before = cells.slice(0, index).findLast((one) => !isEditionAlone(one))
    const isForm = codeAtStart(cell.text) !== null || (before !== undefined && codeAtStart(before.text) !== null)
    return (
      isForm &&
      TITLE.test(cell.text) &&
      !BOUGHT.test(
        cells
          .slice(index)
          .map(({ text }) => text.replace(CREDIT, ''))
          .join(' '),
      )
    )
  })

const TITLE = /\bcosmetic (?:(?:hail|wind|roof|metal|surface|or|and) )*(?:damage|loss(?:es)?|marr?ing|dents?)\b/i
/** 'CR $41', '-$41', '$41 CR': who pays less has less. */
const CREDIT = /^(?:CR|[–−-]) ?\$[\d,.]+$|^\$[\d,.]+ ?(?:CR|[–−-])$|^\(\$[\d,.]+\)$/
const BOUGHT = /\bcover(?:age|ed)\b|\bbuy|\bincluded\b|\bdelet|\bremov|\bwaive|\brestor|\badded\b|\$/i

/** Under 'Not covered for this home', 'Exclusions', 'What we do not insure'. */
export const isUnderDenial = (pages: Page[], [first]: Cell[]): boolean => {
  const page = pages.find(({ number }) => number === first?.page)
  const over = page?.cells.findLast(
    (cell) =>
      first !== undefined &&
      cell.y < first.y - 2 &&
      first.y - cell.y < 2.6 * first.size &&
      Math.abs(cell.left - first.left) < 25 &&
      cell.text.length < 60,
  )
  return over !== undefined && DENIAL.test(over.text)
}

const DENIAL =
  /^(?:(?:what|things|losses) )?(?:(?:is|are|we|that|this policy|your policy) )*(?:not (?:covered|insured|paid)|do(?:es)? not (?:cover|insure|pay)|exclu(?:ded|sions?)|never pay)\b/i
