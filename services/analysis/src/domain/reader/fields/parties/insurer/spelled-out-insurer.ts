import { squash } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { evidenceOf } from '../../../search/evidence.ts'
import type { FieldValues } from '../../../search/field-values.ts'
import { insurerAt } from '../../../values/company.ts'

const SHORT = /\bco\.?$/i

/** 'Provided by   Lone Oak Insurance Co.' under the letterhead of 'LONE OAK INSURANCE COMPANY', or 'LONE OAK INSURANCE CO.' in a logo: as a page spells it out. */
export const spelledOut = (pages: Page[], read: FieldValues): FieldValues => {
  const short = read.fields.insurance_provider
  const place = read.evidence.insurance_provider
  if (!short || !place || !SHORT.test(short)) return read
  const whole = squash(short.replace(/\bins\.?(?=\s)/i, 'Insurance').replace(SHORT, 'Company'))
  for (const cell of pages.flatMap((page) => page.cells)) {
    const name = insurerAt(cell.text)
    if (name && squash(name) === whole)
      return {
        fields: { insurance_provider: name },
        evidence: { insurance_provider: evidenceOf([cell], place.confidence) },
      }
  }
  return read
}
