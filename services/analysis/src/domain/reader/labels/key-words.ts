import { type Label, label } from './label.ts'

/** What each limit is for, in the words that no carrier's name for it does without. */
const KEY_WORDS = {
  coverage_a_dwelling: 'dwelling|residence(?!premises)|house(?!hold)',
  coverage_b_other_structures:
    '(?:other|separate|detached|appurtenant|unattached|adjacent|additional)(?:private)?(?:structure|building)|outbuilding',
  coverage_c_personal_property: 'personal(?:property|effects|belongings)|contents|belongings|householdgoods',
  coverage_d_loss_of_use: 'lossofuse|living(?:expense|cost)|rentalvalue|fairrent|(?:rental|lossof)(?:income|rents?)',
  coverage_e_personal_liability: 'liab',
  coverage_f_medical_payments: 'medical|medpay',
  mold_limit: 'mou?ld|fung(?:i|us|al)|microbial',
  water_backup_limit: 'back(?:s|ing|ed)?up|sump|sewer(?!line|pipe|lateral)',
  foundation_water_limit:
    '(?:foundation|slab)(?=.*(?:water|leak|seep|plumb|damage|cover))|(?:water|leak|seep|plumb|damage)(?=.*(?:foundation|slab))',
} as const

export type KeyedLimit = keyof typeof KEY_WORDS

/** A part of the limit, a condition, something that is done with it, or a sum that is no limit. */
const OF_OTHER =
  'deduct|premium|charge|fee|previous|prior|expir|former|lastyear|example|option|offer|avail|request|credit|discount|surcharge|settle|replacement|actualcash|cashvalue|functional|exclu|notcovered|notinclu|declin|reject|theft|assess|special|exten[ds]|excess|estimat|increase|earthquake|flood|away|elsewhere|offpremises|business|incidental|umbrella|watercraft|vehicle|golf|animal|freezer|refriger|safe|trailer|garage|boat|jewel|money|electronic|secur|student|storage|self|rentedtoothers|borrow|fire(?:department|legal)|legal|damagetoproperty|propertydamage|bodilyinjury|other(?:home|house(?!hold)|residence|dwelling)|propertyofothers|personalinjury|value|market|apprais|purchase|loan|mortg|built|year|type|style|square|occup|construct|ordinance|lawsuit|under|minimum|maximum|each(?:item|article)|peritem|perday|permonth|aggregate|claims?made|history|clean|test|form|policy|insured|agent|limitedto|limits?of|amountof|total'

const words = Object.entries(KEY_WORDS)

/** The last to be asked: a name that is none of those we know, with the key word of this limit alone. */
export const KEY_WORD_LABELS = Object.fromEntries(
  words.map(([field, own]) => {
    const others = words.filter(([other]) => other !== field && !isPartOf(field, other)).map(([, theirs]) => theirs)
    const pattern = `^(?!.*(?:${[OF_OTHER, ...others].join('|')}))(?=[a-z]*?(?:${own}))[a-z]{4,50}(?=$|\\d)`
    return [field, [label(new RegExp(pattern), 0.75)]]
  }),
) as Record<KeyedLimit, Label[]>

/** 'Landlord's contents in the dwelling': what is in the home, or beside it, is not the home. */
function isPartOf(field: string, other: string): boolean {
  return other === 'coverage_a_dwelling' && field !== 'coverage_a_dwelling'
}
