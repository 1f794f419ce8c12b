import { type Label, label } from './label.ts'
import { allWords } from './plain-words.ts'

interface Named {
  /** The word that no carrier's name for it does without. */
  key: string
  /** What may stand beside it: words for the same thing, or for more of it. */
  also: string
}

const STRUCTURES = '(?:structure|building)s?'

/** What each limit is for. 'Trampoline liability', 'Pet medical' and 'Back up generator' are something else: of what no list has, nothing is told. */
const KEY_WORDS = {
  coverage_a_dwelling: {
    key: 'dwelling|residence(?!premises)|house(?!hold)',
    also: '(?:one|two|single|[12])?(?:family|stor(?:y|ies))|frame|brick|stone|log|wood|veneer|masonry|stucco|main|primary|private|above|address|located|allwind(?:storm)?andhailloss',
  },
  coverage_b_other_structures: {
    key: `(?:other|separate|detached|appurtenant|unattached|adjacent|additional)(?:private)?(?:structure|building)|outbuildings`,
    also: `(?:other|separate|detached|appurtenant|unattached|adjacent|additional|private)+${STRUCTURES}|buildings?|outbuildings`,
  },
  coverage_c_personal_property: {
    key: 'personal(?:property|effects|belongings)|contents|belongings|householdgoods',
    also: 'personal|effects|belongings|contents|household|goods|furniture|cloth(?:es|ing)|things|stuff|possessions',
  },
  coverage_d_loss_of_use: {
    key: 'lossofuse|living(?:expense|cost)|rentalvalue|fairrent|(?:rental|lossof)(?:income|rents?)',
    also: 'use|where|live|living|meanwhile|elsewhere|temporary|additional|alternat(?:e|ive)|increased|extra|expenses?|costs?|fair|rents?|rental|value|income|lost',
  },
  coverage_e_personal_liability: {
    key: 'liab',
    also: 'liab(?:ility)?|personal|premises|famil(?:y|ies)|guests|others|farmandpersonal|comprehensive|everyday',
  },
  coverage_f_medical_payments: {
    key: 'medical|medpay',
    also: 'medical|medpay|payments?|expenses?|costs?|bills?|guests?|visitors?|others|people|persons',
  },
  mold_limit: {
    key: 'mou?ld|fung(?:i|us|al)|microbial',
    also: 'mou?lds?|mildew|fung(?:i|us|al)|microbial|bacteria|wet|dry|rot|hidden|growth|damage|remediation|removal|clean-?up',
  },
  water_backup_limit: {
    key: 'back(?:s|ing|ed)?up|sump|sewer(?!line|pipe|lateral)',
    also: 'water|that|back(?:s|ing|ed)?up|sewers?|sewage|drains?|sump|pump|overflow|discharge|damage',
  },
  foundation_water_limit: {
    key: '(?:foundation|slab)(?=.*(?:water|leak|seep|plumb|damage|cover))|(?:water|leak|seep|plumb|damage)(?=.*(?:foundation|slab))',
    also: 'foundation|slab|water|leak(?:age|s)?|seep(?:age|s)?|plumbing|damage|under|hidden',
  },
} as const satisfies Record<string, Named>

/** How carriers adorn their names, and whose or where it is. */
const ADORNED =
  'landlords?|owners?|homeowners?|all|any|this|with|ea|occ|deluxe|premier|preferred|enhanced|plus|select|essential|complete|basic|broad|limited|ltd|core|package|program|plan|rider|endorsement|shield|guard|insurance|cover|cov(?:erage)?[a-f]?|ite?m|rental|house|home|residence|dwelling|premises|property|building|unit|insured|covered'

export type KeyedLimit = keyof typeof KEY_WORDS

/** What has more than its key word and such words may be another thing. */
export const WHOLE_NAME = 0.75

/** The last to be asked: a name that is none of those we know, with the key word of this limit and nothing that is less than it; '$5,000   for water that backs up', too. */
export const KEY_WORD_LABELS = Object.fromEntries(
  Object.entries<Named>(KEY_WORDS).map(([field, { key, also }]) => [
    field,
    [
      label(new RegExp(`^(?:for)?${allWords(key, `${also}|${ADORNED}`)}`), WHOLE_NAME),
      label(new RegExp(`^(?=[a-z]*?(?:${key}))[a-z]{4,50}(?=$|\\d)`), 0.5),
    ],
  ]),
) as Record<KeyedLimit, Label[]>
