import { ALL_PERILS_IN_OTHER_WORDS, WIND_HAIL_IN_OTHER_WORDS } from './deductibles-in-other-words.ts'
import { type Label, label } from './label.ts'

/** 'If losses are a result of', 'For damage caused by', 'Applies to each covered', 'When the cause of loss is': what leads to the name of a peril. */
const LEADS_TO_PERIL =
  '(?:for|if|when|where|the|your(?=wind|hail|named|hurricane|tropical|allother)|any|each|every(?=(?:covered|insured)?(?:wind|hail|named|hurricane|tropical))|appl(?:icable|ies|ying)(?=to|for|if|when)|covered|insured|loss(?:es)?|damages?|claims?|is|are|was|were|causes?|caused|results?|resulting|arising|due|by|from|of|to|out|an?(?=result|loss|claim|peril|covered|named|hurricane|tropical|wind|hail|storm|act)|perils?(?=of|is|by)|as(?=to|regards)|with|(?:coveragea|dwelling)(?:limit|amount)(?=for|appl)|respect(?=to|of)|in(?=respect)|storms?(?=with|wind|hail|dueto|caused|of))'
/** Of one part of the home, not of the home: 'Windstorm or hail to roof surfaces'. */
const NOT_OF_A_PART =
  '(?!(?:deductible|coverage)?(?:loss(?:es)?|damages?)?(?:for|to|of|on)(?:the|your|any)?(?:roof|tree|shrub|fence|screen|awning|sign|antenna|carport|pool|outbuilding|solar|crop)|[a-z]{0,12}(?:part|portion|share|sublimit|assessments?)$)'
/** 'C. Everything else' */
const NUMBERED =
  '(?:[a-h](?=everything|anything|wind|allother|anyother|named(?:storm|wind)|hurricane|other(?:peril|loss|cause)))?'
const PREFIX = `^${NUMBERED}(?:section(?:i|1))?(?:your|(?:the)?(?:insured|policyholder|owner)s?|policy)?(?:property|special|separate|calendaryear|annual|peril(?=deductible))*(?:deductibles?(?:\\d|[a-c](?=all|other|wind|hail|named|hurricane))?)?(?:clause(?:\\d[a-z]?|one|two|three))?${LEADS_TO_PERIL}{0,9}`
const ofPeril = (peril: string, weight = 1): Label => ({
  pattern: new RegExp(`${PREFIX}${peril}`),
  weight,
  stem: PREFIX,
})
/** 'Wind and', 'Windstorm, hurricane or', 'Wind loss or' before hail. */
const WINDS =
  '(?:wind(?:storm)?(?:loss(?:es)?|damage)?(?:and|or)*)(?:(?:wind(?:storm)?|tornado(?:es)?|hurricane|cyclone)(?:and|or)*){0,3}'
/** 'Ded-2 other', 'Deductible - everything but wind', 'Clause 2, all the rest, flat': a deductible of what is left, in whatever order. */
const OF_THE_REST = '(?:other|else|rest|remaining|remainder)'
const WORDS_OF_REST =
  '(?:deductibles?|clause2|sectioni|section1|section|property|policy|standard|basic|base|flat|all|any|every|each|other|everything|anything|else|the|rest|remaining|remainder|of|for|by|from|on|to|perils?|loss(?:es)?|causes?|claims?|damages?|covered|insured|and|[1-3](?=[a-z]))'
/** 'Fire, theft' before such words; 'Dwelling, belongings, liability and the rest' are no perils. */
const NO_STORM =
  '(?:(?!wind|hail|named|hurr|trop|storm|liabilit|medical|dwelling|structures?and|contents|(?<![a-z])(?:the|your|my)?(?:home|house)(?!owner)|belongings|stuff)[a-z])'
const PERILS = '(?:perils?|loss(?:es)?|causes?|damages?|claims?)'
/** 'Any other cause of loss', 'every peril not named above', 'the rest of the insured perils' */
const REST_OF_PERILS = `(?:(?:all|any|every|each)(?:the)?(?:other|remaining)(?:covered|insured|named)?${PERILS}|(?:the)?(?:other|remaining)(?:covered|insured|named)?(?:perils?|causes?)|(?:all|any|every|each)(?:covered|insured)?${PERILS}(?:that(?:is|are))?(?:not|except|otherthan|with(?:out|no)(?:an?)?(?:separate|special|own)?deductible)|(?:all)?(?:the)?(?:rest|remainder)(?:of(?:the|all)?)?(?:covered|insured)?(?:${PERILS}|(?=$|\\d)))`
/** One deductible for whatever happens. */
const EVERY =
  '(?:all|any|every)(?:covered|insured|sectioni|section1|property)*(?:loss|losses|perils?|claims?|causes?(?:ofloss)?)'

/** '$10,000 for all losses in one policy year' is the most that is paid. */
const OF_A_TERM = '(?:in|of|during|within)(?:the|this|one|any|each|every|a|policy|calendar)*(?:year|term|period|policy)'

export const DEDUCTIBLE_LABELS = {
  wind_hail: [
    ofPeril(
      `(?:(?:all|any)?other)?(?:${WINDS}hail|hail(?:and|or)?wind(?:storm)?)${NOT_OF_A_PART}(?!.*(?:exclusion|settlement|(?<!non)hurricanedeductible|included))`,
    ),
    ofPeril(`(?:windstorm|windorhail|wind)(?:percentage)?(?:deductible)?$`, 0.6),
    ofPeril(`(?:windstorm|wind)deductible(?:including|and|or)hail`),
    // 'Named storm, windstorm and hail' is that of both.
    ofPeril(`named(?:wind)?storms?(?:and|or)?(?:${WINDS}hail|hail(?:and|or)?wind)`, 0.8),
    ...WIND_HAIL_IN_OTHER_WORDS,
    // 'Losses are subject to a deductible of   $1,500' over 'except windstorm or hail, 1% of Coverage A   $2,915'
    label(/^except(?:for|by)?(?:losse?s?by)?(?:windstorm|wind)(?:and|or)?hail/, 0.7),
  ],
  hurricane: [
    ofPeril(`(?:namedhurricane|hurricane|namedstorm|namedwindstorm|tropicalcyclone|tropicalstorm|namedtropical)`),
    ofPeril(`ns(?=\\d{1,2}$|$|deductible|named(?:wind)?storm)`, 0.9),
    // 'Wind / hail and named storm: 2% of Coverage A' is that of both.
    ofPeril(
      `${WINDS}hail(?:and|or|including)?(?:any|all)?named(?:wind)?storms?(?!deductible|.*(?:limit|premium|surcharge|coverage|exclu|notcovered))`,
      0.8,
    ),
  ],
  all_perils: [
    ofPeril(
      `(?:allother|anyother|everyother)(?:covered|insured|sectioni|property)*(?:perils?|loss(?:es)?|causes?|claims?|damage|deductible)(?!limit)`,
    ),
    ofPeril(
      `most(?:other|covered|insured|property|kindsof|typesof|causesof)*(?:loss(?:es)?|claims?|perils|causes|damage)(?:$|\\d)`,
      0.85,
    ),
    ofPeril(
      `(?:(?=[a-z]*(?:fire|lightning))(?:fire|theft|lightning|and)+other(?:covered|insured|named)?(?:perils|losses|causes|$)|theftandother(?:perils|causes))`,
      0.85,
    ),
    // 'Theft and other losses' may as well be those of jewelry or money.
    label(/^theftandotherlosses(?=$|\d)/, 0.4),
    // Some perils for all the rest: 'Fire, theft and every other peril not named here', whatever became of their letters.
    ofPeril(`(?=.*(?:other|remain|rest|not|except|with))${NO_STORM}{2,45}(?:and|(?<!f)or)${REST_OF_PERILS}`, 0.8),
    label(
      new RegExp(
        `^(?:all)?(?:the)?(?:remaining|(?:rest|remainder)of(?:the|all)?)(?:covered|insured)?${PERILS}(?=$|\\d)`,
      ),
      0.8,
    ),
    ofPeril(`(?:applicableto)?eachother(?:covered|insured)?(?:loss|peril|claim|cause)`),
    ofPeril(
      `(?=.*(?:else|allother|not))(?:${NO_STORM}{2,45}and)?(?:(?:everything|anything|all)else(?!(?:that)?you(?:ve|have)?(?:built|own|keep)|built|outside|inside|on(?:the|your)(?:property|land|lot)|in(?:the|your)(?:home|house))|(?<=and)allother(?=$|\\d)|(?:everything|anything|whatever(?:is)?)not(?:listed|named|shown|mentioned)?(?:below|above|elsewhere|here|listed|named))`,
      0.9,
    ),
    ofPeril(
      `(?:non(?:wind|hurricane)(?:hail|orhail|andhail)?|all(?:perils|losses)?except(?:wind(?:storm)?(?:(?:and|or)?hail(?=$))?|hurricane|named))`,
      0.85,
    ),
    ofPeril(`(?:all|any|every)other(?:section(?:i|1)|property|covered|insured)*(?=$|\\d)`, 0.9),
    // 'Section I Property Coverages, all other losses'
    label(
      /^(?:sectioni|section1)?(?:property)?coverages?(?:all|any)other(?:covered|insured)?(?:loss(?:es)?|perils?|causes?)(?=$|\d)/,
      0.9,
    ),
    // In Texas policies clause 1 is that of wind and hail, clause 2 that of the rest.
    ofPeril(
      `(?:clause2)?(?:all|any)?(?:losse?s?|perils)?(?:otherthan|notunder|except)(?:deductible)?clause1(?!\\d)`,
      0.9,
    ),
    label(
      new RegExp(
        `^(?=[a-z\\d]*?(?:deductible|clause2))(?=[a-z\\d]*?${OF_THE_REST})${WORDS_OF_REST}{2,9}(?=$|\\d)(?<=[a-z])`,
      ),
      0.8,
    ),
    label(new RegExp(`^deductibles?(?:for|on|of|to|section(?:i|1)|each(?:loss|occurrence|claim))*${EVERY}`), 0.8),
    ofPeril(`(?:other(?:covered|insured)?(?:losses|perils)|aop(?=$|\\d|deduct|all(?:other|perils)))`, 0.9),
    ofPeril(
      `(?:property|coverages?)?(?:all|any|every)?(?:covered|insured|sectioni|section1|property)*(?:perils?|causes?|losses|loss|claims?|everything|anything)?(?:otherthan|(?!^)(?:except|excluding|apartfrom|but(?:not)?))(?:for|by|from)?(?:losse?s?(?:by|from|due)?)?(?:(?:wind(?:storms?)?|hail|hurricanes?|named(?:storms?)?)(?:and|or)?)+`,
      0.8,
    ),
    ofPeril(
      `(?:each|per|any|one)*(?:occurrence|loss)all(?:covered)?(?:perils|losses)(?:except(?:as(?:noted|stated|shown|listed)(?:below|otherwise)?)?)?$`,
      0.85,
    ),
    label(/^applicabletoeachcoveredloss/, 0.9),
    label(
      /^section(?:i|1)(?:property)?(?:coverages?|losses)?exceptas(?:follows|(?:noted|stated|shown|listed)(?:below)?)$/,
      0.8,
    ),
    label(
      /^(?:for|takenoff)?(?:each|(?<=off)every|(?<=off)any)(?:covered|insured|section(?:i|1))*(?:loss|(?<=off(?:each|every|any))claim)(?:$|whatever|regardless|fromany|unless(?:otherwise)?(?:stated|shown|listed|noted))/,
      0.85,
    ),
    // 'Each claim, other than those below', 'Each loss under Section I, except as shown below'
    label(
      /^(?:each|any|every)(?:covered|insured)?(?:loss|claim)(?:undersection(?:i|1))?(?:otherthan|except|butnot)(?:for|as)?(?:those|theones|thelosses)?(?:listed|shown|named|noted|stated)?below(?=$|\d)/,
      0.85,
    ),
    label(
      /^deductibles?(?:for|per|on|appl(?:icable|ies)to)?(?:each|every|per|any(?=claim|sectioni|property))(?:covered|insured|property|sectioni|flood(?=loss|event|occurrence))*(?:loss|occurrence|event|claim|flood|coverage$)/,
      0.85,
    ),
    // 'Deductible, all coverages combined'
    label(
      /^deductible(?:for|on|of)?(?:all|every)(?:covered|insured|property)*coverages?(?:combined|together)(?=$|\d)/,
      0.8,
    ),
    // 'Each flood, building and contents combined'
    label(/^eachflood(?:building|dwelling|detached|structures|contents|personalproperty|and)+combined(?=$|\d)/, 0.7),
    // 'Each flood occurrence, Coverages A, B and C combined'
    label(
      /^(?:for)?each(?:flood(?:loss|occurrence|event)|(?:covered)?(?:loss|occurrence)(?=coverages?a))(?:$|\d|(?:sectioni|to|for|on)*coverages?a(?=b|and|c))/,
      0.85,
    ),
    label(/^deductibles?for(?:covered|insured)(?:perils|losses|causes|claims)/, 0.85),
    label(/^deductibles?(?:of|for)(?:this|your|the)(?:homeowners?|home|dwelling)?policy/, 0.8),
    label(new RegExp(`^(?:one|a?single|thesame)deductible(?:applies|for|to)*${EVERY}`), 0.85),
    label(
      /^deductible(?:one|single|thesame)for(?:each(?:flood|loss|occurrence|claim)|(?:coverages?)?(?:all|a(?=b|and|c)|building))/,
      0.8,
    ),
    label(/^deductible(?:section(?:i|1)|basic|base|standard|general|other)$/, 0.7),
    ofPeril(`${EVERY}(?!(?:es|s)?(?:except|otherthan)wind|(?:es|s)?${OF_A_TERM})`, 0.85),
    label(
      /^(?:property(?:coverage)?|policy|standard|base|basic|building|sectioni|section1|your|general|flat|flood|main|regular|usual|home(?:owners?)?|(?:sectioni|section1)?loss)deductible(?!amount)/,
      0.7,
    ),
    // 'Section I, except as stated below', 'All property losses unless another is shown'
    label(
      /^(?:(?:section(?:i|1)|property)(?:property)?(?:coverages?|losse?s?)?)(?:except|unless|(?<=section(?:i|1))otherthan(?=(?:those)?(?:stated|shown|listed)?below(?:$|\d)))(?:as|another(?:one)?is|those|otherwise)*(?:(?:stated|shown|listed|noted|named)(?:below|otherwise|elsewhere|here)?|below)(?=$|\d)/,
      0.8,
    ),
    ...ALL_PERILS_IN_OTHER_WORDS,
    label(
      /^(?:covered(?:perils|losses|causes)$|loss(?:es)?coveredundersection(?:i|1)$|propertylocation$|section(?:i|1)(?:property)?(?:coverages?|losse?s?)?(?:(?:per|each|any(?:one)?)(?:loss|occurrence|claim))?$|property(?:coverages?|losse?s?)(?:sectioni|section1)?$|property(?:per|each)(?:occurrence|loss|claim)$|other(?:$|flat|\d{1,5}$))/,
      0.4,
    ),
  ],
} satisfies Record<string, Label[]>
