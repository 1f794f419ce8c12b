import { type Label, label } from './label.ts'
import { madeOf } from './made-of.ts'

/** Words that join others, and that say whose home it is. */
const JOINS =
  'and|or|of|to|the|your|our|a|for|in|on|at|by|from|through|if|when|while|you|we|have|each|per|person|occurrence|loss|claim|coverage|limit|protection|amount(?=of(?:coverage|protection))'

/** '10% of dwelling protection' goes on with a figure; 'Personal' over 'Liability' is one label in two lines; a limit of liability is any limit. */
const GOES_ON =
  '(?!(?:liability|elsewhere|housing)$|limits?of(?:the|our|your)?liability|of|to|and|or|per(?!son)|is|are|by|from|for)'

/** These words in any order and no others, among them one that tells what is insured. */
export const allWords = (telling: string, words: string): string =>
  `(?:(?:cov(?:erage)?)?[a-f])?${GOES_ON}${madeOf(`(?:${words}|${JOINS})+(?=$|\\d)`, `(?=[a-z]*?(?:${telling}))`)}`

/** A label in plain words. */
const inPlainWords = (telling: string, words: string, weight: number): Label =>
  label(new RegExp(`^${allWords(telling, words)}`), weight)

const unless = (other: string, { pattern, weight }: Label): Label =>
  label(new RegExp(`^(?!${other})(?:${pattern.source})`), weight)

/** Libel, or one of the split limits: 'Personal injury liability', 'Property damage liability'. */
const ONE_KIND_OF_INJURY = '(?:personalinjury|propertydamage|bodilyinjury)(?!and|or)'
/** 'Property of guests'; not 'Guests hurt on your property' */
const OF_THEIR_THINGS = '(?![a-z]*(?:hurt|injur|medic|doctor|hospital|bill))[a-z]*property'

/** 'Mold testing', 'Fungi liability', 'Mold existing before the policy began': not what is paid for its damage. */
export const ASIDE_FROM_MOLD =
  '(?:limited)?(?:mou?ld|mildew|fung(?:i|us|al)|microb(?:es|ial)|wet|dry|rot|bacteria|and|or)+(?:(?:test|inspect)(?!.*(?:remov|remed|clean))|liab|pre-?exist|exist|present(?:before|at|when)|alreadythere)'

/** Whole labels as people speak: 'Things you own', 'Somewhere else to live', 'Sump pump failure'. */
export const PLAIN_WORDS = {
  coverage_a_dwelling: inPlainWords(
    'house|home|dwelling|residence|building',
    '(?:re)?build(?:ing)?|insures?|realproperty|thatis|repair(?:ing|s)?|replac(?:e|ing)|home|house|dwelling|residen(?:ce|tial)|building(?=$|itself|youlive|andattached|oftheh)|main|principal|primary|insured|private|physical|itself|live|attached(?:structures?|garage)|garage|structure(?=ofthe|ofyour|$)',
    0.55,
  ),
  coverage_c_personal_property: unless(
    '[a-z]*other(?:home|house)',
    inPlainWords(
      'things|stuff|belongings|possessions|furni[a-z]*cloth|cloth[a-z]*furni|whatyouown|everything(?:inside|in|youown)|propertyyouown|household(?:goods|property)|goodsandeffects|goodsof(?:the|your)(?:household|home)|personaleffects|movables?(?:property|$)|contents',
      'things|stuff|belongings|possessions|unscheduled|ofdwelling|furniture|furnishings|cloth(?:es|ing)|electronics|appliances|everything|inside|what|own|property|that|household|goods|items|personal|effects|contents|home|house|other|all|else|movables?|worldwide',
      0.75,
    ),
  ),
  coverage_d_loss_of_use: inPlainWords(
    'elsewhere|somewhereelse|placeto(?:live|stay)|hotel|housing|lodging|accommodation|relocation|displacement|moveout|(?:cannot|cant|couldnot)(?:live|stay)|livingexpense|livingcost|lossofuse|(?:additional|added|extra|increased)(?:costs?|expenses?)of(?:living(?:away|elsewhere)|temporary(?:living|quarters|housing|lodging|shelter))|(?:temporary|alternat(?:e|ive)|interim|substitute|rented)(?:living)?quarters|rents?youlose|rehousing|temporaryshelter|(?:costs?|expenses?)ofliving(?:away|elsewhere)|useloss|ale(?:and|or)?frv',
    'temporar(?:y|ily)|alternat(?:e|ive)|interim|substitute|shelter|rehousing|other|extra|additional|added|increased|quarters|rented|lose|costs?|expenses?|cannot|cant|must|live|living|stay(?:ing)?|homes?|house|during|it|fix(?:ed|ing)?|repair(?:s|ed|ing)?|rebuil[dt](?:ing)?|being|elsewhere|some(?:where|place)else|some(?=place)|place|else|use|rent(?:al)?|fair|value|move|out|away|hotels?|housing|lodging|accommodations?|meals|relocation|displacement|had|is|are|re(?=out|away)|away|after|following|covered|insured|keep(?:ing)?(?:up)?|standard|normal|ale|frv',
    0.75,
  ),
  coverage_e_personal_liability: unless(
    ONE_KIND_OF_INJURY,
    inPlainWords(
      '(?<!of)liab|lawsuit|sue[ds]|youhurt|youinjure|responsible|responsibilityto|atfault|claimsagainst|(?:injur(?:y|ies)|harm|damage)(?:ordamage|andharm)?toother(?:s|people)(?!property)|youcause|youanswerfor|answerablefor|damagesyouowe',
      'personal|legal(?:ly)?|members?|policyholders?|insured|named|household|liab(?:ility|le)|claims?|law|suits?|get|being|held|some(?:one|body)|others?|another|people|persons?|if|break|broken?|hurt|injure[sd]?|damages?|injur(?:y|ies)|harm|bodily|property|their|things|stuff|cause[sd]?|public|responsib(?:le|ility)|fault|against|made|brought|sue[sd]?|family|premises|answer(?:able)?|third|part(?:y|ies)|accidents?|events?|third|part(?:y|ies)|owe|any|one|them|are|is',
      0.75,
    ),
  ),
  coverage_f_medical_payments: unless(
    OF_THEIR_THINGS,
    inPlainWords(
      'guests?(?!house|home|cottage|room)|visitor|medical|doctor|hospital',
      'guests?|visitors?|medical|doctors?|hospital|ambulance|outlays?|aid|first(?=aid)|physicians?|treatment|public|any|one|bills?|costs?|payments?|pay(?=$|to|for)|expenses?|care|hurt|injured|injur(?:y|ies)|gets|home|house|property|place|others|otherpeople|premises|someone|are|is|anyone|nofault|regardlessoffault|voluntary',
      0.75,
    ),
  ),
  mold_limit: unless(
    ASIDE_FROM_MOLD,
    inPlainWords(
      'mou?ld|fung|mildew|microb|wetrot|dryrot|rot(?=and|or)|(?:and|or)rot',
      'remov(?:ing|al)|clean(?:ing)?(?:up)?|up|remediat(?:ion|ing)|testing|wet|dry|rot|mou?ld|mildew|fung(?:i|us|al)|bacteria(?:l)?|microb(?:es|ial)|organisms?|similar|growth|hidden|limited|damage|other|spores|expenses?|costs?|treating|treatment',
      0.8,
    ),
  ),
  water_backup_limit: unless(
    '(?:sump)?pumps?$',
    inPlainWords(
      'back(?:s|ed|ing)?up|backup|sewage(?!line)|sump|drains?(?:over|clog)|clog',
      'water|sewers?|sewage|septic|systems?|drain(?:s|age)?|lines?|sump|pump|fail(?:ure|s|ing)?|overflow(?:s|ing)?|discharge|back(?:s|ed|ing)?|up|into|home|house|limited|damage|clogged|blocked|broken|that|which|flow',
      0.8,
    ),
  ),
} satisfies Record<string, Label>
