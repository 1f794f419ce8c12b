import { asLabel } from './questions.ts'

/** How carriers shorten the words of a table: 'Pers. Prop. Repl. Cost', 'Med Pmts', 'Wind/Hail Ded', 'Location(s) insured'. */
const ABBREVIATIONS: [RegExp, string][] = [
  [/\(s\)(?=\s[A-Za-z])/gi, ''],
  [/\bcovg?s?\.(?=\s)|\bcov(?=\s[A-F]\b)/gi, 'coverage'],
  [/\bdwlg?\b\.?/gi, 'dwelling'],
  [/\b(?:dwell|dwel)\b\.?/gi, 'dwelling'],
  [/\bothr?\.?(?=\s(?:str|bldgs?\b|buildings|perils?|losses))/gi, 'other'],
  [/\b(?:structs?|strucs?|strs?)\b\.?/gi, 'structures'],
  [/\bunsch(?:ed)?\b\.?/gi, 'unscheduled'],
  [/\bpers\b\.?/gi, 'personal'],
  [/\b(?<=personal\s)props?\b\.?/gi, 'property'],
  [/\bppty\b\.?/gi, 'property'],
  [/\bPP(?=\sRep)/g, 'personal property'],
  [/\brep(?:l|lc?mt?)\b\.?/gi, 'replacement'],
  [/\br[./]c\.?(?=\s(?:on )?contents)|(?<=\bcontents )r(?:\.c\.|\/?c\b)/gi, 'replacement cost'],
  [/\b(?<=(?:extended|extd?\.?|expanded|enhanced|guaranteed|additional|add['’]?[tn]?l\.?) )RC\b/gi, 'replacement cost'],
  [/\bERC\b(?=\s\d)/g, 'extended replacement cost'],
  [/\badd(?:['’]?l|tl|n['’]?l)\b\.?|\badd\.(?=\s)/gi, 'additional'],
  [/\bamts?\b\.?(?=\s(?:of|on)\b)/gi, 'amount'],
  [/\bins\b\.?(?=\scov)/gi, 'insurance'],
  [/\bext(?:d|nd)?\b\.?(?=\s(?:repl|dwel|cov|limit))/gi, 'extended'],
  [/\bliab\b\.?/gi, 'liability'],
  [/\bmed\b\.?(?=\s(?:pay|pmt|exp|pymt))/gi, 'medical'],
  [/\b(?:pmts?|pymts?|paymts?)\b\.?/gi, 'payments'],
  [/(?<=\S\s)\bexps?\b\.?$|(?<=\bliving )exps?\b\.?/gi, 'expense'],
  [/\bded(?:uct|t)?\b\.?(?!\w)/gi, 'deductible'],
  [/\bbldg\b\.?(?=\s(?:ord|laws?\b|codes?\b))/gi, 'building'],
  [/\bbldgs\b\.?/gi, 'buildings'],
  [/\bbldg\b\.?$/gi, 'building'],
  // Systems leave out the full stops, too: 'Wtr bkup/sump'
  [/\bwtr\b(?!\.)/gi, 'water'],
  [/\bbk-?up\b/gi, 'backup'],
  [/\btrop\b\.?(?=\s(?:storm|cyclone))/gi, 'tropical'],
  [/\bord\b\.?(?=\s?(?:or|&|and|\/)\s?law)/gi, 'ordinance'],
  [/\bprem\b\.?/gi, 'premium'],
  [/\bann\b\.?(?=\s(?:premium|prem))/gi, 'annual'],
  [/\bswrs?\b\.?/gi, 'sewer'],
  [/\bw(?:ind)?\s?[/&]\s?h(?:ail)?\b/gi, 'wind/hail'],
  [/\bWHD\b/g, 'wind/hail deductible'],
  [/\bWH\b/g, 'wind/hail'],
  [/\blim\b\.?/gi, 'limit'],
  [/^insd\b\.?/gi, 'insured'],
  [/\bhurr?\b\.?/gi, 'hurricane'],
  [/\bcl\b\.?(?=\s\d\b)/gi, 'clause'],
  [/\bsett?l(?:mt?)?\b\.?|\bsetm\b\.?/gi, 'settlement'],
  [/\bdt\b\.?(?=\s(?:of\b|built))/gi, 'date'],
]

/** Anything shortened at all: most cells are not, and labels are asked for often. */
const MAY_BE_SHORT =
  /\(s\)\s|\b(?:covg?s?\.|cov\s[a-f]\b|dwlg?|dwell?\b|oth|structs?|strucs?|strs?|unsch|pers|ppty|pp\b|rep|e?rc\b|r[./]c\b|add|amts?\b|ins\b.? cov|ext|liab|med\b|pm|pym|paym|living exp|exps?$|ded|ord\b|prem\b|ann\b|whd?\b|w\s?[/&]|lim\b|bldg|cl\b|dt\b|hurr?\b|insd\b|set|swr|wtr|bk-?up|trop\b)/i

/** The words in full, in the order of a label's. */
export const inFull = (text: string): string => {
  const asked = asLabel(text)
  return MAY_BE_SHORT.test(asked)
    ? ABBREVIATIONS.reduce((words, [short, full]) => words.replace(short, full), asked)
    : asked
}
