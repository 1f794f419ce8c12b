/** Words that say of a coverage something else than its limit, or name a part of it. */
const NOT_THE_LIMIT =
  '(?!.*(?:deduct|premium|settle|replac|increas|percent|appl|exten|special|ordinance|law|code|assess|roof|endors|theft|jewel|inflat|total|wind|hail|mold|fung|debris|loss(?!ofuse)|section|refer|see))'
/** 'within Coverage A', 'Share of Coverage A'; not 'Reconstruction (Coverage A)', 'Interior (Coverage A)' */
const NOT_OF_IT = '(?<!of|to|in|(?<![ts]i)on|by|for|and|from|(?<!ri)or|with|than|under|your|the)'

/** 'Coverage A limit at inception', 'Coverage A on which percentages are based' */
const LIMIT =
  '(?:(?:limit|amount)(?:of(?:liability|insurance))?)?(?:at(?:policy)?(?:inception|renewal|issue)|(?:on|from)which[a-z]{2,20}(?:based|figured|computed|calculated))?'

/** 'Coverage C', 'Things you own (Coverage C)', 'Fences and sheds - Coverage B': in words of the carrier's own the letter tells. */
export const byLetter = (letter: string, butNot = '') =>
  new RegExp(
    // Few cells have the letter at all: the others need no look for all those words.
    `^(?:coverage${letter}${LIMIT}(?=$|\\d{5,7}$|[1-9]0{3}$)|(?=[a-z]*?cov(?:erage)?${letter})${NOT_THE_LIMIT}${butNot}[a-z]{4,60}${NOT_OF_IT}cov(?:erage)?${letter}${LIMIT}$)`,
  )

/** 'A', 'Coverage A', 'Cov. A', 'Section I'. Letters differ by carrier (State Farm and Texas forms: B is personal property): the words decide. */
const letter = (letters: string) =>
  `^(?:(?:limit|amount)of(?:liability|insurance)(?:on|for))?(?:section(?:i|ii|1|2))?(?:cov(?:erage)?)?[${letters}]?(?:on)?(?:the|your)?`
export const named = (letters: string, words: string, after = '') =>
  new RegExp(`${letter(letters)}(?:${words})${after}`)

/** Behind words for another coverage the letter is that of a form with other letters. */
export const CONTENTS = 'personal|belongings|contents|things|stuff|possessions|goods|effects|movable'
export const LIVING = 'lossofuse|living'
