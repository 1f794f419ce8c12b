import { type Label, label } from './label.ts'

export const PROVIDER_LABELS: Label[] = [
  label(
    /^(?:this|your|the)?(?:home(?:owners?)?)?(?:policies|policy|coverage|insurance|certificate|contract|declarations?(?:page)?|youare)?(?:is|are)?(?:providedand|issuedand)?(?:underwritten|issued|written|insured|afforded|furnished|placed|bound|effective(?=with))(?:by|with|(?<!issued)through)(?:the)?/,
  ),
  // Beside 'Insurer' it names an agency.
  label(/^(?:(?:this|your|the)?policy(?:is)?)?issuedthrough(?:the)?/, 0.8),
  label(
    /^(?:your|the|this)?(?:home(?:owners?)?)?(?:policy|insurance|coverage)(?:is)?(?:(?:provided|afforded|furnished)(?:by|in|through)|with(?=$))(?:the)?/,
  ),
  label(/^(?:your)?(?:nameof)?(?:the)?insur(?:er(?:is)?(?!s)|ingcompany|ancecompanyname)/, 0.9),
  label(/^(?:your)?(?:insurance)?carrier(?:name)?(?!polic)/, 0.9),
  label(/^(?:writing|issuing|underwriting|insuring|writeyourown|wyo)(?:company|carrier|insurer)/, 0.9),
  label(/^underwriter$/, 0.8),
  label(/^who(?:insures|covers|protects)(?:you|me|us|it|your?home)$/, 0.9),
  label(/^(?:your)?insurancecompanyis(?:the)?/, 0.9),
  label(/^companyname$/, 0.6),
]

export const POLICY_NUMBER_LABELS: Label[] = [
  label(
    /^(?:your|under)?(?:current)?(?:homeowners?|dwelling|condo(?:minium)?|windstorm|home|landlords?|residential|mobile|manufactured|farm|ranch|and)*policy(?:(?:and|or)?(?:quote|binder|account|contract|certificate|renewal|control))?(?:number|no(?![a-z])|no(?!t(?!x)|w|n)(?=[a-z]{1,9}\d{2})|nbr|nr|num|id(?![a-z]))/,
  ),
  label(/^(?:attached(?:to)?(?:and)?)?form(?:s|ing)(?:a)?partof(?:this|your)?policy(?:number|no(?![a-z])|nbr)/, 0.8),
  // Beside a number of its own a home policy may name that of its flood policy.
  label(/^(?:your)?floodpolicy(?:number|no(?![a-z])|nbr)/, 0.8),
  // Beside a number of its own a policy may have a code of the product.
  label(/^(?:your)?policy(?:ref(?:erence)?|code)(?!s|[rf]un|er)/, 0.7),
  label(/^(?:certificate|contract|declarations?)(?:number|no(?![a-z])|no(?!t(?!x)|w|n)(?=[a-z]{1,9}\d)|nbr)/, 0.9),
  label(/^(?:certificate|contract)policy(?:(?:number|no)(?=$|[a-z]{0,6}\d)|$)/, 0.9),
  // 'Policy symbol and number', and beside it the one of last year: 'Policy / prior policy'
  label(
    /^policysymbol(?:and|or)?(?:number|no)$|^symbol(?:and|or)?policy(?:number|no)$|^policy(?:number|no)?(?:and)?(?:prior|previous|former|expiring)policy(?:number|no)?$/,
    0.9,
  ),
  label(/^nfippolicynumber/, 0.5),
  label(/^(?:association|member(?:ship)?|company)policy(?:number|no(?![a-z]))/, 0.5),
  label(/^(?:policy|certificate)$/, 0.5),
  // Alarms, inspections and elevations have one, too.
  label(/^cert(?:number|no(?![a-z])|nbr)/, 0.45),
  // 'Policy niniber', as a picture of it is recognised.
  label(/^policyn(?!ame|ot|ew|on|ow|eed)[a-z]{3,7}$/, 0.45),
  label(/^number(?:$|(?=[a-z]{0,4}\d{4}))/, 0.35),
  label(/^(?:homeowners?|dwelling|flood|home)?policy(?=[a-z]{0,6}\d{3})/, 0.4),
]

export const PERIOD_LABELS: Label[] = [
  label(/^policy(?:period|term|dates)/),
  label(/^(?:premium|coverage|insurance|renewal)(?:period|term)/, 0.9),
  label(/^(?:periodofinsurance|termofpolicy|periodofcoverage|termofinsurance|termofcoverage)/, 0.9),
  label(/^(?:policy|coverage|insurance)(?:is)?inforce(?:from)?(?!dis|cred)/, 0.9),
  label(/^inforce(?=$|from|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, 0.8),
  label(
    /^(?:policyyear|coverageyear|coverageruns|policyruns|insuredfrom|coverdates|coveragedates|insurancedates)/,
    0.8,
  ),
  label(/^effectivedates/, 0.9),
  // 'Starts and ends at 12:01 a.m.'
  label(/^(?:coverage|policy|it)?(?:starts|begins)and(?:ends|expires)(?:at|on)?(?=$|\d|noon)/, 0.8),
  label(/^(?:term|period)$/, 0.8),
  label(/^(?:term|period)(?=\d|from|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, 0.7),
]

/** 'The day this policy begins', '03/01/2027   is the day it ends' */
const ON_DAY = '(?:(?:is)?(?:the)?(?:day|date)(?:onwhich|that|when)?(?:it(?=beg|start|end|stop))?)?'
const BY_POLICY = '(?:your|the|this)?(?:policy|coverage|insurance|term)?(?:period|term)?(?:is)?'

export const EFFECTIVE_LABELS: Label[] = [
  // 'Runs from   03/01/2026' over 'Runs to   03/01/2027'
  label(/^(?:policy|coverage|insurance|it)?runsfrom(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, 0.7),
  label(
    /^(?:commencing(?:on|date)?|incepts?(?:on)?|attach(?:es|ing|mentdate)(?:on)?)(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/,
    0.6,
  ),
  label(/^(?:policy)?eff(?:date|dt)?(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, 0.8),
  label(
    /^(?:new(?=policyeffectivedate))?(?:policy|coverage|term)?(?:effective|inception|commence(?:ment|s|d)|takeseffect|tookeffect)(?:date)?(?!s|ofchange|ofthis|dateof|to(?:$|\d)|until|through)/,
  ),
  label(
    /^firstday(?:of)?(?:the|your)?(?:policy|coverage|insurance|term|$|(?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/,
    0.9,
  ),
  label(
    new RegExp(
      `^${ON_DAY}${BY_POLICY}(?:beg[ia]ns?|start(?:s|ed)?|opens?(?=$|\\d)|beginning|activefrom|inforcefrom|startdate|begindate)(?:on|date)?`,
    ),
    0.9,
  ),
]
export const EXPIRATION_LABELS: Label[] = [
  label(
    /^(?:policy|coverage|insurance|it)?runs(?:to|until|through)(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/,
    0.7,
  ),
  label(/^(?:policy)?exp(?:date|dt|ires)?(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, 0.8),
  label(
    /^(?:policy|coverage|term)?(?:expiration|expires|expiry|terminat(?:ion|es?|ing(?=$|on|at|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))(?:date)?/,
  ),
  label(/^ending$|^expire(?=$|\d)/, 0.6),
  label(
    /^(?:lastday(?:of)?(?:the|your)?(?:policy|coverage|insurance|term|$|(?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:policy|coverage)?effective(?:to|until|through)(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/,
    0.9,
  ),
  label(
    new RegExp(
      `^${ON_DAY}${BY_POLICY}(?:ends?|ending|stops?|closes?(?=$|\\d)|runsout|lapses?(?:date)?|lasts(?:until|to|through)|activeuntil|inforceuntil|enddate|endingdate)(?:on|date)?`,
    ),
    0.9,
  ),
  label(/^(?:policy)?anniversary(?:date)?(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, 0.5),
  label(
    /^(?:your|the)?(?:next)?(?:policy|coverage|insurance|it)?(?:renews(?:on|date)?|(?:next)?renewal(?:isdue|due|date)(?:on|date)?|nextrenewal)(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/,
    0.6,
  ),
]

export const YEAR_BUILT_LABELS: Label[] = [
  label(
    /^(?:original|actual|home|house|dwelling|residence|building|structure|unit|what|construction(?:type)?and)?(?:year|yr|when)(?:of|was)?(?:the|your|it)?(?:home|house|dwelling|building|residence|structure)?(?:was|is)?(?:first|originally)?(?:built|blt|wentup|(?:finished|completed|erected)(?!basement|attic|area|garage|square|sq|roof|kitchen|addition)|of(?:original|first)construction|ofconstruction|construction|constructed|of(?:the)?build(?:ing)?|(?:of)?constr?$|(?:of)?constr?(?=\d))(?:of(?:the|your)?(?:dwelling|home|house|building|residence))?/,
  ),
  label(
    /^(?:(?:home|house|dwelling|building|residence|structure|unit|condo(?:minium)?)?(?:was)?(?:built|blt(?=(?:in)?(?:1[89]|20)\d\d(?!\d))|constructed)|(?:home|house|dwelling|building|residence|structure|construction)(?:was)?(?:completed|finished(?=in)|placedinservice))(?:in)?(?:year)?(?=$|\d)/,
    0.7,
  ),
  label(/^completed$/, 0.5),
  // So is a fence.
  label(/^erected(?=$|\d{4}$)/, 0.7),
  label(
    /^(?:dateofconstruction|originalconstruction(?:date)?(?=$|\d)|(?:home|house|dwelling|building|residence)year(?=$|\d{4})|constructiondate|constr(?:uction)?(?:year|yr)(?=$|\d)|datebuilt|(?:model)?(?:year|yr)(?:of)?(?:the)?(?:home|house|dwelling|building|residence)(?=$|\d{4})|(?:mobile|manufactured)?homemodelyear(?=$|\d{4}))/,
    0.8,
  ),
]

const NOT_A_ROOF_YEAR =
  '(?!age|.*(?:settle|payment|loss|deduct|exclu|discount|credit|limit|acv|actual|replacementcost|coverage(?!year|date)|y(?:ea)?rb(?:ui)?lt))'

/** 'Slate roof', 'Standing seam metal roof' */
const ROOFING =
  'slate|standing|seam|metal|steel|copper|clay|concrete|tile|asphalt|composition|comp|architectural|shingles?|wood|shake|cedar|flat|tar|gravel|modified|bitumen'

export const ROOF_YEAR_LABELS: Label[] = [
  label(
    /^(?:year|yr)(?:of)?(?:the)?roof(?:was)?(?:ing)?(?:last)?(?:installed|replaced|installedreplaced|updated|built)?/,
  ),
  label(
    /^roof(?:ing|covering|surface)?(?:was)?(?:last)?(?:installation)?(?:year|yr)(?:of)?(?:installed|installation|built|replaced|replacement)?/,
  ),
  label(
    /^roof(?:ing|covering)?(?:was)?(?:last)?(?:replaced|installed|installation|updated|renewed|puton|dateinstalled|new)(?:in|of|date)?/,
    0.9,
  ),
  label(
    /^(?:(?:new|newest|last|latest|mostrecent|current)roof(?:ing)?(?:replacement|installation|installed|replaced|updated?)?|(?:date|year)(?:of)?(?:the)?(?:last)?roof(?:ing)?(?:replacement|installation|installed|replaced|updated?)?)(?:in|date|year|of)?(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/,
    0.8,
  ),
  label(
    /^(?:(?:yr|year)(?:of)?(?:installation|installed)(?=$|\d{4}$)|(?:material|type|covering)(?:and|or)?(?:year|yr)?installed$)/,
    0.5,
  ),
  label(
    /^(?:last|latest)reroof(?:ed|ing)?|^reroof(?:ed|ing)(?:in|date|year|done|completed)?(?=$|\d{4})|^shingles?(?:were|was)?(?:puton|installed|replaced|laid)(?:in)?(?=$|\d{4})|^(?:brick|frame|masonry|stucco|stone|hardi[a-z]{0,4}|siding|veneer|one|two|stor(?:y|ies)|on|and|an?|concrete|slab|pier|beams?|foundation)+(?:composition|architectural|laminated|dimensional|asphalt|threetab)+shingles(?:puton|installed|replaced|laid)$/,
    0.7,
  ),
  label(new RegExp(`^(?:(?:the|your|main)?(?:${ROOFING})*|dwelling|house|home)roof${NOT_A_ROOF_YEAR}`), 0.4),
]
export const ROOF_MATERIAL_LABELS: Label[] = [
  label(/^roof(?:ing|covering|surface|surfacing)?(?:material)?type/),
  label(/^roof(?:ing|covering|surface|surfacing)?material(?!s?(?:loss|settle|wind))/),
  label(/^(?:roof|roofing|roofcover|roofcovering|roofsurface|roofconstruction|typeofroof|materialofroof)$/, 0.7),
]

export const ROOF_AGE_LABELS: Label[] = [
  label(/^roof(?=\d{1,2}years?old)/, 0.9),
  label(/^ageof(?:the)?roof(?:ing)?inyears$/, 0.9),
  label(
    /^(?:age(?:of)?(?:the)?roof(?:ing)?(?:surfac(?:e|ing)|cover(?:ing)?|shingles|materials?)?(?!.*inyears)(?:(?:at|on)(?:the)?(?:start|beginning|inception|effective)(?:date)?(?:of)?(?:the|this)?(?:policy)?(?:term|period|policy|year)?)?|(?:roof|roofing|roofcovering|roofsurface)age)/,
  ),
]

export const COUNTY_LABELS: Label[] = [
  label(/^(?:property|risk|insuredlocation|location)?county(?!mutual|road|rd|bank|line)/),
]

/** Who sold the policy. */
export const AGENT_LABELS: Label[] = [
  label(/^(?:your|independent|insurance|local)*(?:agent|agency|producer|broker)(?!age)/),
  label(/^(?:your)?(?:allstate|farmers|state ?farm)agen/),
]

/** Labels of things that are not read: they end the value before them. */
export const OTHER_LABELS: Label[] = [
  ...AGENT_LABELS,
  label(/^mortgagee/),
  label(/^(?:additionalinterest|2nd|second(?!named)|additionalinterestedparty|otherinterest)/),
  label(
    /^(?:transaction|construction|rooftype|roofmaterial|roofsurfacematerial|occupancy|numberof|squarefootage|protectionclass|territory|email|phone|(?:ph|tel)$|payor|policytype|policyform|plantype|type$|typeofloss|credits?$|exteriorwall|dwellingstyle|messages|discounts?)/,
  ),
  label(/^(?:coverages?|limits?|premiums?|deductibles?|forms?|options|settlement|summary|association|coverholder)$/),
]
