import { sentencesIn } from '../geometry/text/sentences.ts'

/** Words for what a sentence takes out of the policy. */
const TOPICS = {
  mold_limit: String.raw`(?:mou?lds?|fung(?:us|i)|fungal \w+)`,
  water_backup_limit: `(?:(?:water|sewer|drain|sump|septic)s?(?:(?: and| or|,|/)? (?:sewer|drain|sump|water)s?)* ?back-? ?ups?|back-? ?ups? (?:of|from|through) (?:the |a |any )?(?:water|sewer|drain|sump)s?|(?:sewers?|drains?) (?:and|or) (?:sewers?|drains?) that back up|water(?: or sewage)? (?:that|which) backs up(?: (?:through|from|into|out of) (?:[a-z]+ ){0,4}?(?:sewers?|drains?|sumps?)(?: (?:and|or) (?:sewers?|drains?))?)?|water damage from (?:a |the )?sewers?)`,
}

/** Other perils may stand before it: 'does not cover flood, earth movement or mold'. */
const LIST = String.raw`(?:[\w-]+,? ){0,16}?`

const OUT = String.raw`(?:\b(?:this|the|your|our) (?:policy|contract|insurance|form) (?:does not|doesn[’']t|will not) (?:cover|insure|pay for|include|apply to)|\bwe (?:do not|don[’']t|will not) (?:cover|insure|pay for)|\bexclud(?:es|ed:|ing)|\b(?:not|never) (?:insured|covered)(?: (?:by|under|in) (?:this|the|your) policy)?:?|\bno (?:coverage|insurance|cover)(?: is provided| under this policy)? (?:for|against)|\bpays? nothing (?:for|toward)|\bnothing (?:is|will be) paid for|\btakes? out|\byou (?:did not|didn[’']t) (?:choose|buy|select|purchase|elect))`

/** What bounds the exclusion: a part is paid, it is the other half of the policy, or what is not there is a deductible of it. */
const BOUNDED =
  /^(?:any |all )?other\b|\$|\bexcept|\bunless\b|\bbeyond\b|\bmore than\b|\bover\b|\bother than\b|\bresult\w*\b|\bcaused\b|\bliabilit|\bsection (?:ii|2)\b|\blimit|\bif\b|\bnot exclud|\bbut\b|\bhigher\b|\bdiscount|\bpremium|\bdeductible|\bsub-?limit|\bseparate|\b(?:mou?lds?|fung\w+|rot|microbes|bacteria) test(?:s|ing)?\b|\btest(?:s|ing)? (?:of|for)\b|\bwaiting|\b(?:pre-?)?exist(?:ing|s|ed)\b|\bwe (?:will |do )?pay for\b|\bexclusions? (?:of|for)\b/i

/** 'Flood, earth movement and mold are not covered' */
const THINGS = String.raw`(?:[\w-]+(?: [\w-]+){0,3}(?:, (?:and |or )?| and | or )){0,6}`

const BEFORE = new Map(
  Object.entries(TOPICS).map(([field, words]) => [field, new RegExp(`${OUT} ${LIST}${words}\\b`, 'i')]),
)
const AFTER = new Map(
  Object.entries(TOPICS).map(([field, words]) => [
    field,
    new RegExp(
      `^${THINGS}(?:\\w+ )?${words}(?:,? (?:\\w+[ ,]+){0,6}?)?(?:is|are) (?:not (?:covered|insured|paid)|excluded)\\b`,
      'i',
    ),
  ]),
)
/** 'Water damage, mold, sewer backup: not covered on this form', 'Sewer backup: coverage declined by the insured' */
const AFTER_COLON = new Map(
  Object.entries(TOPICS).map(([field, words]) => [
    field,
    new RegExp(
      `^${LIST}${words}(?:,? (?:\\w+[ ,]+){0,6}?\\w+)?:\\s+(?:this |the )?(?:coverage |protection )?(?:is )?(?:not (?:covered|insured|paid|taken|purchased|selected|chosen|bought|included|provided)|excluded|declined|rejected|waived|no coverage|none\\W*$)`,
      'i',
    ),
  ]),
)

/** 'Water damage exclusion, including backup of sewers': the title of a form. */
const TITLED = new Map(
  Object.entries(TOPICS).map(([field, words]) => [
    field,
    new RegExp(
      `\\bexclu(?:sion|ded),? (?:\\()?(?:including|incl\\.?|also of|applies to|of) ${LIST}${words}(?! cover)`,
      'i',
    ),
  ]),
)

/** 'Mold, fungi or other microbes. Remediation is not covered.': a title, and what is said of it */
const UNDER_TITLE = new Map(
  Object.entries(TOPICS).map(([field, words]) => [
    field,
    new RegExp(
      `^${LIST}${words}(?:,? (?:(?:and|or|other|wet|dry|mou?lds?|fungi|fungus|microbes?|bacteria|rot|spores?),? ?)*)?[.:]\\s(?:its )?(?:remediation|removal|clean-?up|coverage) is (?:not (?:covered|insured|provided)|excluded)\\.?$|^${LIST}${words}(?: and [\\w ]{3,30})?[.:]\\s(?:you (?:did not|didn[’']t|have not|haven[’']t) (?:purchase|buy|choose|select|take|add)(?:ed|d)? (?:this|it)(?: coverage)?)\\.?$`,
      'i',
    ),
  ]),
)

/** 'Damage by water that backs up through sewers is not covered', 'Loss consisting of or caused by mold': all of it. */
const BY_IT = /^(?:any |all )?(?:loss|damage)(?: (?:that is )?caused| consisting of,? or caused)? (?:by|from) /i

/** 'HPA-380 excludes mold, fungi and other microbes', 'Not insured: flood, mold', 'Sewer backup is not covered'. */
export const isTakenOutInSentence = (field: keyof typeof TOPICS, text: string): boolean =>
  text.length < 260 &&
  (UNDER_TITLE.get(field)?.test(text) ||
    [...sentencesIn(text.replace(LETTERED, '').replace(NOT_PART, '')), ...titlesIn(text)]
      .map((one) => one.replace(BY_IT, ''))
      .some(
        (one) =>
          !BOUNDED.test(one) && [BEFORE, AFTER, AFTER_COLON, TITLED].some((forms) => forms.get(field)?.test(one)),
      ))

/** 'B. Water that backs up …', an item of a list */
const LETTERED = /^\(?[A-Za-z][.)]\s+/

/** 'Not part of this policy: mold is not covered.' says so twice. */
const NOT_PART = /^[^:$\d]{0,30}\bnot (?:a )?part of (?:this|your|the) policy:\s+/i

/** 'HO-14 (lightning), HO-22 (mold, fungi and rot excluded)': what a form is about, in brackets behind its number. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z]{1,6}[ -]\d{1,4}[A-Z]?\s\(([^()]{5,60})\)/g)].map(([, title = '']) =>
    title.replace(/\s(?=excluded$)/i, ' is '),
  )
