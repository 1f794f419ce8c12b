import { readPolicy } from '../../../services/analysis/src/domain/reader/read-policy.ts'
import { compareFields, type Verdict } from '../../../services/analysis/test/compare-fields.ts'
import { VARIATIONS } from '../../../services/analysis/test/varied-pages.ts'
import { studiedDocuments } from '../../../services/analysis/training/documents.ts'

/** One document of so many: all of them would take an hour. */
const OF = 8

/**
 * How many fields are answered otherwise when the very same pages are printed a little otherwise: what a rule has learned of
 * the document that it was made for, and not of the trade. `other` is worse than `lost`: it is a wrong value.
 */
export async function measure(): Promise<void> {
  const documents = (await studiedDocuments()).filter((_, index) => index % OF === 0)
  console.log(`${`${documents.length} documents`.padEnd(34)}fields    lost   other   new`)
  const before = documents.map(({ pages }) => fieldsOf(pages))
  for (const [name, vary] of Object.entries(VARIATIONS)) {
    const verdicts = documents.flatMap(({ pages }, index) => verdictsOf(before[index] ?? {}, fieldsOf(pages.map(vary))))
    const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
    const cells = [verdicts.length - count('absent'), count('missing'), count('wrong'), count('invented')]
    console.log(`${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(8)).join('')}`)
  }
}

const fieldsOf = (pages: Parameters<typeof readPolicy>[0]): Record<string, unknown> => ({ ...readPolicy(pages).fields })

const verdictsOf = (before: Record<string, unknown>, after: Record<string, unknown>): Verdict[] =>
  compareFields(before, after).map(({ verdict }) => verdict)
