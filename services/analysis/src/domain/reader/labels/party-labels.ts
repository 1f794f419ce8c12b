import { ALSO_INSURED } from './also-insured.ts'
import { type Label, label } from './label.ts'
import { madeOf } from './made-of.ts'

const AND_ADDRESS =
  '(?:and)?(?:their)?(?:mailing|residencepremises|premises|propertylocation|insuredlocation)?(?:address(?:es)?|location)?'
const INSURED = '(?:insured|assured|policyholder)'
/** 'Insured building' and 'Insured value' name no person. */
const NO_PERSON =
  '(?!s?(?:building|property|location|premises|residence|dwelling|home|house|unit|condo|risk|structure|place|value|limit|amount|item|by|since|to|for|loss|peril|interest|sum|under|against|copy))'
/** Reciprocal exchanges insure subscribers, some carriers members: 'Member since 2009' and 'Subscriber contribution' are no persons. */
const NOT_WHO =
  '(?!s?(?:since|number|no\\d|no$|id|discount|service|ship|credit|saving|surplus|contribution|account|agreement|company|of|portal|benefit|loyalty|dividend|fee|starts?|ends?|from|bylaws|copy|notice|rights))'

const OF_PERSONS =
  '(?:owners?o[fn]|holders?of|assureds?|first|primary|who|whom|people|persons?|policyholders?|customers?|members?|names?|details|information|about|you|your|are|is|we|the|this|policy|on|in|by|of|and|covered|cover|covers|insured|insure|insures|protected|protect|protects|named|listed|has|have|holds|owns)+$'
const OF_A_PERSON =
  '(?=.*(?:who|people|persons?|policyholders?|customers|yourdetails|aboutyou(?!r)|youare|members|assured|(?:owners?|holders?)o[fn]))(?!owners?ofthe(?:$|insured|covered))'
/** 'Who is covered', 'People insured by this policy', 'Your details', 'About you': nothing but such words, of persons. */
const NAMED_FREELY = new RegExp(`^(?!whoinsuresyou)${madeOf(OF_PERSONS, OF_A_PERSON)}`)

/** '… in consideration of the premium, the Association insures:' over the names */
const INSURES =
  /^(?!what|who|how|where|when|which)(?=.*$(?<=insures?|covers?|protects?|issuedto|belongsto))[a-z]{0,100}(?:we|company|association|exchange|insurer|lloyds|mutual|policy)(?:hereby|does|agreesto|will|is)*(?:insures?|covers?|protects?|issuedto|belongsto)$/

export const NAMED_INSURED_LABELS: Label[] = [
  label(
    new RegExp(
      `^(?:insuranceinformation|policyinformation)?(?:landlord|owner|homeowner|subscriber|member|policyholder|applicant)?(?:first|primary|principal|1st)?named(?:insured|assured)s?(?:s)?(?:no)?1?(?![2-9]|second|two|additional|added)(?:first$|primary$|is$)?(?:names?)?${AND_ADDRESS}`,
    ),
  ),
  label(new RegExp(`^(?:nameof)?insureds?names?s?${AND_ADDRESS}`)),
  label(new RegExp(`^names?(?:and(?:mailing)?address(?:es)?)?of(?:the)?(?:named)?${INSURED}s?${AND_ADDRESS}`)),
  label(
    new RegExp(
      `^(?:you)?(?:the)?(?:first|primary|principal)?(?:policyholder|policyowner|memberinsured|insuredmember|namedmember|insuredmailing|insuredandmailing)(?:name)?(?!since)s?${AND_ADDRESS}`,
    ),
    0.8,
  ),
  label(
    new RegExp(
      `^(?:the|applicant(?:or)?)?(?:insured|assured)${NO_PERSON}s?(?:1|(?:first|primary)$)?(?!second$|two$)${AND_ADDRESS}`,
    ),
    0.6,
  ),
  label(
    /^(?:(?:primary|first|principal|main|lead)insureds?(?:name)?|(?:this)?policy(?:is)?issuedto|issuedto|(?:(?:named)?insureds?|assureds?|policy(?:owners?|holders?))ofrecord|part(?:y|ies)insured|insured(?:part(?:y|ies)|persons?|people)|(?:people|persons?|members?|subscribers?)insured|customername|membername|preparedfor|policyowner|(?:who(?:is|we)insured?)|whos?(?:is)?(?:insured|covered)|you(?:a?re)insured|insuredinformation|policyholderinformation)$/,
    0.7,
  ),
  label(
    new RegExp(`^(?:the|your)?(?:first|primary|principal)?(?:subscriber|member)${NOT_WHO}s?(?:name)?${AND_ADDRESS}`),
    0.6,
  ),
  label(
    /^you(?:(?:and)?your(?:spouse|family|household|partner)|the(?:named)?(?:insured|policyholder|member)s?)?$/,
    0.5,
  ),
  label(NAMED_FREELY, 0.5),
  label(INSURES, 0.6),
  // 'Name(s)' over who is insured; 'Name' alone is anybody's.
  label(/^names$/, 0.4),
  label(/^names?andmailingaddress(?:es)?$/, 0.6),
  label(/^(?:yournames?|homeowners?names?|unitowners?|propertyowners?|policyowners?|applicants?)$/, 0.6),
]

/** Whose the home is, who need not be the one that insures it: read only where nobody else is named. */
export const TITLE_LABELS: Label[] = [
  label(/^(?:record)?titleholders?(?:ofrecord)?$|^(?:property|home)?owners?ofrecord$/, 0.2),
  // 'Who owns it' beside 'Where the rental is'
  label(/^whoowns(?:it|(?:the|this|your)(?:home|house|property|rental|building))$/, 0.2),
]

const WHO = '(?:insured|assured|policyholder|policyowner|subscriber|member|applicant|owner)'

export const ADDITIONAL_INSURED_LABELS: Label[] = [
  label(
    new RegExp(
      `^(?:nameof)?(?:the)?(?:named)?(?:additional|second|2nd|next|other|joint|secondary|third|further|another)(?:named)?(?:persons?|part(?:y|ies))?${WHO}s?(?:names?)?(?!location|interest|address|number|discount)`,
    ),
  ),
  label(
    /^(?:spouse)?also(?:named|covered|protected|a(?=named)|listed(?=as))?(?:as(?:an?)?)?(?:insured|namedinsured|named)?(?:spouse)?(?:byname|withyou)?(?:(?:on|by|under)(?:this|the|your)policy)?$/,
    0.9,
  ),
  label(ALSO_INSURED, 0.9),
  label(/^(?:named)?insured(?:no)?(?:2(?![a-z]+(?:llc|lp|inc|trust)$)|second$|two$)/, 0.9),
  label(
    new RegExp(
      `^(?:(?:nameof)?(?:the)?co(?:named)?${WHO}|(?:your)?spouse|(?:wife|husband|partner)$|(?:added|new)(?:as(?:an?)?)?(?:additional)?(?:named)?insureds?(?:(?:with|by|under|on)(?:this|the)(?:change|endorsement|amendment|policy))?|insuredadded|namedinsuredadded)`,
    ),
    0.8,
  ),
]

export const MAILING_LABELS: Label[] = [
  label(/^mailing$/, 0.5),
  label(/^(?:mailing|mail|billing|postal|post)(?:address|to)/),
  label(/^mail(?:ing)?$/, 0.5),
  label(/^(?:namedinsureds?|insureds?names?s?)and?mailingaddress/, 0.8),
]
