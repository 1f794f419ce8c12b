import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import type { Page } from '../geometry/layout.ts'
import { evidenceOf } from '../search/evidence.ts'
import type { FieldValues } from '../search/field-values.ts'
import { withDwellingNamed } from './items-named.ts'
import { toldDeductibles } from './told-deductibles.ts'
import { toldFacts } from './told-facts.ts'
import { toldIdentity } from './told-identity.ts'
import { type ToldLimit, toldLimits } from './told-limits.ts'
import { toldSentences } from './told-sentences.ts'

/** All that a policy tells in sentences; every value with the sentence that tells it. A share may be of a limit that stands in a table or a card. */
export const readTold = (pages: Page[], limitInTable: number | null): FieldValues => {
  const sentences = withDwellingNamed(pages, pages.flatMap(toldSentences))
  const identity = toldIdentity(sentences)
  const facts = toldFacts(sentences, identity.fields.effective_date ?? null)
  const limits = limitsIn(toldLimits(sentences), limitInTable)
  const fields: Partial<PolicyFields> = { ...facts.fields, ...identity.fields, ...limits.fields }
  const evidence: FieldEvidence = { ...facts.evidence, ...identity.evidence, ...limits.evidence }
  const deductibles = toldDeductibles(sentences, fields.coverage_a_dwelling ?? limitInTable)
  if (deductibles.length === 0) return { fields, evidence }
  fields.deductibles = { all_perils: null, wind_hail: null, hurricane: null }
  for (const { peril, value, cells } of deductibles) {
    fields.deductibles[peril] = value
    evidence[`deductibles.${peril}`] = evidenceOf(cells, 0.85, value.stated === 'percentage' ? 'derived' : 'printed')
  }
  return { fields, evidence }
}

/** Of two figures for one limit neither holds. */
const limitsIn = (told: ToldLimit[], limitInTable: number | null): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const dwellings = told.filter(({ topic }) => topic === 'coverage_a_dwelling').map((one) => one.dollars)
  const dwelling = dwellings.length > 0 ? agreed(dwellings) : limitInTable
  for (const topic of new Set(told.map((one) => one.topic))) {
    const own = told.filter((one) => one.topic === topic)
    const value = agreed(own.map((one) => figureOf(one, dwelling)))
    const [first] = own
    if (value === null || !first) continue
    Object.assign(fields, { [topic]: value })
    evidence[topic] = evidenceOf(first.cells, 0.85, isDerived(first) ? 'derived' : 'printed')
  }
  return { fields, evidence }
}

const isShare = (topic: ToldLimit['topic']): boolean =>
  topic === 'ordinance_or_law_percentage' || topic === 'extended_dwelling_percentage'

const isDerived = ({ topic, dollars, percent }: ToldLimit): boolean =>
  isShare(topic) ? percent === null : dollars === null

const figureOf = ({ topic, dollars, percent }: ToldLimit, dwelling: number | null): number | null => {
  if (!isShare(topic)) return dollars ?? (percent && dwelling ? Math.round(dwelling * percent) / 100 : null)
  const share = dollars && dwelling ? (dollars / dwelling) * 100 : null
  if (percent !== null) return share === null || Math.abs(share - percent) < 0.1 ? percent : null
  return share !== null && Math.abs(share - Math.round(share)) < 0.01 && share >= 1 ? Math.round(share) : null
}

const agreed = (values: (number | null)[]): number | null => {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}
