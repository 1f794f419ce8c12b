import type { Label } from './label.ts'

const label = (pattern: RegExp, weight = 1): Label => ({ pattern, weight })

export const PROVIDER_LABELS: Label[] = [
  label(/^(?:policies|policy|coverage|insurance)?(?:is)?(?:providedand)?underwrittenby(?:the)?/),
  label(/^(?:your)?(?:policy|insurance|coverage)(?:is)?provided(?:by|in)(?:the)?/),
  label(/^(?:your)?insur(?:er(?!s)|ingcompany|ancecompanyname)/, 0.9),
  label(/^(?:writing|issuing)company/, 0.9),
]

export const POLICY_NUMBER_LABELS: Label[] = [
  label(/^(?:your)?(?:homeowners?|dwelling|flood|condominium|windstorm)?policy(?:number|no(?![a-z])|num|#)/),
  label(/^nfippolicynumber/, 0.5),
]

export const NAMED_INSURED_LABELS: Label[] = [
  label(/^(?:first)?namedinsureds?(?:s)?(?:names?)?(?:and)?(?:mailing)?(?:address)?/),
  label(/^insureds?names?s?(?:and)?(?:mailing)?(?:address)?/),
  label(/^(?:policyholder|insuredmailingaddress|insuredandmailingaddress)s?/, 0.8),
  label(/^(?:insureds?|yournames?)$/, 0.6),
]

export const LOCATION_LABELS: Label[] = [
  label(/^(?:locationof)?(?:the)?residencepremises(?:and)?(?:mailingaddress)?(?:address|location)?/),
  label(/^(?:locationof)?(?:the)?(?:insured|covered)?property(?:insured|location|address)/),
  label(/^insured(?:property)?(?:location|premises|address)/),
  label(/^mailingaddressandinsuredlocation/),
  label(/^(?:(?:home|property|insured|dwelling)address|policylocation)/, 0.9),
  label(
    /^(?:locationof(?:the)?(?:propertyinsured|dwelling|risk|premises|insuredproperty)|insuredresidence|risklocation|describedlocation|propertylocation)/,
  ),
]

export const MAILING_LABELS: Label[] = [
  label(/^mailingaddress/),
  label(/^(?:namedinsureds?|insureds?names?s?)and?mailingaddress/, 0.8),
]

export const PERIOD_LABELS: Label[] = [
  label(/^policy(?:period|term)/),
  label(/^(?:premium|coverage)period/, 0.9),
  label(/^effectivedates/, 0.9),
]

export const EFFECTIVE_LABELS: Label[] = [
  label(/^(?:policy)?(?:effective|inception)(?:date)?(?!s|ofchange|ofthis|dateof)/),
]
export const EXPIRATION_LABELS: Label[] = [label(/^(?:policy)?(?:expiration|expires|expiry)(?:date)?/)]

export const PREMIUM_LABELS: Label[] = [
  label(/^total(?:12month)?annual(?:policy)?premium/),
  label(/^total(?:12month|annual)?policypremium/),
  label(/^total12month/),
  label(/^policytotal/),
  label(/^total(?:premium|price|cost|annualcost)(?!forthe?endorsement)/, 0.9),
  label(/^total(?:amount)?(?:due)?(?:yourbill|$)/, 0.7),
  label(/^(?:total)?annual(?:renewal)?premium/, 0.6),
  label(/^(?:policy|renewal)premium$/, 0.5),
]

export const MORTGAGEE_LABELS: Label[] = [
  label(/^(?:1st|first)mortgagee(?:orlienholder)?/),
  label(
    /^mortgagee(?:1|s)?(?:lienholder|losspayee|nameandaddress|listedinorderofprecedence|name)*(?=$|[a-z])(?!other|and(?:add|other)|information|insured|2|has|changed|when|a?written)/,
    0.9,
  ),
  label(/^(?:firstlienholder|lienholder|losspayee|mortgagecompany|mortgagelender|mortgageholder|lender)$/, 0.6),
]

export const YEAR_BUILT_LABELS: Label[] = [
  label(/^(?:year|yr)(?:home|house|dwelling)?(?:built|ofconstruction|constructed|ofbuilding)/),
  label(/^(?:built|constructed)(?:in)?/, 0.7),
  label(/^(?:dateofconstruction|constructiondate|constructionyear|datebuilt)/, 0.8),
]

export const ROOF_YEAR_LABELS: Label[] = [
  label(/^(?:year|yr)(?:of)?(?:the)?roof(?:installed|replaced|installedreplaced|updated|built)?/),
  label(/^roof(?:installation)?(?:year|yr)(?:installed|built|replaced)?/),
  label(/^roof(?:replaced|installed|updated)(?:in)?/, 0.9),
  label(/^(?:yr|year)(?:of)?(?:installation|installed)$/, 0.5),
]
export const ROOF_AGE_LABELS: Label[] = [label(/^(?:age(?:of)?(?:the)?roof(?:surface)?(?!.*inyears)|roofage)/)]

/** Labels of things that are not read: they end the value before them. */
export const OTHER_LABELS: Label[] = [
  label(/^(?:your)?(?:agent|agency|producer)/),
  label(/^(?:your)?(?:allstate|farmers|state ?farm)agen/),
  label(/^mortgagee/),
  label(/^(?:additionalinterest|2nd|second|additionalinterestedparty|otherinterest)/),
  label(
    /^(?:transaction|county|construction|rooftype|roofmaterial|roofsurfacematerial|occupancy|numberof|squarefootage|protectionclass|territory|email|phone|payor|policytype|policyform|plantype|type$|typeofloss|credits?$|exteriorwall|dwellingstyle|messages|discounts?)/,
  ),
  label(/^(?:coverages?|limits?|premiums?|deductibles?|forms?)$/),
]
