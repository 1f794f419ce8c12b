/** Declarations that are written as a letter say so: 'This page is the declarations part of your contract with us.', 'These are your declarations.' */
export const SELF_NAMED =
  /\bthese are (?:your|the) (?:[a-z]+ ){0,2}declarations\b|\b(?:this|these) (?:page|document)s? (?:is|are|makes? up|forms?)\b(?! not\b)[^.]{0,30}\bdeclarations?\b|\bthis letter (?:is|serves as|forms) (?:also )?(?:the|your) (?:[a-z]+ ){0,2}declarations?\b/i
