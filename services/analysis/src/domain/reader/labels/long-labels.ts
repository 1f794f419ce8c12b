/** 'Loss by windstorm or hail, 2% of the sum of Coverages A and C': a name and its share, in however many words. */
const NAMES_SHARE = /^[A-Z][^.;:$%\d]{3,50} \d{1,2}(?:\.\d+)?\s?% of [^.;:$%]{3,50}$/

/** '$5,520 for windstorm or hail, other than a named storm (2% of Coverage A)': an amount, what it is for, and its share. */
const SAYS_SHARE = /^\$[\d,]+ (?:for|on) [^.;:$%()]{3,80} \(\d{1,2}(?:\.\d+)?\s?% of [^.;:$%()]{3,40}\)$/

/** 'Limited fungi, wet or dry rot, or bacteria (Section I) - per loss / policy aggregate' */
const NAMES_BASES = /^[A-Z][^.;:$%\d]{3,90} per (?:loss|occurrence|claim) ?\/ ?(?:[a-z]+ )?aggregate$/

/** 'Mortgagee Elm Bank, its successors and/or assigns, PO Box 12, Waco TX 76701. Loan 4471', without a colon: whose interest is insured, not what happens to it. */
const NAMES_LENDER =
  /^[A-Z][A-Za-z /]{3,40}(?: \([a-z]{3,8}\))? [A-Z][^.;:$%]{3,60},? (?:ISAOA|ATIMA|its successors and(?:\/or)? assigns)\b,? (?:P\.?\s?O\.?\s?Box|PO BOX|\d+ [A-Z])/

/** 'The residence premises is located at the address listed below', over it */
const LEADS_TO_ADDRESS = /^the [a-z ]{5,60} is located at the (?:above )?address [^.;:$%\d]{4,40}$/i

/** 'If losses are a result of Wind/Hail, the deductible is 2% of Coverage C, $1,200' */
const SAYS_DEDUCTIBLE =
  /^If (?:a )?loss(?:es)? (?:is|are) (?:an?|the) result of [A-Z][^.;:$%\d]{3,40},? the deductible is \d[\d.]*\s?% of [^.;:$%\d]{3,30}(?:, \$[\d,]+)?$/

/** Whether a text of so many words is a label all the same. */
export const isLongLabel = (text: string): boolean =>
  [NAMES_SHARE, SAYS_SHARE, NAMES_BASES, NAMES_LENDER, LEADS_TO_ADDRESS, SAYS_DEDUCTIBLE].some((form) =>
    form.test(text),
  )
