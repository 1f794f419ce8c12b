import { madeOf } from './made-of.ts'

const WORDS =
  '(?:you|also|additional|have|has|the|following|persons?|people|trusts?|is|are|as|named|insureds?|on|under|by|this|your|policy)+$'

/** 'You also have the following as named insureds: …', 'The following are also insured' */
export const ALSO_INSURED = new RegExp(`^${madeOf(WORDS, '(?=.*(?:also|additional))(?=.*insured)')}`)
