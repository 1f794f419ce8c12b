import { type Label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { type Cell, squash } from '../cell.ts'

/** What heads a row or a column of them. */
const COVERED: { name: string; labels: Label[] }[] = [
  { name: 'Dwelling', labels: LIMIT_LABELS.coverage_a_dwelling },
  { name: 'Other structures', labels: LIMIT_LABELS.coverage_b_other_structures },
  { name: 'Personal property', labels: LIMIT_LABELS.coverage_c_personal_property },
  { name: 'Loss of use', labels: LIMIT_LABELS.coverage_d_loss_of_use },
  { name: 'Personal liability', labels: LIMIT_LABELS.coverage_e_personal_liability },
  { name: 'Medical payments', labels: LIMIT_LABELS.coverage_f_medical_payments },
]

/** 'Dwelling:', 'Coverage A - Dwelling', 'Deluxe House Coverage', 'Amount of coverage for your house', 'House Coverage – amount of dwelling coverage' */
export const nameOf = (text: string): string =>
  text
    .replace(/[\s:–—-]+$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s[–—-]\samount of (?:(?:the )?[a-z]+ )?(?:coverage|insurance)$/i, '')
    .replace(/^(?:cov(?:erage|\.)?\s)?[A-F]\s?[.:–—-]\s?(?=[A-Za-z]{3})/i, '')
    .replace(/^(?:amount|limit) of (?:coverage|insurance|liability) (?:for|on) (?:the |your )?/i, '')
    .replace(OF_WHAT_IT_IS_BUILT, '')
    .replace(/^(?:deluxe|standard|custom|preferred|premier)\s(?=(?:house|home|contents|dwelling)\b)/i, '')

/** 'Two story brick veneer dwelling' */
const OF_WHAT_IT_IS_BUILT =
  /^(?:(?:frame|brick|masonry|stucco|stone|veneer|wood|log|(?:one|two|single|1|2)[- ](?:family|story))[ ,-]+)+(?=(?:dwelling|house|home|residence)\b)/i

export const coverageOf = (text: string): string | undefined => {
  const name = nameOf(text)
  return COVERED.find(({ labels }) => matchLabel({ text: name, key: squash(name) } as Cell, labels) !== null)?.name
}

/** Two coverages at least, and nothing else, on one line. */
export const areCoverages = (line: Cell[]): boolean => {
  const names = line.map(({ text }) => coverageOf(text))
  return new Set(names).size > 1 && !names.includes(undefined)
}
