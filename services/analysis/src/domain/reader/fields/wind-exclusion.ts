import { squash } from '../geometry/cell.ts'

const WIND = '(?:windstorm|wind)(?:hurricane|and|or)*hail'

const BY_WIND = `(?:against|for)?(?:the)?(?:perils?of)?(?:any|direct)?(?:(?:loss|damage)(?:orloss|ordamage)?(?:caused)?(?:by|from))?(?:the)?(?:perils?of)?${WIND}`

/** Taken out, not 'Wind and hail, excluding hurricane   2%', which is what a deductible is of. */
const EXCLUDED = 'exclu(?!ding(?:any|the|an?)?(?:named|hurricane|tropical))'

const WIND_EXCLUSION = new RegExp(
  [
    `${WIND}(?:coverage|peril|damage|losses)?(?:is|are)?(?:notapplicable|na)?(?:${EXCLUDED}|(?:this)?(?:peril)?(?:is)?not(?:covered|insured))`,
    `(?:exclu(?:sion|des|ding)?|(?<!to|may|can|could|should)exclude)(?:of|for)?(?:the|any|all)?(?:(?:direct)?(?:loss|damage)(?:ordamage|orloss)?(?:caused)?(?:by|from))?(?:the)?(?:perils?of)?${WIND}`,
    `${WIND}(?:perils?|coverage)?(?:is|are|hasbeen|havebeen)?(?:removed|deleted|takenout)(?:from(?:this|the|your)policy|bythis)`,
    `(?:policydoesnot|wedonot)(?:cover|insure|protect|providecoverage|providecover)${BY_WIND}`,
    `policy(?:contains|has|provides|gives|includes|offers)no(?:coverage|insurance|cover|protection)${BY_WIND}`,
    `^${WIND}(?:perils?|coverage|insurance)?(?:nocoverage|noinsurance)`,
    `^${WIND}not(?:included|provided|purchased)$|^not(?:covered|insured)(?:loss|damage|by|from)*${WIND}`,
    `^${WIND}(?:coverage|insurance)(?:no|none|notincluded|notprovided|notpurchased|declined|rejected)$`,
    `(?:perils|causesofloss)(?:are|thatare)?(?:not(?:insured|covered)|excluded)[a-z]{0,60}${WIND}`,
    `absenceof${WIND}(?:coverage|insurance)`,
  ].join('|'),
)

/** 'Wind and hail damage to satellite dishes', '… losses that occurred before the policy began' */
const OF_A_PART = new RegExp(
  `${WIND}(?:damages?|loss(?:es)?)?(?:to(?!(?:the|your|any|this|insured|covered|described)*(?:dwelling|home|house|property|building|structure|residence|premises))|that|which|occurring|happening|before|priorto)`,
)

/** 'Perils not insured: flood. Windstorm and hail are insured.' */
const WIND_INSURED = new RegExp(
  `${WIND}(?:perils?|losses|damage)?(?:is|are)(?:also|both)?(?:insured|covered)|policyinsures(?:against)?${WIND}`,
)

/** 'Rain that did not come in through an opening made by wind or hail is not insured.' */
const OPENING = new RegExp(`(?:openings?)?(?:made|created)by(?:the)?(?:direct)?(?:forceof)?(?:the)?${WIND}`)

/** 'Windstorm or hail deductible   Excluded' says more than that there is no deductible. */
const DEDUCTIBLE_TOO = /^deductible(?=wind)|(?<=hail)deductible(?=(?:excluded|not(?:covered|insured)|nocoverage)$)/g

/** 'written beside a fire policy of another insurer that excludes windstorm and hail': what that one leaves out. */
const OF_OTHER_POLICY =
  /\b(?:another|other) (?:insurer|company|carrier|policy)\b[^.]*?\b(?:that|which) (?:excludes?|does not (?:cover|insure)) (?:the )?(?:perils? of )?(?:wind|hail)[^.,;)]*|\ban? (?:HO|DP)[ -]?\d (?:policy )?(?:that|which) (?:excludes?|does not (?:cover|insure))\b[^.,;)]*/gi

/** Of wind and hail as a whole and under this policy, not of cosmetic damage by them. `key` is the text without spaces, in small letters. */
export const isWindExclusion = (key: string, text: string): boolean => {
  const own = text.replace(OF_OTHER_POLICY, '')
  const ofThis = own === text ? key : squash(own)
  return isOfWindItself(ofThis.replace(OPENING, '').replace(DEDUCTIBLE_TOO, ''))
}

const isOfWindItself = (key: string): boolean =>
  WIND_EXCLUSION.test(key) &&
  !WIND_INSURED.test(key) &&
  !OF_A_PART.test(key) &&
  !/cosmetic|roof|screen|limited|fence|antenna|percentage|deductible/.test(key)
