import { type Label, label } from './label.ts'
import { madeOf } from './made-of.ts'

/** Not what the year costs: last year's, a part of it, or one payment. */
const NOT_THE_YEAR =
  '(?!(?:change|increase|decrease|difference|adjust|refund|credit))(?!(?:(?!includ).)*(?:before|without|prior|last(?:year|term)|expiring|previous|instal|monthly|(?<!(?:after|netof|less|minus|with)(?:all|the|your|any)?)(?:discount|credit)|saving|dues|endorsementpremium|due|optional|additional|(?<!sectioni(?:and)?)sectioni(?!(?:and)?(?:section)?(?:ii|2))|prorata|bycoverage|bysection|byperil))'
const COST = '(?:premiums?|price|cost|charges?|amount(?!due)|payable)'
const NOW = '(?:amended|revised|new|renewal|current|updated)?'
const YEAR = '(?:(?:estimated)?annual|yearly|12month|twelvemonth|oneyear|1year|12mo|full(?:term|year)?)'
const FOR_THE_YEAR = '(?:for|of)(?:the|this|your)(?:full|whole)?(?:policy)?(?:year|term|period|(?:12|twelve)months)'

/** Words that carriers make the premium's name of, in any order. */
const WORDS_OF_IT =
  'your|our|the|this|is|of|for|in|a|per|each|pay|you|it|what|all|whole|entire|sum|amount|altogether|total|grand|gross|written|one|annual|yearly|year|full|12|twelve|months?|years?|policy|term|period|home(?:owners?)?|dwelling|property|residence|package|insurance|renewal|new|current|estimated|final|net|premiums?|price|cost|(?<=all|year|term)costs|charges?|amount(?!due)|payable|due|owed?|we|fees|taxes|surcharges|assessments|recoupments?|includ(?:ing|e[sd])|with|all|and'
const OF_THE_COST =
  '(?=.*(?:premium|price|cost|payable|due|youpay|owed?|wecharge|inall$|altogether$|(?:total|sum|all|whole|full).*charge|(?:renewal|insurance)charges?(?:for|of)))(?=.*(?:annual|year|12month|twelvemonth|term|policy|period|total|inall|altogether|sumofall))(?!.*due(?!.*(?:annual|year|month|term|period)))(?!.*(?<!12|twelve)month)'
/** 'Your annual home premium', 'Premium for this 12-month term', 'Renewal policy premium': nothing but such words, of the cost and of the time. */
const NAMED_FREELY = new RegExp(`^${madeOf(`(?:${WORDS_OF_IT})+(?=$|\\d)`, OF_THE_COST)}(?!\\d{1,2}months?)`)

export const PREMIUM_LABELS: Label[] = [
  label(new RegExp(`^(?:your|amended|revised|new)?(?:grand)?total${NOW}${YEAR}(?:policy)?${COST}${NOT_THE_YEAR}`)),
  label(
    new RegExp(
      `^(?:your|amended|revised|new)?(?:grand)?total${NOW}${YEAR}?(?:home(?:owners?)?|dwelling|property|flood|windstorm|condo)?(?:insurance)?(?:policy|written|term)(?:term)?${COST}${NOT_THE_YEAR}`,
    ),
  ),
  label(
    new RegExp(
      `^(?:your)?(?:grand)?total${COST}(?:and(?:fees|taxes|surcharges))*(?:payable)?(?:for|of)?(?:the|this|your)?(?:policy|term|year|annual|(?:12|twelve)(?:months)?|renewal|period|is)${NOT_THE_YEAR}`,
    ),
  ),
  label(
    new RegExp(
      `^(?:your)?(?:grand)?total(?:for)?(?:an?|the|this|your)?(?:full)?(?:12month|${YEAR}|year|term|policy)s?(?:policy)?(?!.*(?:endorsement|instal|limit|discount))`,
    ),
    0.95,
  ),
  label(/^policytotal/),
  // 'Policy year total', 'Year’s charge', 'For the whole year'
  label(
    /^(?:the|your)?(?:policy|contract|insurance)?(?:year|term|12months?|twelvemonths?)s?(?:total|charges?|cost|price)(?=$|\d)/,
    0.8,
  ),
  label(
    /^for(?:the|a|your|one)?(?:whole|full|entire)?(?:policy)?(?:year|term|12months|twelvemonths)(?:(?:all|the|fees?|tax(?:es)?|surcharges?|recoupments?|and)*included|allin)?(?=$|\d)(?!20\d\d)/,
    0.6,
  ),
  label(
    /^(?:total|amount|sum)(?:of|for)?(?:the)?premiums?(?:and|plus|with|including)(?:all|the|association|policy|membership)*(?:fees?|taxes|dues|charges|assessments|surcharges)/,
    0.85,
  ),
  label(
    /^total(?:amount)?(?:due|charged|payable|cost|charges?)(?:for|of)(?:the|this|your)?(?:policy|year|term|12months)/,
    0.95,
  ),
  label(
    new RegExp(
      `^(?:your)?(?:grand)?total(?:home(?:owners?)?|dwelling|property|flood|windstorm|condo)?(?:insurance)?(?:premium|price|cost|charges|annualcost|payable)(?!forthe?endorsement)${NOT_THE_YEAR}`,
    ),
    0.9,
  ),
  label(
    new RegExp(
      `^(?:pay)?(?:this)?(?:annual|yearly|policy|term|renewal)(?:premium)?(?:asamended|now(?=$|\\d)|(?:total)?(?:premium)?after(?:this|the)(?:change|amendment|endorsement)|total|totalpremium)${NOT_THE_YEAR}`,
    ),
    0.9,
  ),
  label(
    new RegExp(
      `^(?:topay|youpay|yourcost|cost|price|(?:total|amount)?payable|total(?:policy)?premium(?:and(?:fees|taxes))*(?:due|payable))${FOR_THE_YEAR}${NOT_THE_YEAR}`,
    ),
    0.9,
  ),
  // 'To pay for 12 months', where nothing else is called the premium of the year
  label(/^(?:topay|youpay)for(?:12|twelve)months$/, 0.4),
  label(/^(?:full(?:term|year)|12month|twelvemonth)(?:cost|price|total)$/, 0.9),
  label(/^premium(?:after|asof|following)(?:this|the)?(?:change|amendment|endorsement)(?=$|\d)/, 0.8),
  label(new RegExp(`^(?:amended|revised|new)${YEAR}(?:policy)?${COST}${NOT_THE_YEAR}`), 0.6),
  label(/^(?:premium(?:and|plus|with)(?:fees|taxes|surcharges)+(?:total)?|totalwithfees(?:andtaxes)?)$/, 0.8),
  label(/^what(?:you|it)(?:pay|costs?)(?:for|in)?(?:the)?(?:full)?(?:year|term|12months)/, 0.9),
  label(/^what(?:it|you|this|your(?:policy|insurance))(?:pay|costs?)$/, 0.5),
  label(
    /^what(?:the|a|this|your|full|whole|policy|insurance)*(?:year|term|12months)(?:of|insurance|coverage)*costs?(?:you)?$/,
    0.9,
  ),
  label(
    /^what(?:(?:the|this|your)?(?:policy|insurance|coverage|it)|you)(?:costs?|pay)(?:you)?(?:(?:for|in|a|per|the|this|full|whole)*(?:year|term|12months))?$/,
    0.6,
  ),
  label(/^(?:you|your)(?:total)?(?:pay|cost|price)(?:for)?(?:the)?(?:year|term|12months)/, 0.85),
  // Associations of farmers call it so.
  label(/^(?:your|the)?(?:annual)?assessment(?:or)?premium(?:for(?:the|this)?(?:year|term)|$)/, 0.8),
  label(/^youpay(?=\d+(?:a|per)year)/, 0.85),
  // 'Your price: $165.08 a month ($1,980.91 a year)'
  label(/^your?(?:total)?(?:pay|price|cost|total|premium)(?=\d+(?:a|per)?mo(?:nth)?\d+(?:a|per)?y(?:ea)?r$)/, 0.85),
  label(/^total(?:yourbill|$)/, 0.7),
  label(/^annualpremiumduefrom(?:the)?member$/, 0.6),
  label(
    new RegExp(
      `^(?:your|the)?(?:total)?annual(?:renewal|policy)?(?:premium|cost|price)(?!increase|decrease|change|difference)${NOT_THE_YEAR}`,
    ),
    0.6,
  ),
  label(
    new RegExp(
      `^(?:your)?(?:premium|amount|price|cost)for(?:the|this|your)?(?:12months|policyperiod|(?:full|whole|policy)?(?:term|year)(?=$|\\d))${NOT_THE_YEAR}`,
    ),
    0.6,
  ),
  label(/^(?:fullterm|12month|yearly)premium|^premiumtotal$/, 0.7),
  label(
    new RegExp(`^(?:the|your)?premiumfor(?:this|the|your)(?:policy(?:period|term)?|term|year)(?:is)?${NOT_THE_YEAR}`),
    0.6,
  ),
  label(
    /^(?:your)?(?:net|final)(?:annual|total|policy|term)*(?:premium|cost|price)(?:(?:after|with|including)(?:all|the|your|discounts?|and|credits?)+)?(?=$|\d)/,
    0.6,
  ),
  label(
    /^premiumincluding(?:all|the|and|fair|plan|twia|policy|state|[a-z]{3,14}(?=fees?))*(?:fees?|tax(?:es)?|assessments?|surcharges?)(?:and(?:fees?|taxes|assessments?|surcharges?))*(?=$|\d)/,
    0.6,
  ),
  // 'Amount of premium' alone heads a column, too.
  label(/^amountof(?:the|your)?premium(?=\d)/, 0.5),
  label(NAMED_FREELY, 0.55),
  label(/^(?:policy|renewal|12month|term|home(?:owners?)?)premium(?=$|\d)/, 0.5),
]

/** Read only where no other label names the premium; they name columns and blocks as well. */
export const BARE_PREMIUM_LABELS: Label[] = [
  label(/^(?:your)?premium(?=$|\d)/, 0.8),
  label(/^(?:your)?(?:premium(?:amount|payable|charged?|sum)|amountof(?:the|your)?premium)(?=$|\d)/, 0.8),
  label(/^(?:your|the)?(?:annual|yearly)?(?:price|cost)(?=$|\d)/, 0.7),
  label(/^(?:annual|yearly|fullterm|fullyear)$/, 0.7),
  label(/^(?:your)?(?:grand)?total(?:charges|cost)?(?=$|\d)(?!\d{1,2}months?)/, 0.8),
  // 'Whole year, to be paid', 'Full term, payable', 'Entire year, all in'
  label(
    /^(?:the)?(?:whole|full|entire)(?:policy)?(?:year|term|12months|twelvemonths)(?:tobepaid|topay|payable|all(?:in|included))+(?=$|\d)(?!20\d\d)/,
    0.6,
  ),
  // Of a bill, or of the year: only where it is the sum of what stands above it.
  label(
    /^(?:(?:total|amount)?due(?:for|in)(?:the|this|your)?(?:policy)?(?:year|term|period)(?=$|[a-z]{0,9}\d).*|total(?:amount)?(?:paid(?:or)?)?due|youowe|(?:total)?(?:amount|sum)?payable|(?:gross|total)(?:amount|premium)?(?:payable|withtaxesandfees))$/,
    0.5,
  ),
]

/** Any total, 'TOTAL CHARGED TO THE INSURED': the premium's where it is the sum of premiums and fees above it. */
export const TOTAL_LABELS: Label[] = [
  label(
    /^(?:(?:grand)?total|all(?:the)?(?:sections|parts|coverages)|altogether|everything$)(?!.*(?:limit|value|discount|credit|saving|section(?!s)|optional|instal|month))[a-z]{0,60}(?=$|\d)/,
    0.7,
  ),
]
