import { type Label, label } from './label.ts'
import { ASIDE_FROM_MOLD, PLAIN_WORDS } from './plain-words.ts'

/** What is insured beside the lettered coverages, or up to less within them. */
export const ADDED_LIMIT_LABELS = {
  mold_limit: [
    label(
      new RegExp(
        `^(?:texas)?(?!${ASIDE_FROM_MOLD})(?:limited|property|residence|dwelling|home|sectioni|ensuing)?(?:coverage)?(?:limit)?(?:for)?(?:fungi|fungus|fungal|mold|mould|mildew|microb|rot(?=mou?ld|fung|mildew)|(?:wet|dry)rot|wetordryrot)(?!.*(?:liabilitylimit|(?<!sectioni(?:and|or|\\d{3,6})?)sectionii))`,
      ),
    ),
    label(/^(?:remediation|cleanup|removal)of(?:fungi|fungus|mold|mould|microb|rot)/),
    label(/^biologicaldeterioration/, 0.9),
    PLAIN_WORDS.mold_limit,
  ],
  water_backup_limit: [
    label(
      /^(?!waterdischarged?(?!.*(?:sewer|drain|sump|back|overflow)))(?:limited)?(?:water|sewers?|sewage|drains?|sump|septic(?:systems?|tanks?)?)(?:(?:and|or|drains?|sewers?|sump(?:pump)?|septic(?:systems?|tanks?)?)*)(?:that|which)?(?:back(?:s|ed|ing)?|over(?:flow(?:s|ing)?)?|waterdamage|water|discharge)(?!.*(?<!\d|own|separate)deductible)/,
    ),
    label(/^(?:backed|backing)up(?:of|from|the)*(?:water|sewers?|drains?|sump)/),
    label(/^(?:waterdamage)?(?:sewer|drain)?backup(?:of|from)?(?:water|sewers?|drains?|sump)/),
    label(
      /^(?:limited)?water(?:damage)?(?:(?:that|which)?(?:com(?:es|ing)|back(?:s|ing)|ris(?:es|ing)|flow(?:s|ing)|enter(?:s|ing)|return(?:s|ing)|overflow(?:s|ing))(?:up|back|in|out)*)?(?:(?:from|by|through|outof|of)?(?:the|your|a)?(?:sewers?|drains?)(?:(?:and|or)(?:sewers?|drains?|sump(?:pump)?)?)*)(?!line|pipe)/,
    ),
    label(/^(?:sewers?|drains?)(?:and|or)(?:the)?(?:sewers?|drains?|sump)(?!line|pipe)/, 0.8),
    label(
      /^(?:escape|discharge|overflow)(?:andoverflow|ordischarge)?(?:of|from)(?:water)?(?:from|of)?(?:a|the)?(?:sump|sewer|drain)(?!.*(?<!\d)deductible)/,
    ),
    // 'Stoppage of sewers, drains, sumps'
    label(
      /^(?:stoppage|blockage|clogging|back(?:ward)?flow|reverseflow)(?:of|in|from|through)(?:the|your)?(?:sewers?|drains?|sumps?|septic)(?!line|pipe|.*(?:deductible|discount|credit|device))|^(?:(?:sewers?|drains?)(?:and|or)?)+(?:stoppage|blockage)s?(?=$|\d)/,
      0.9,
    ),
    PLAIN_WORDS.water_backup_limit,
  ],
  ordinance_or_law_percentage: [
    // 'Laws and codes when rebuilding'
    label(/^lawsandcodes(?:when|while)(?:you)?rebuild(?:ing)?$/),
    label(
      /^(?:(?:re)?buildings?|increased|additional|extended|enhanced|broadened)*(?!.*(?:premium|surcharge|credit|discount)\d*$)(?:ordinanceorlaw|ordinanceandlaw|ordlaw|ordinancelaw|law(?:and|or)?ordinance|ordinance)/,
    ),
    label(
      /^(?=limited|meeting|complying|new|todays|current|local|stricter|building)(?!.*(?:discount|credit|grade|effectiveness|surcharge))(?:limited)?(?:meeting|complyingwith)?(?:newer|new|todays|current|local|stricter)?building(?:codes?|ordinance|laws?(?!suit))/,
    ),
    label(/^increasedcost(?:dueto|by|from|of)(?:building)?(?:codes?|laws?|ordinance)/),
    label(
      /^(?:(?:increased|extended)?(?:building)?codeupgrade|(?:re)?build(?:ings?)?(?:up)?to(?:the)?(?:current|local|new|present|todays|building)*codes?|code(?:compliance|coverage|requirements)|repairof(?:building)?code(?:deficienc(?:y|ies)|violations?)(?=$|\d|law|ordinance|coverage|limit)|(?:bring|upgrad)(?:e|ing)(?:s|it|the|your)?(?:home|house|unit|condo|building|property|place)?(?:up)?tocode(?!.*(?:discount|credit|surcharge)))/,
    ),
    label(/^(?:coveragea|extensionofcoverage)?increasedcost(?:ofconstruction|ordinance)/),
    // 'Cost to meet building law', 'Conformity with building laws', 'Code and ordinance cost'
    label(
      /^(?=extra|add|increase|costs?|expense|to|of|for|meet|satisfy|conform|compl)(?!.*(?:discount|credit|grade|effectiveness|surcharge|premium|rat(?:e|ing)|fee|deductible|inflation|reduction))(?:extra|added|additional|increased)?(?:costs?|expenses?)?(?:to|of|for)?(?:meet(?:ing)?|satisfy(?:ing)?|conform(?:ity|ing|ance)?(?:with|to)|compl(?:y|ying|iance)with)(?:the|newer|new|todays|current|local|city|stricter)*(?:building)?(?:codes?|ordinances?|laws?(?!suit)|regulations?)/,
    ),
    // 'Laws and ordinances', 'Enforcement of building laws', 'Demolition and code cost'
    label(
      /^(?=building|code|law|enforce|operation|demolition)(?!.*(?:discount|credit|grade|effectiveness|surcharge|premium|rat(?:e|ing)|fee|deductible|inflation|reduction))(?:(?:building)?codes?(?:and|or)(?:ordinances?|laws?)|laws?(?:and|or)(?:codes?|ordinances)|(?:enforcement|operation)of(?:any|the)?(?:building|local)*(?:laws?|codes?|ordinances?)|demolition(?:and|or)(?:building)?(?:codes?|laws?|ordinances?)|building(?:laws?|regulations?)costs?(?=$|\d))/,
    ),
  ],
  foundation_water_limit: [
    label(
      /^(?!slab\d{0,2}$)(?:limited)?(?:residence|dwelling)?(?:slab|foundation)(?:and|or)?(?:sub)?(?:foundation|slab)?(?:sudden|accidental|and)*(?:water|endorsement|coverage|seep|leak|damage|(?=\d{0,6}$|\d{1,3}of(?:coverage|cov)a(?![a-z])))/,
    ),
    label(
      /^(?:hidden)?(?:water)?(?:damage|seepage|leakage)(?:(?:or|and)?(?:leakage|seepage))?(?:to|under|of|from)?(?:the)?(?:slab|foundation)/,
    ),
    label(
      /^water(?:leak(?:s|age|ing)?|seep(?:s|age|ing)?|damage|entering)?(?:under|beneath|below)(?:the|your)?(?:slab|foundation)(?!.*deductible)/,
    ),
    label(/^(?:water)?seepage(?:ofwater)?(?:under|beneath|of|from|through)?(?:the)?(?:slab|foundation)/),
    label(/^foundation(?:of(?:the|your))(?:house|home|dwelling|building|residence)$/, 0.8),
    // 'Water damage from plumbing, foundation': in any order.
    label(
      /^(?=[a-z]*(?:slab|foundation))(?=[a-z]*(?:water|seep|leak|plumbing))(?:water|steam|escape(?=ofwater)|damage|plumbing|seepage|leak(?:s|age)?|slab|foundation|sudden|accidental|discharge|and|or|in|from|of|to|the|your|under|below|beneath|through|hidden|ground|extended|limited|continuous|repeated|coverage|cost|access|tear|out|dwelling|residence)+(?=$|limit(?:per|each|of)|\d)/,
      0.8,
    ),
    label(
      /^(?:water|plumbing)?leak(?:s|age)?(?:ofwater)?(?:under|beneath|below|in|of|through)(?:the|your)?(?:slab|foundation)/,
    ),
    label(
      /^(?:sudden|accidental|and)*(?:water|plumbing)(?:discharge|leakage|leaks?|seepage|damage)(?:and|or)(?:slab|foundation)(?:leak|seep|water|damage|coverage)/,
    ),
  ],
  extended_dwelling_percentage: [
    label(
      /^(?:with|plus)?(?:dwelling|coveragea)?(?:extended|expanded|additional|extra|enhanced|increased)(?:dwelling)?(?:replacement(?:cost)?|reconstruction(?:cost)?|rebuilding|limit|coverageadwelling|insuranceforcoveragea|amountforcoveragea)/,
    ),
    label(/^(?:extended|expanded|enhanced)dwelling/),
    label(/^(?:coverage)?a?dwellingwith(?:extended|expanded|enhanced)(?:replacement|reconstruction)cost/, 0.8),
    label(/^rebuild(?:ing)?(?:cost)?cushion/),
    // 'Increased building structure protection, 40% of A'
    label(
      /^(?:extended|expanded|enhanced|increased)buildingstructure(?:protection|coverage|limit|amount|replacement)(?:cost)?(?=$|\d{1,3}(?:of|$))/,
      0.8,
    ),
    label(/^dwellingreplacementcost(?:plus|with(?:an)?(?:extended|additional|increased)(?:limit|amount))/),
    label(/^(?:with)?(?:buildingstructure)?(?:reimbursement)?extendedlimits/),
    // Over 'Extended limits', with the share beside the first line.
    label(/^buildingstructurereimbursement(?:extended)?(?=$|\d)/, 0.8),
    label(/^additionaldwelling(?:protection|amount|coverage|limit|insurance)/),
    label(/^dwelling(?:limit|coverage)?(?:is)?(?:extended|increased)by/),
    label(/^dwelling(?:extended)?replacementcostcoveragea/),
    label(
      /^(?:homeprotector|(?:coveragea)?incr(?:eased?)?d(?:welling|wlg)|specifiedadditionalamount|additionalamountofinsurance|replacementcostplus)/,
    ),
  ],
} satisfies Record<string, Label[]>
