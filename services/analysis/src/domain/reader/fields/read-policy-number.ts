import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { sentencesWith } from '../geometry/running-text.ts'
import { POLICY_NUMBER_LABELS } from '../labels/identity-labels.ts'
import { findBest, type Reading } from '../search.ts'
import { parseDates } from '../values/dates.ts'
import { codeAtStart } from '../values/form-code.ts'
import type { FieldValues } from './field-values.ts'

/** The number at its label, or in a sentence: 'Your policy, 5342 HR 708811, runs from …'. */
export const readPolicyNumber = (pages: Page[]): FieldValues => {
  const found = findBest(pages, POLICY_NUMBER_LABELS, policyNumberIn)
  if (found) return { fields: { policy_number: found.value }, evidence: { policy_number: evidenceOfFound(found) } }
  for (const page of pages) {
    for (const { text, cells } of sentencesWith(page, /\b[Pp]olicy\b/)) {
      const number = numberIn(SAID.exec(text)?.[1] ?? '')
      if (number) return { fields: { policy_number: number }, evidence: { policy_number: evidenceOf(cells, 0.85) } }
    }
  }
  return { fields: {}, evidence: {} }
}

/** Letters, figures, spaces and dashes with four figures at least; not a date, not a telephone number. */
const NUMBER = /^(?=(?:[^\d]*\d){4})[A-Z]{0,4}[A-Z0-9]*(?:[ -][A-Z0-9]{1,12}){0,6}/
const SAID =
  /\b[Pp]olicy(?:,? (?:number|no\.?|numbered))?,? ([A-Z0-9][A-Z0-9 -]{4,28}\d[A-Z0-9-]*)(?=[,.]? (?:runs|is|begins|starts|has|insures|covers|was|from|effective|for|at)\b)/

/** 'Number' heads a list of forms, too. */
const policyNumberIn = ({ lines, match }: Reading): string | undefined => {
  const [first = '', second = ''] = lines
  const isList = match.weight < 0.5 && codeAtStart(first) !== null && codeAtStart(second) !== null
  return isList || ISO_FORM.test(first) ? undefined : numberIn(first)
}

const ISO_FORM = /^(?:HO|DP|DL|H|TDP) ?\d\d ?\d\d\b(?! ?\d{3})/

const numberIn = (whole: string): string | undefined => {
  const line = (whole.split('  ')[0] ?? '').split(', ')[0] ?? ''
  const text = line.split(/\s(?=(?:policy|effective|term|from|period)\b)/i)[0] ?? ''
  const printed = text.replace(/^is\s/, '').replace(/\s(?:HO|DP)-?[0-9AB]$/, '')
  const match = NUMBER.exec(printed)
  // '4417 Cat Mountain' goes on in small letters: a street.
  if (!match || parseDates(text).length > 0 || /^[a-z]/.test(printed.slice(match[0].length))) return undefined
  const number = match[0].replace(/\s(?:PAGE|EFFECTIVE|POLICY|CONTINUED|AGENT)\b.*$/i, '').trim()
  return number.length <= 30 && /\d{3}/.test(number.replace(/[ -]/g, '')) ? number : undefined
}
