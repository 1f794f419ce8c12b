/** '…, explained on two pages. These are your declarations.'; not 'your declarations if you accept', 'your old declarations' */
export const THESE_ARE_YOURS =
  /\bthese are your (?:(?:policy|home|homeowners|renewal|amended|new|current) )*declarations(?=[.,;]|$)/i

/** Declarations that are written as a letter say so: 'This page is the declarations part of your contract with us.', 'These are your declarations.' */
export const SELF_NAMED = new RegExp(
  String.raw`${THESE_ARE_YOURS.source}|\b(?:this|these) (?:page|document)s? (?:is|are|makes? up|forms?)\b(?! not\b)[^.]{0,30}\bdeclarations?\b|\bthis letter (?:is|serves as|forms) (?:also )?(?:the|your) (?:[a-z]+ ){0,2}declarations?\b`,
  'i',
)
