import { ADDED_LIMIT_LABELS } from './added-limit-labels.ts'
import { type Label, label } from './label.ts'
import { byLetter, CONTENTS, LIVING, named } from './limits-by-letter.ts'
import {
  CONTENTS_OF_A_KIND,
  HOUSE_OF_A_KIND,
  IN_THE_HOME,
  MANUFACTURED_HOME,
  OF_UNIT,
  OUTBUILDINGS,
} from './names-of-homes.ts'
import { PLAIN_WORDS } from './plain-words.ts'

export const LIMIT_LABELS = {
  coverage_a_dwelling: [
    label(
      named(
        'a',
        '(?:rental|rented)?dwelling',
        '(?!ext|increas|specified|additional|settle|replacement|foundation|style|theft|and|or|form|type|policy|under|endorse|fire|limitsettle|loss|deduct|insured|location|address|repl|actual|acv|rcv)',
      ),
    ),
    // 'Dwelling, fire and lightning' over 'Dwelling, extended coverage   the same': the first peril's row has the limit.
    label(/^(?:coverage|cov)?a?dwellingfire(?:and|or)?lightning(?:$|[a-z]*(?:explosion|perils))/, 0.9),
    // 'Your Coverage A limit is $330,000'
    label(
      /^(?:(?:the|your)(?:new|current|renewal)?coveragea(?:limit)?(?:is(?:now)?|of)|coveragea(?:dwelling|house|home)?is)(?=\d)/,
      0.9,
    ),
    // 'Dwelling - extended replacement cost, not to exceed 150% of the amount of coverage   $900,000'
    label(
      /^(?:coveragea|a)?(?:dwelling|house|home)(?:with|at)?(?:extended|guaranteed)replacementcost(?:upto|nottoexceed|limitedto|nomorethan)1\d\d(?:of|$)/,
      0.5,
    ),
    label(/^(?:(?:reconstruction|rebuilding)(?:cost)?|replacementcost)dwelling$|^reconstruction$/, 0.45),
    label(new RegExp(`^${HOUSE_OF_A_KIND}$`), 0.8),
    label(named('a', '(?:one|two|single|1|2)family(?:dwelling|residence)'), 0.9),
    label(named('a', `${MANUFACTURED_HOME}(?:coverage|limit|protection|structure|itself|value)?`, '(?=$|\\d)'), 0.9),
    label(
      named(
        'a',
        'building(?:coverage|limit|propertycoverage|property(?:protection|dwelling|youown(?:ormustinsure)?)?|dwelling|protection|structureprotection|residence)?',
        '$',
      ),
      0.8,
    ),
    // 'A. Building items', 'Building items of the unit (dwelling)', 'Condominium unit, interior building items owned by the insured'
    label(/^(?:cov(?:erage)?)?a(?:building|interior)items?$|^a?buildingitemsof(?:the|your)?unit(?:dwelling)?$/, 0.8),
    label(
      /^(?:condo(?:minium)?)unit(?:interior|inside|building)(?:building|items?|property|parts?|that|which|is|are|own|you|your|the|(?:unit)?owners?|owned|by|insureds?|for|of)*$/,
      0.55,
    ),
    label(/^(?:duplex|triplex|fourplex)(?=$|frame|brick|masonry|stucco|stone|tenant|owner|one|two|rent|\d)/, 0.55),
    // 'Condominium unit', 'Building property, additions and alterations', 'Unit improvements, betterments and fixtures'
    label(
      named(
        'a',
        `(?:condo(?:minium)?)?unit(?:interior|building|property|improvements|dwelling|itself)?|(?:interior|inside)of(?:the|your)?(?:condo(?:minium)?)?unit|(?:condo(?:minium)?)?(?:unit|building|dwelling)?(?:items|property|coverage)?(?=.*(?:additions|alterations|betterments))(?:${OF_UNIT})+`,
        '$',
      ),
      0.55,
    ),
    label(named('a', '(?:insured|primary|main)(?:residence|home|house|dwelling)(?:coverage|limit)', '$'), 0.8),
    label(
      named(
        'a',
        '(?:main|primary)?(?:residence|homes?|house|building|structure)(?:coverage|limit|protection|structure|itself|rebuild(?:ing)?(?:limit|cost)?)?',
        '$',
      ),
      0.6,
    ),
    // 'A. Dwelling - Replacement Cost': with its letter it is the coverage, however it is settled.
    label(
      /^(?:coverage|cov)?adwelling(?:(?:guaranteed)?replacementcost|functionalreplacementcost|actualcashvalue|rcv?|acv)(?:basis|coverage|value|settlement)?$/,
      0.9,
    ),
    label(/^dwelling(?:extended|guaranteed)?replacementcost$/, 0.45),
    // 'Coverage A - One story frame dwelling, composition roof': the building is described.
    label(
      /^coveragea(?!.*(?:deductible|settlement|replacementcost|actualcashvalue|premium|increase|exten[ds]|ordinance|plus))[a-z0-9]{2,30}?(?:dwelling|residence|house|building|family)/,
      0.5,
    ),
    label(byLetter('a', `(?!.*(?:other|separate|detached|${CONTENTS}|${LIVING}|liab|medic))`), 0.4),
    PLAIN_WORDS.coverage_a_dwelling,
  ],
  coverage_b_other_structures: [
    label(
      named(
        'ab',
        '(?:appurtenantprivate|ancillary|accessory|related(?=s)|freestanding|standalone|other|separate|other(?:private|insured)|private|garageandother|otherpermanent|appurtenant|unattached|relatedprivate|detached|additional|extra|adjacent|adjoining|outlying)structures?(?!s?(?:totalarea|area))',
      ),
    ),
    label(
      named(
        'b',
        'other(?:permanent)?buildings|unattachedbuildings|relatedprivatestructures|(?:other)?(?:structures|buildings)(?:otherthan|apartfrom|awayfrom|separatefrom|apart|detachedfrom|notattached|setapart|standingapart)|(?:detached|separate|outer|ancillary|accessory)buildings',
      ),
    ),
    // In a list of packages it may as well extend the dwelling's limit.
    label(named('b', 'dwellingextension'), 0.9),
    label(
      named(
        'ab',
        '(?:detached|separate|unattached)(?:garage|building|carport|storage|shed|barn|workshop|studio|casita|apartment|cabana|(?:guest|bunk|pool|beach|pump|well|tool)(?:house|shed))|(?:private)?(?:garage|carport|shed|barn|workshop|studio|casita|cabana|(?:guest|bunk|pool)house)(?:building)?detached|(?:private|other)?outbuildings?|storagebuilding|boat(?:house|dock|lift|slip)s?',
      ),
      0.7,
    ),
    label(
      new RegExp(
        `^(?:cov(?:erage)?)?b?(?:(?:${OUTBUILDINGS})(?:and|or|other)*){2,}(?:(?:and)?(?:thelike|such|more))?$`,
      ),
      0.9,
    ),
    label(/^(?:(?:coverage|cov)bstructures|ddetachedstructures)$/, 0.9),
    label(byLetter('b', `(?!.*(?:${CONTENTS}|${LIVING}|liab|medic))`), 0.3),
  ],
  coverage_c_personal_property: [
    label(new RegExp(`^${CONTENTS_OF_A_KIND}$`), 0.8),
    label(
      /^(?:section(?:i|1))?(?:coverage[bc]|cov[bc]|[bc])(?:on)?(?:your)?(?:unscheduled|landlords?)?personal(?:property|belongings)(?!off|away|elsewhere)/,
    ),
    // 'B (Personal property) off premises 10%': with its letter alone it is the coverage, whatever share of it holds elsewhere.
    label(/^bpersonal(?:property|belongings)off(?:the)?premises\d{1,2}$/, 0.6),
    label(
      /^(?:your)?(?:tangible|unscheduled|landlords?)*personal(?:property|belongings)(?!replacement|off|settle|loss|special|at|away|elsewhere|increased|coveragereplacement|scheduled|repl|actual)/,
      0.9,
    ),
    label(
      /^(?:coverage[bc]|cov[bc]|[bc])?contents(?:coverage|limit|replacementcost|coverage(?:amount|limit)|amountofcoverage)?$/,
      0.8,
    ),
    label(new RegExp(`^(?:your)?(?:contents|personalproperty)(?:personalproperty)?${IN_THE_HOME}\\d*$`), 0.8),
    label(/^(?:coverage)?b?(?:contents|personalproperty)(?:of|in)(?:item|building)\d(?!\d)/, 0.8),
    label(
      /^(?:coverage[bc]|cov[bc]|[bc])?(?:unscheduled)?(?:householdgoods|householdcontents|homecontents|(?:landlords?)?furnishings|furniture$)/,
      0.8,
    ),
    label(
      /^(?:cov(?:erage)?)?[bc]?(?:all|the)?(?:your)?(?:unscheduled)?(?:personal|household)?(?:possessions|belongings|things|stuff|effects)(?:youkeep(?:there|here)|(?:at|in)the(?:rental|rentedhome|rentalhome|rentalproperty))?(?:coverage|limit)?(?:\d{1,3}ofa)?$/,
      0.8,
    ),
    label(/^(?:coverage[bc]|[bc])?(?:unscheduledcontents|household(?:and|or)?personalproperty)/, 0.8),
    label(byLetter('c', `(?!.*(?:${LIVING}|liab|sued|lawsuit|medic|doctor|guest|structures|away|off))`), 0.3),
    PLAIN_WORDS.coverage_c_personal_property,
  ],
  coverage_d_loss_of_use: [
    // 'Loss of use after an evacuation order' is less than that.
    label(named('cd', '(?:extensions?ofcoverage|ale)?lossofuse', '(?!(?:after|dueto|by)(?!a?covered)|ofa?rent)')),
    label(
      named(
        'cde',
        '(?:e(?=fair|add|loss|liv))?(?:extensions?(?:ofcoverage)?)?(?:additionallivingexpenses?(?!term)|additionallivingcosts?|temporaryliving(?:expenses?)?|livingexpenses?|fairrental|rentalvalue|rents$|rents?lost(?!.*(?:default|evict|vacan))(?=$|\\d|while|when|if|after|during|because)|lossofrents?|lossofrental|lostrents?|rentalincome|reasonableexpenses|(?:extra|increased)living(?:expenses?|costs?)|living(?:elsewhere|some(?:where|place)else)|livingaway|timeaway(?:fromhome)(?:$|lossofuse)|extracosts?tolive(?:elsewhere|away)|(?:additional|extra|increased)costs?ofliving(?=$|\\d|(?:and|or)(?:fair|rent|loss)|elsewhere|away|while|expense|coverage|limit)|(?:temporary|alternative)(?:housing|lodging|accommodations?))',
      ),
      0.9,
    ),
    label(/^(?:cov(?:erage)?)?d?(?:ale|(?:additional|extra)expenses?|indirectlosslossofu.*)(?:coverage|limit)?$/, 0.8),
    label(byLetter('d', `(?!.*(?:${CONTENTS}|liab|sued|lawsuit|medic|doctor|guest))`), 0.3),
    PLAIN_WORDS.coverage_d_loss_of_use,
  ],
  coverage_e_personal_liability: [
    label(
      named(
        'c-n',
        '(?:comprehensive|farm|landlords?)?(?:personal|family|premises|homeowners?)(?:(?:and)?farm)?liability',
        '(?!umbrella|deduct)',
      ),
    ),
    label(
      named(
        'c-n',
        '(?:amountof(?=liabilitycoverage(?:each|per)))?(?:bodilyinjury(?:and|or)?propertydamage)?liability(?:coverage|limit|toothers|protection)?',
        '(?=each|per|$)',
      ),
      0.6,
    ),
    label(/^comprehensivepersonal$/, 0.8),
    // As State Farm has it on homes that are let.
    label(/^(?:cov(?:erage)?)?lbusinessliability(?=$|each|per)/, 0.9),
    label(/^(?:cov(?:erage)?)?[ce]?(?:owners?|landlords?|tenants?|lessors?|and)+liability(?!umbrella|deduct)/, 0.8),
    label(
      /^(?:cov(?:erage)?)?[ce]?(?:if|when)?(?:(?:you(?:are|re|get)|someone|somebody|another)(?:held)?(?:liable|sue[ds]|sues?you)|(?:lawsuits?|suits?|claims?|legalaction|legalclaims?)(?:brought|made|filed)?(?:by(?:others|otherpeople))?againstyou|(?:harm|injury|injuries|damage)(?:and|or|injury|damage)*(?:to(?:others|otherpeople)|youcause|yourfamilycauses))/,
      0.8,
    ),
    label(byLetter('e', `(?!.*(?:${LIVING}|medic|doctor))`), 0.3),
    PLAIN_WORDS.coverage_e_personal_liability,
  ],
  coverage_f_medical_payments: [
    label(
      named(
        'd-gm',
        '(?:guest|premises|voluntary(?!.*(?:employ|worker|servant|staff|domestic|farm|watercraft|boat|golf|animal)))?(?:medical(?:pay|exp|prot|bills|cost|forothers|forguests|(?:each|per|any(?:one)?)(?:person|guest|visitor)|toothers|coverage|$)|medpay)',
      ),
    ),
    label(named('d-gm', '(?:(?:tenants?|guests?|visitors?)(?:and|or)?){1,2}(?:medical|injur)'), 0.9),
    label(byLetter('f', `(?!.*(?:${LIVING}|liab))`), 0.3),
    PLAIN_WORDS.coverage_f_medical_payments,
  ],
  ...ADDED_LIMIT_LABELS,
} satisfies Record<string, Label[]>
