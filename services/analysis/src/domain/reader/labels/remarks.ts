/** A remark that ends a label and neither holds a figure nor says that it is about something else. */
const REMARK =
  /^[A-Z][^():$%\d]*\s\((?![^)]*(?:deductible|liab|section|exclu|umbrella|premis|off|roof|prior|not|master|association))[^()$%\d]*\)$/i

/** 'Water backup (deductible $500)', '(deductible $500 per occurrence)': what the coverage has of its own is no part of its name. */
const OWN_DEDUCTIBLE =
  /^[A-Z][^():$%\d]*(?:,\s|\s\()deductible(?: of| is)?:?\s(?:\$\s?[\d,]+\d|\d[\d.]*\s?%)(?:,? (?:per|(?:for |on )?each|a) (?:covered )?(?:occurrence|loss|claim|event))?\)?$/i

/** 'Water backup (Limit/Deductible)', 'Fungi (Section I / Section II)': what the two figures beside it are, of which the first counts. */
const OF_TWO =
  /^[A-Z][^():$%\d]*\s\((?:lim(?:it|\.)?\s?\/\s?ded(?:uctible|\.)?|sect(?:ion|\.)? I\s?[/&]\s?(?:sect(?:ion|\.)? )?II)\)$/i

/** 'Dwelling (replacement cost, roof excepted as below)': how it is paid. */
const HOW_PAID = /^[A-Z][^():$%\d]*\s\((?:replacement cost|actual cash value)\b[^()$%\d]*\)$/i

/** Where the remark behind a name begins; -1 without one. */
export const remarkAt = (text: string): number => {
  const hasRemark =
    (text.endsWith(')') && [REMARK, OF_TWO, HOW_PAID].some((form) => form.test(text))) || OWN_DEDUCTIBLE.test(text)
  return hasRemark ? text.search(/ \(|, deductible/i) : -1
}
