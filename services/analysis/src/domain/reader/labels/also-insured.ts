/** 'You also have the following as named insureds: …', 'The following are also insured' */
export const ALSO_INSURED =
  /^(?=.*(?:also|additional))(?=.*insured)(?:you|also|additional|have|has|the|following|persons?|people|trusts?|is|are|as|named|insureds?|on|under|by|this|your|policy)+$/
