/**
 * What a title or a heading names besides this policy and this home: another time ('Last year', 'Until February 28'), an
 * offer ('Plan B', 'With a higher deductible'), another policy ('Your TWIA policy') or another place ('Second home').
 */
const WORDS = [
  'last|prior|previous|former(?:ly)?|expir(?:ing|ed|es)|old|earlier|before|was|were|had|next (?:year|term|renewal)|(?:at|your next) renewal',
  String.raw`quot(?:e|es|ed|ation)|offer\w*|options?|optional|could|would|chose|choose|if you|examples?|compar\w*|ideas|(?:get|ask for) more|more protection|a little more|plan [B-Z]|(?:our|another|other|gold|silver|value|plus) (?:\w+ )?plans?|(?:higher|lower) deductibles?`,
  'not (?:purchased|selected|chosen|bought)|not (?:on|in|part of) (?:this|your) policy|declined',
  String.raw`autos?|cars?|vehicles?|umbrella|boats?|renters?|association|twia|windstorm policy|flood (?:policy|insurance)|other polic\w*|others|neighbou?r\S*`,
  '(?:second|other|rental|rented|beach|lake|vacation|guest) (?:home|house)',
]
const WHOLE = [
  String.raw`until\b.*`,
  '(?:the |your )?farm',
  String.raw`(?:(?:policy )?(?:term|period|year) )?20\d\d\s?[-–]\s?(?:20)?\d\d`,
]
export const OF_ANOTHER = new RegExp(String.raw`\b(?:${WORDS.join('|')})\b|^(?:${WHOLE.join('|')})$`, 'i')
