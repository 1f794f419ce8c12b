import type { PolicyFields } from '../../policy-fields.ts'

export type Topic = keyof Pick<
  PolicyFields,
  | 'coverage_a_dwelling'
  | 'coverage_b_other_structures'
  | 'coverage_c_personal_property'
  | 'coverage_d_loss_of_use'
  | 'coverage_e_personal_liability'
  | 'coverage_f_medical_payments'
  | 'mold_limit'
  | 'water_backup_limit'
  | 'foundation_water_limit'
  | 'ordinance_or_law_percentage'
>

/** What a sentence is about, in the words of people: the narrow ones first, because the house is in nearly all. */
const TOPICS: [Topic, RegExp][] = [
  ['mold_limit', /\b(?:mou?ld|fung(?:us|i)|wet rot)\b/i],
  [
    'water_backup_limit',
    /\b(?:water|sewer|drain)s?(?: or \w+)? ?back(?:s|ed|ing)?[ -]?(?:ups?\b|into)|\bback(?:s|ed|ing)?[ -]?ups? (?:of|through|from|in) |\bsump\b/i,
  ],
  ['foundation_water_limit', /\b(?:foundation|slab)\b/i],
  [
    'ordinance_or_law_percentage',
    /\b(?:building|newer|current|today's|local|city|stricter) (?:and \w+ )?(?:codes?|laws?|ordinances?)\b|\bordinance|\bup to code\b|\bcode upgrades?|\bnew(?:er)? (?:building )?rules\b/i,
  ],
  [
    'coverage_f_medical_payments',
    /\b(?:needs? (?:to see )?a doctor|gets? a doctor)\b|\b(?:doctor|medical|hospital|ambulance)s?'?(?: and \w+)? (?:bills?|costs?|payments?|expenses?|care)\b/i,
  ],
  [
    'coverage_e_personal_liability',
    /\bliab(?:le|ility)\b|\bsue[sd]?\b|\blawsuits?\b|\blegally responsible|\bsuing\b|\bclaim against you|\b(?:hurt|injure) (?:someone|somebody)|\bresponsible for (?:someone|somebody|another|injur)/i,
  ],
  [
    'coverage_d_loss_of_use',
    /\bhotels?\b|\brent(?:ing)? (?:another|a place|somewhere)|\b(?:additional|extra) (?:living )?(?:costs?|expenses?) (?:of|while|for)|\badditional living|\bloss of use|\bwhere (?:would|will|do|can|could) (?:I|we|you) (?:live|stay|sleep)\b|\b(?:live|living|stay|staying) (?:elsewhere|somewhere else|away)|\bplace to (?:stay|live)|\bcan(?:'t|not) (?:live|stay) (?:at|in)|\bmove out\b/i,
  ],
  [
    'coverage_b_other_structures',
    /\bother (?:structures|buildings)|\bdetached\b|(?:\bnot|n't) attached to (?:the|your) (?:house|home|dwelling)|\bstand(?:s|ing)? apart\b|\bouter buildings|\boutbuildings|\bseparate (?:structures|buildings)/i,
  ],
  [
    'coverage_c_personal_property',
    /\bbelongings|\bpersonal property|\bpossessions|\bcontents\b|\b(?:your|the) (?:things|stuff)\b|\b(?:things (?:that )?|what )you own|\beverything (?:else )?you own|\bfurniture\b/i,
  ],
  [
    'coverage_a_dwelling',
    /\b(?:house|home|dwelling|residence|building)\b|\badditions and alterations\b|\b(?:your|the) unit\b/i,
  ],
]

export const topicOf = (words: string): Topic | null => TOPICS.find(([, pattern]) => pattern.test(words))?.[0] ?? null

/** Limits within a limit, other insurance, and money that is no limit. */
const OTHER_THING =
  /\b(?:jewel\w*|(?<!actual )cash|money|furs?|guns?|firearms?|silver(?:ware)?|watches|coins?|gold|antiques?|art|collectibles?|theft|stolen|business|trees?|shrubs?|landscap\w+|plants?|credit cards?|forg\w+|fraud|debris|fire department|locks?|refrigerat\w+|food|spoil\w+|golf|boats?|trailers?|vehicles?|cars?|auto|drones?|bikes?|bicycles?|equipment|service lines?|utility lines?|buried|underground|identity|cyber|pets?|dogs?|animals?|graves?|assessments?|earthquakes?|flood|scheduled|glass|loan|owe|payments? of|market value|tax(?:es|able)?|apprais\w+|square f\w+|save[sd]?|saving|discounts?|credit|reward|off for (?:your|having|being|a)|fees?|premium|price|(?<!\bextra (?:it|that) )costs? you|charged?|month(?:ly)?|instal\w+|bill you|deductibles?|your (?:part|share)|the first|out of (?:your )?pocket|special limit|at most \$\d{1,3}\b|we estimate|estimated|charity)\b/i
/** A list of belongings may name what has a limit of its own elsewhere: the limit of all is a large one. */
const SMALL = 10_000

/** What might be, was, or is told as an example. */
export const isSupposed = (text: string): boolean =>
  /\bfor example|\bexample\b|\bfor instance|\bsuppose\b|\bimagine\b|\b(?:might|could)\b|\bavailable\b|\boptional\b|\bask us\b|\byou (?:can|may) (?:add|buy|raise|lower|choose|increase|pick|get|change)|\b(?:may|can) (?:also )?be (?:bought|purchased|had|obtained|added|chosen|selected|increased|raised|lowered)\b|\bif you(?:'d| had| add| buy| want| choose| raise| lower| increase| upgrade| switch)|\blast year|\bprevious(?:ly)?\b|\bprior\b|\bexpir(?:ed|ing) |\bquoted?\b|\boffer(?:ed|s)?\b|\bwould (?:have|save|lower|raise|reduce|cost you|add|be\b)|\bused to be|\b(?:was|were) insured for\b|\btakes? the place of\b|\bmost people|\bother (?:customers|companies)|\btypical(?:ly)?\b|\b(?:ignore|disregard) |\bassistants?\b|\binstructions?\b/i.test(
    text,
  )

export const isOfOtherThing = (words: string, dollars: number | null): boolean => {
  const match = OTHER_THING.exec(words)
  if (!match) return false
  const isOfAll = /\b(?:belongings|possessions|everything|furniture|personal property|contents)\b/i.test(words)
  return !(
    isOfAll &&
    (dollars ?? 0) >= SMALL &&
    !/\b(?:deductible|month|premium|price|first|share|loan)/i.test(match[0])
  )
}
