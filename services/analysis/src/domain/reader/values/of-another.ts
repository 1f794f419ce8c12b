import { insurerAt } from './company.ts'

/**
 * Words with which a title or a heading names something besides this policy and this home: another time ('Last year',
 * 'Until February 28'), an offer ('Plan B', 'With a higher deductible'), another policy ('Your TWIA policy') or another place ('Second home').
 */
const WORDS = [
  'last|prior|previous|former(?:ly)?|expir(?:ing|ed|es)|old|earlier|before(?! (?:we|you need|your policy))|was|were|had|next (?:year|term|renewal)|(?:at|your next) renewal',
  String.raw`quot(?:e|es|ed|ation)|offer\w*|options?(?! (?:you )?(?:selected|chosen?|bought)(?! not\b))|optional|could|would|choose|chose not|if you|examples?|samples?|compar\w*|ideas|(?:get|ask for) more|more protection|a little more|plan [B-Z]|(?:our|another|other|gold|silver|value|plus) (?:\w+ )?plans?|(?:higher|lower) deductibles?`,
  'not (?:purchased|selected|chosen|bought)|not (?:on|in|part of) (?:this|your) policy|declined',
  String.raw`autos?(?! (?:pay|club)\b| (?:&|and) home(?: insurance)?$)|cars?|vehicles?|umbrella|boats?|renters?|association|twia|windstorm policy|state pool|master policy|building policy|condominium['’]s|condominium building|flood (?:policy|insurance)|other polic\w*|others|neighbou?r\S*`,
  '(?:second|other|rental|rented|beach|lake|vacation|guest) (?:home|house)',
]
const WHOLE = [
  String.raw`until\b.*`,
  '(?:the |your )?farm',
  String.raw`(?:(?:policy )?(?:term|period|year) )?20\d\d\s?[-–]\s?(?:20)?\d\d`,
]
const OF_ANOTHER = new RegExp(String.raw`\b(?:${WORDS.join('|')})\b|^(?:${WHOLE.join('|')})$`, 'i')

/**
 * Not of a street or a company: '12 Old Mill Rd', 'Auto Club Insurance Company'; 'Second home, 44 Oak St' is another home,
 * and 'Texas Windstorm Insurance Association' may head what it insures itself.
 */
export const namesAnother = (title: string): boolean =>
  OF_ANOTHER.test(title) && !STREET.test(title) && !isInsurer(title) && !LENDING_COMPANY.test(title)

const isInsurer = (title: string): boolean =>
  insurerAt(title) === title && !/\b(?:windstorm|flood|umbrella|boats?|renters?)\b/i.test(title)

const STREET =
  /^(?:(?:named )?insureds?: [^\d]+, )?\d+[A-Z]? (?:[A-Z][\w.]* ){1,4}(?:rd|road|ln|lane|dr|drive|st|street|ave|avenue|ct|court|way|trail|trl|blvd|cir|circle|loop|pl|place)\b/i
/** 'Federal National Mortgage Association' */
const LENDING_COMPANY = /^(?!your\b)[\w&.' ]+ (?:mortgage|banking|savings|loan) (?:association|company|corporation)$/i
